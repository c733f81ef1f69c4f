import { splitLanguage } from './addresses.ts';
import type { LanguageCode } from './languages.ts';
import { storedLanguage } from './storedLanguage.ts';

/** The language of the page at the browser's address: the one that it begins with (LA-07), else the reader's own. */
export const pageLanguage = (): LanguageCode =>
  splitLanguage(window.location.pathname).code ?? storedLanguage();
