import type { Fact } from './fact.ts';

/** The word for "about" before an unconfirmed figure, by language code. */
const ABOUT: Readonly<Record<string, string>> = {
  en: 'about',
  ar: 'نحو',
  ur: 'تقریباً',
  hi: 'लगभग',
};

/** For a language without a word of its own the sign is understood everywhere. */
const ABOUT_SIGN = '≈';

/** After Arabic's word for "about" a dual (two months, two years) takes its other form. */
const afterAbout = (text: string, language: string) =>
  language === 'ar' ? text.replace(/(يوم|أسبوع|شهر|سنت)ان$/, '$1ين') : text;

/** A written figure with the word for "about" where it is not confirmed. `language` is a code such as `en`. */
export const withCertainty = (text: string, certainty: Fact['certainty'], language: string): string =>
  certainty === 'about' ? `${ABOUT[language] ?? ABOUT_SIGN} ${afterAbout(text, language)}` : text;
