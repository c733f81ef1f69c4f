import type { LanguageCode } from '../i18n/languages.ts';

/**
 * The firm's name, as each language writes it: the one place that has it (FR-10). Texts of the interface say `{{brand}}`,
 * content pages take it from here.
 */
export const brand: Readonly<Record<LanguageCode, string>> = {
  en: 'Marsa',
  ar: 'مرسى',
  ur: 'مرسیٰ',
  hi: 'मरसा',
};
