import { isPagePath, noAddress } from '../../../src/content/yaml/fields.ts';
import { type PageFile, pageFile } from '../../../src/content/pages/page.ts';
import { type Mistake, readYaml } from '../../../src/content/yaml/readYaml.ts';
import { isLanguageCode, type LanguageCode } from '../../../src/i18n/languages.ts';

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

function addressMistakes(file: string): readonly Mistake[] {
  const { path } = pageOfFile(file) ?? {};
  return path === undefined || isPagePath(path)
    ? []
    : [{ line: 1, field: 'file name', message: noAddress(path) }];
}

/** Parses and checks the file of a page. */
export function readPage(text: string, file: string): ReadPage {
  const { data, mistakes } = readYaml(text, pageFile);
  const all = [...addressMistakes(file), ...mistakes];
  return data && all.length === 0 ? { page: data, mistakes: [] } : { mistakes: all };
}
