const WORDS_PER_MINUTE = 200;

/** Words of a plain text, separated by white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Whole minutes to read a plain text: words / 200, rounded up (SPEC 5, BP-02). */
export function readingMinutes(text: string): number {
  return Math.ceil(countWords(text) / WORDS_PER_MINUTE);
}
