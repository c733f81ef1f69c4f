import type { LanguageCode } from '../i18n/languages.ts';

/** The firm's name in each language (FR-10). Interface texts refer to it as `{{brand}}`. */
export const brand: Readonly<Record<LanguageCode, string>> = {
  en: 'Marsa',
  ar: 'مرسى',
  ur: 'مرسیٰ',
  hi: 'मरसा',
};
