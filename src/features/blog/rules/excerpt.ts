/** Longest excerpt in characters: on the blog list and on the home page (SPEC 5). */
export const EXCERPT_LENGTH = { list: 150, home: 120 } as const;

/**
 * What readers see as one character: a letter with its marks, a conjunct of Devanagari, a flag or a joined emoji. Not by
 * `Intl.Segmenter`, whose tables take a phone 100 ms to open.
 */
const LETTER = /\p{RI}\p{RI}|\P{M}(?:[\p{M}\u200c\u200d]|(?<=[\u094d\u200d])\P{M})*/gu;

/**
 * A plain text cut at `length` characters with an ellipsis; shorter texts come back whole. Counts what
 * readers see as characters, so that no letter loses its marks.
 */
export function cutExcerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = text.match(LETTER) ?? [];
  if (letters.length <= length) return text;
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}
