/** A letter with its marks, a conjunct of Devanagari, a flag or a joined emoji. */
const LETTER = /\p{RI}\p{RI}|\P{M}(?:[\u094d\u200d](?:(?![\u200c\u200d])\P{M})?|(?!\u094d)[\p{M}\u200c])*/gu;

/**
 * What readers see as the single characters of a text. Not by `Intl.Segmenter`, whose tables take a phone 100 ms to
 * open, and which Firefox lacks before 125.
 */
export const lettersOf = (text: string): readonly string[] => text.match(LETTER) ?? [];
