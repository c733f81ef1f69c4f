export interface Language {
  readonly code: 'en' | 'ar' | 'ur' | 'hi';
  readonly name: string;
  /** ISO 3166 code of the country of its flag (LA-05). */
  readonly flag: 'gb' | 'ae' | 'pk' | 'in';
  /** Urdu pages are left-to-right; their texts have `dir="auto"` (LA-02). */
  readonly dir: 'ltr' | 'rtl';
  /** Locale for `Intl`, with Latin digits in every language. */
  readonly locale: string;
}

export type LanguageCode = Language['code'];

export const languages = [
  { code: 'en', name: 'English', flag: 'gb', dir: 'ltr', locale: 'en-GB' },
  { code: 'ar', name: 'العربية', flag: 'ae', dir: 'rtl', locale: 'ar-AE-u-nu-latn' },
  { code: 'ur', name: 'اردو', flag: 'pk', dir: 'ltr', locale: 'ur-PK-u-nu-latn' },
  { code: 'hi', name: 'हिन्दी', flag: 'in', dir: 'ltr', locale: 'hi-IN-u-nu-latn' },
] as const satisfies readonly Language[];

export const defaultLanguage: LanguageCode = 'en';

/** Separate from the table, which the head script does not need. */
const codes: readonly LanguageCode[] = ['en', 'ar', 'ur', 'hi'];

/** Returns true for the four language codes of the site (LA-01). */
export const isLanguageCode = (value: unknown): value is LanguageCode => codes.some((code) => code === value);

/** Returns the language of a code. */
export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) ?? languages[0];
}
