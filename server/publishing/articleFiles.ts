import { inLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';

/** The files of an article's page, in all languages. */
export function filesAt(path: string): string[] {
  const plain = decodeURIComponent(path);
  return languages.map(({ code }) => `${inLanguage(code, plain).slice(1)}/index.html`);
}
