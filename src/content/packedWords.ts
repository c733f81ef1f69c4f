/**
 * An index of words to pages in a compact form: words in alphabetical order, separated by spaces, and `places` with one
 * character per page, the distance from the previous one.
 */
export interface PackedWords {
  readonly pages: readonly string[];
  readonly words: string;
  readonly places: string;
}

/** The character of distance 0, after the space (a separator) and the quote (escaped in JSON). */
const FIRST_CHARACTER_CODE = 35;

/** Packs the words of pages, without those on more than `mostPages` pages. */
export function packWords(pages: ReadonlyMap<string, ReadonlySet<string>>, mostPages: number): PackedWords {
  const byWord = new Map<string, number[]>();
  for (const [index, words] of [...pages.values()].entries())
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  const listed = [...byWord]
    .filter(([, at]) => at.length <= mostPages)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signs = (at: readonly number[]) =>
    at.map((page, index) => String.fromCharCode(FIRST_CHARACTER_CODE + page - (at[index - 1] ?? 0))).join('');
  return {
    pages: [...pages.keys()],
    words: listed.map(([word]) => word).join(' '),
    places: listed.map(([, at]) => signs(at)).join(' '),
  };
}

/** Returns the words of each page, by address. */
export function unpackWords({ pages, words, places }: PackedWords): ReadonlyMap<string, string> {
  const ofPage = pages.map((): string[] => []);
  const signs = places.split(' ');
  for (const [index, word] of words.split(' ').entries()) {
    let page = 0;
    for (const sign of signs[index] ?? '') {
      page += sign.charCodeAt(0) - FIRST_CHARACTER_CODE;
      ofPage[page]?.push(word);
    }
  }
  return new Map(pages.map((path, index) => [path, ofPage[index]?.join(' ') ?? '']));
}
