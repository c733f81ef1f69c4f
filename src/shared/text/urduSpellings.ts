/** The Urdu letter he of «پتہ», which Arabic does not use. */
const HE = '\u06C1';

/** Urdu letters that Arabic lacks; nearly every phrase has one. */
const URDU = /[\u0679\u067E\u0686\u0688\u0691\u06A9\u06AF\u06BA\u06BE\u06C1\u06CC\u06D2]/;

// Three letters or more: «یہ» and «کہ» are other words with an alef.
const FINAL_HE = /([\p{L}\p{M}]{2})\u06C1(?![\p{L}\p{M}])/gu;

// Only loan words end in hamza; they have Arabic letters only.
const LOAN_WITH_FINAL_ALEF =
  /(^|[^\p{L}\p{M}])([\u0621-\u063A\u0641-\u0648\u06A9\u06CC\u06C1]{3,24}\u0627)(?![\p{L}\p{M}])/gu;

const withAlefs = (text: string) => text.replace(FINAL_HE, '$1\u0627');

/** Replaces each final he by an alef, a common spelling: «پتا» for «پتہ»; undefined if there is none. */
export function alefSpelling(text: string): string | undefined {
  if (!text.includes(HE)) return undefined;
  const spelt = withAlefs(text);
  return spelt === text ? undefined : spelt;
}

/**
 * Returns a text in the alternative spelling of its Urdu words: alef for final he, and the final hamza that many omit,
 * «اجراء» for «اجرا». Number and order of words are the same. Undefined for other languages, where a hamza changes the
 * word: «انها» and «انهاء».
 */
export function otherSpelling(text: string): string | undefined {
  if (!URDU.test(text)) return undefined;
  const spelt = withAlefs(text.replace(LOAN_WITH_FINAL_ALEF, '$1$2\u0621'));
  return spelt === text ? undefined : spelt;
}
