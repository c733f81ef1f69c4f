/** Urdu’s own letter for the he of «پتہ»; words of Arabic never have it. */
const HE = '\u06C1';

/** The letters of Urdu that Arabic lacks; hardly a phrase goes without all of them. */
const URDU = /[\u0679\u067E\u0686\u0688\u0691\u06A9\u06AF\u06BA\u06BE\u06C1\u06CC\u06D2]/;

// Of three letters and more: «یہ» and «کہ» are other words with an alef.
const FINAL_HE = /([\p{L}\p{M}]{2})\u06C1(?![\p{L}\p{M}])/gu;

// Only loan words end in a hamza, and those have no letters but the Arabic ones.
const LOAN_WITH_FINAL_ALEF =
  /(^|[^\p{L}\p{M}])([\u0621-\u063A\u0641-\u0648\u06A9\u06CC\u06C1]{3,24}\u0627)(?![\p{L}\p{M}])/gu;

const withAlefs = (text: string) => text.replace(FINAL_HE, '$1\u0627');

/** A text with an alef for each final he, as some write it: «پتا» for «پتہ»; undefined where there is none. */
export function alefSpelling(text: string): string | undefined {
  if (!text.includes(HE)) return undefined;
  const spelt = withAlefs(text);
  return spelt === text ? undefined : spelt;
}

/**
 * A text in the other spelling of its Urdu words: an alef for each final he, and the final hamza that many leave out,
 * «اجراء» for «اجرا». It has as many words, in the same order. Undefined for texts of other languages: there a final
 * alef without its hamza makes another word, «انها» and «انهاء».
 */
export function otherSpelling(text: string): string | undefined {
  if (!URDU.test(text)) return undefined;
  const spelt = withAlefs(text.replace(LOAN_WITH_FINAL_ALEF, '$1$2\u0621'));
  return spelt === text ? undefined : spelt;
}
