import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { isPagePath, noAddress } from '../../../src/content/pages/fields.ts';
import { type PageFile, pageFile } from '../../../src/content/pages/page.ts';
import { isLanguageCode, type LanguageCode } from '../../../src/i18n/languages.ts';

export interface Mistake {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface ReadPage {
  readonly page?: PageFile;
  readonly mistakes: readonly Mistake[];
}

const FILE = /(?:^|\/)content\/pages\/([^/]+)(\/.+)\.yaml$/;

/** Returns language and address of a page's file, if it is one. */
export function pageOfFile(
  file: string,
): { readonly language: LanguageCode; readonly path: string } | undefined {
  const [, language, path = ''] = FILE.exec(file) ?? [];
  return isLanguageCode(language) ? { language, path } : undefined;
}

/** Returns the line of a field; of its parent if it is missing. */
function lineOf(document: Document, lines: LineCounter, path: readonly unknown[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return path.length === 0 ? 1 : lineOf(document, lines, path.slice(0, -1));
}

const fieldOf = (path: readonly unknown[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .slice(1);

function addressMistakes(file: string): readonly Mistake[] {
  const { path } = pageOfFile(file) ?? {};
  return path === undefined || isPagePath(path)
    ? []
    : [{ line: 1, field: 'file name', message: noAddress(path) }];
}

/** Parses and checks the file of a page. */
export function readPage(text: string, file: string): ReadPage {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      mistakes: document.errors.map(({ pos: [start], message }) => ({
        line: lines.linePos(start).line,
        field: 'YAML',
        message: `${message}. Text with “: ” or “#” is on a separate line, below “>-”`,
      })),
    };
  const data: unknown = document.toJS();
  const misplaced = addressMistakes(file);
  // The data itself, because the output of the schema has another order of fields.
  if (misplaced.length === 0 && v.is(pageFile, data)) return { page: data, mistakes: [] };
  const { issues = [] } = v.safeParse(pageFile, data);
  const mistakes = issues.map(({ path = [], message }) => {
    const keys = path.map(({ key }) => key);
    return { line: lineOf(document, lines, keys), field: fieldOf(keys), message };
  });
  return { mistakes: [...misplaced, ...mistakes] };
}

/** Returns the line of a message: file, line, field and what is wrong. */
export const mistakeText = (file: string, { line, field, message }: Mistake): string =>
  `${file}:${line}: ${field}: ${message}`;
