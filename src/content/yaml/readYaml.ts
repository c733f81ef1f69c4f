import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

export interface Mistake {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface ReadYaml<Data> {
  readonly data?: Data;
  readonly mistakes: readonly Mistake[];
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
    .replace(/^\./, '');

/** Parses YAML and checks its data. */
export function readYaml<const Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): ReadYaml<v.InferInput<Schema>> {
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
  // The data itself, because the output of the schema has another order of fields.
  if (v.is(schema, data)) return { data, mistakes: [] };
  const { issues = [] } = v.safeParse(schema, data);
  const mistakes = issues.map(({ path = [], message }) => {
    const keys = path.map(({ key }) => key);
    return { line: lineOf(document, lines, keys), field: fieldOf(keys), message };
  });
  return { mistakes };
}

/** Returns the line of a message: file, line, field and what is wrong. */
export const mistakeText = (file: string, { line, field, message }: Mistake): string =>
  `${file}:${line}: ${field}: ${message}`;
