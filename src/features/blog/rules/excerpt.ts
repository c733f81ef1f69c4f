import { lettersOf } from '../../../shared/text/letters.ts';

/** Longest excerpt in characters: on the blog list and on the home page (SPEC 5). */
export const EXCERPT_LENGTH = { list: 150, home: 120 } as const;

/**
 * A plain text cut at `length` characters with an ellipsis; shorter texts come back whole. Counts what
 * readers see as characters, so that no letter loses its marks.
 */
export function cutExcerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = lettersOf(text);
  if (letters.length <= length) return text;
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}
