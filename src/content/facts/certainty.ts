import type { Fact } from './fact.ts';

/** "About" before an unconfirmed figure, by language code. */
const ABOUT: Readonly<Record<string, string>> = {
  en: 'about',
  ar: 'نحو',
  ur: 'تقریباً',
  hi: 'लगभग',
};

const ABOUT_SIGN = '≈';

/** After Arabic's "about" a dual (two months, two years) is inflected. */
const afterAbout = (text: string, language: string) =>
  language === 'ar' ? text.replace(/(يوم|أسبوع|شهر|سنت)ان$/, '$1ين') : text;

/** Adds "about" to an unconfirmed figure. `language` is a code such as `en`. */
export const withCertainty = (text: string, certainty: Fact['certainty'], language: string): string =>
  certainty === 'about' ? `${ABOUT[language] ?? ABOUT_SIGN} ${afterAbout(text, language)}` : text;
