/**
 * Which words stand on which pages, in a form that compresses well: words in order of the alphabet with a space between
 * them, and for each in `places` the distances from page to page, one sign each.
 */
export interface PackedWords {
  readonly pages: readonly string[];
  readonly words: string;
  readonly places: string;
}

/** The sign for a distance of 0: after the space, which separates, and the quote, which JSON would escape. */
const FIRST_SIGN = 35;

/** Packs the words of pages. A word that stands on most pages tells none of them apart, and is left out. */
export function packWords(pages: ReadonlyMap<string, ReadonlySet<string>>, mostPages: number): PackedWords {
  const byWord = new Map<string, number[]>();
  for (const [index, words] of [...pages.values()].entries())
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  const listed = [...byWord]
    .filter(([, at]) => at.length <= mostPages)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signs = (at: readonly number[]) =>
    at.map((page, index) => String.fromCharCode(FIRST_SIGN + page - (at[index - 1] ?? 0))).join('');
  return {
    pages: [...pages.keys()],
    words: listed.map(([word]) => word).join(' '),
    places: listed.map(([, at]) => signs(at)).join(' '),
  };
}

/** The words of each page, by its address. */
export function unpackWords({ pages, words, places }: PackedWords): ReadonlyMap<string, string> {
  const ofPage = pages.map((): string[] => []);
  const signs = places.split(' ');
  for (const [index, word] of words.split(' ').entries()) {
    let page = 0;
    for (const sign of signs[index] ?? '') {
      page += sign.charCodeAt(0) - FIRST_SIGN;
      ofPage[page]?.push(word);
    }
  }
  return new Map(pages.map((path, index) => [path, ofPage[index]?.join(' ') ?? '']));
}
