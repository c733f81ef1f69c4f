import type { LanguageCode } from '../../src/i18n/languages.ts';

/** The modules in which facts have words of a language, from the root; in English the table itself says them. */
export const factWordFiles: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [],
  ar: ['src/content/facts/arabic.ts'],
  ur: ['src/content/facts/urdu.ts'],
  hi: ['src/content/facts/hindi.ts'],
};
