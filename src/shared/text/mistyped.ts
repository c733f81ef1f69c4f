/** From so many letters on a word may be mistyped, by one letter in five. */
const LETTERS = 4;
const MISTAKES = 0.2;

/** How much of a searched word may be mistyped, as MiniSearch takes it (OF-06). */
export const mistyped = (term: string): number | false => (term.length < LETTERS ? false : MISTAKES);
