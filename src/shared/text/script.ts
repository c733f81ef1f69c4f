/** The direction in which text of a language runs; the page's own direction is another matter (LA-02). */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return lang === 'ar' || lang === 'ur' ? 'rtl' : 'ltr';
}

const URDU_LETTERS = /[ٹڈڑںےھہۂکگپچژ]/;

/**
 * The language that a text's script speaks for: `ar`, `ur`, `hi` or `en`. A few foreign words do not decide;
 * most letters do.
 */
export function languageOfText(text: string): 'en' | 'ar' | 'ur' | 'hi' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const arabic = count(/\p{Script=Arabic}/gu);
  const devanagari = count(/\p{Script=Devanagari}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (devanagari > arabic && devanagari > latin) return 'hi';
  if (arabic <= latin) return 'en';
  return URDU_LETTERS.test(text) ? 'ur' : 'ar';
}
