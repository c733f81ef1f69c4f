/** A letter with its marks, a Devanagari conjunct, a flag or a joined emoji. */
const LETTER = /\p{RI}\p{RI}|\P{M}(?:[\u094d\u200d](?:(?![\u200c\u200d])\P{M})?|(?!\u094d)[\p{M}\u200c])*/gu;

/** Returns the graphemes of a text. `Intl.Segmenter` takes 100 ms to initialise on a phone. */
export const lettersOf = (text: string): readonly string[] => text.match(LETTER) ?? [];
