import { lettersOf } from '../../../shared/text/letters.ts';

/** Maximum length of an excerpt in characters. */
export const EXCERPT_LENGTH = { list: 150, home: 120 } as const;

/** Truncates a text to `length` graphemes with an ellipsis. */
export function cutExcerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = lettersOf(text);
  if (letters.length <= length) return text;
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}
