/** Returns the text direction of a language, which differs from the page's direction in Urdu (LA-02). */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return lang === 'ar' || lang === 'ur' ? 'rtl' : 'ltr';
}

const URDU_LETTERS = /[ٹڈڑںےھہۂکگپچژ]/;

/** Returns the language that most letters of a text belong to: `ar`, `ur`, `hi` or `en`. */
export function languageOfText(text: string): 'en' | 'ar' | 'ur' | 'hi' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const arabic = count(/\p{Script=Arabic}/gu);
  const devanagari = count(/\p{Script=Devanagari}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (devanagari > arabic && devanagari > latin) return 'hi';
  if (arabic <= latin) return 'en';
  return URDU_LETTERS.test(text) ? 'ur' : 'ar';
}
