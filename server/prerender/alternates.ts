import { inLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';

/** A page in another language. https://developers.google.com/search/docs/specialty/international/localized-versions */
export interface Alternate {
  /** BCP 47 code, or `x-default` for all other languages. */
  readonly hreflang: string;
  readonly href: string;
}

/** Returns the addresses of a page in all languages, including its own (LA-07). */
export const alternatesOf = (url: string, path: string): Alternate[] => [
  ...languages.map(({ code }) => ({ hreflang: code, href: url + inLanguage(code, path) })),
  { hreflang: 'x-default', href: url + path },
];
