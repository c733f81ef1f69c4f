/** A language of the site. The page's direction comes from here and nowhere else (LA-01, LA-02). */
export interface Language {
  /** BCP 47 code, also the value of `<html lang>`. */
  readonly code: 'en' | 'ar' | 'ur' | 'hi';
  /** The language's own name. */
  readonly name: string;
  /** ISO 3166 code of the country whose flag stands for it (LA-05). */
  readonly flag: 'gb' | 'ae' | 'pk' | 'in';
  /** Urdu keeps a left-to-right page; its texts take their own direction by `dir="auto"` (LA-02). */
  readonly dir: 'ltr' | 'rtl';
  /** Locale for `Intl`: figures stay in Latin digits in every language. */
  readonly locale: string;
}

export type LanguageCode = Language['code'];

export const languages = [
  { code: 'en', name: 'English', flag: 'gb', dir: 'ltr', locale: 'en-US' },
  { code: 'ar', name: 'العربية', flag: 'ae', dir: 'rtl', locale: 'ar-AE-u-nu-latn' },
  { code: 'ur', name: 'اردو', flag: 'pk', dir: 'ltr', locale: 'ur-PK-u-nu-latn' },
  { code: 'hi', name: 'हिन्दी', flag: 'in', dir: 'ltr', locale: 'hi-IN-u-nu-latn' },
] as const satisfies readonly Language[];

export const defaultLanguage: LanguageCode = 'en';

/** Without the table, which the script in each page's head does not need. */
const codes: readonly LanguageCode[] = ['en', 'ar', 'ur', 'hi'];

/** True for the four codes of the site; anything else that storage or a URL gives is ignored (LA-01). */
export const isLanguageCode = (value: unknown): value is LanguageCode => codes.some((code) => code === value);

/** The table's row for a code. */
export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) ?? languages[0];
}
