import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { normalise, searchableWords, wordForms, words, bodyForm } from '../../shared/text/normalise.ts';
import { alefSpelling } from '../../shared/text/urduSpellings.ts';

type Id = string | number;

/** The searchable fields of a page or a post. */
export interface SearchDocument {
  readonly id: Id;
  readonly title: string;
  /** The English title: it also counts as a title. */
  readonly english?: string;
  /** Further spellings of the title. */
  readonly other?: string;
  /** Keywords, or names of categories and tags. */
  readonly names?: string;
  readonly headings?: string;
  readonly summary?: string;
  readonly text?: string;
  /** Words of the body, as `bodyForm` returns them. */
  readonly body?: string;
  /** Factor of the score; 1 by default. */
  readonly weight?: number;
}

/** The documents that match a search, best first. */
interface Matches {
  readonly hits: readonly SearchResult[];
  /** True when no document contains all words as typed. */
  readonly close: boolean;
}

/** The weights of the indexed fields. */
const BOOST = { title: 8, other: 5, names: 4, headings: 2.5, summary: 2, text: 1, body: 0.3 };
/** A partial match needs this share of the best score. */
const MIN_SCORE = 0.5;
/** Hits that are compared with an exact title. */
const TITLE_CANDIDATES = 20;

/** Words of four letters and more may contain one error in five letters. */
const fuzzy = (term: string): number | false => (term.length < 4 ? false : 0.2);

/** Matches all forms of a word; the other Urdu spelling has to match completely. */
function wordQuery(word: string, prefix: boolean): Query {
  const forms = wordForms(word);
  const stem = bodyForm(word);
  const withAlef = alefSpelling(word);
  return {
    combineWith: 'OR',
    queries: [
      { queries: forms, prefix },
      ...(forms.includes(stem) ? [] : [{ queries: [stem], fields: ['body'], prefix }]),
      ...(withAlef === undefined ? [] : [{ queries: wordForms(withAlef), prefix: false }]),
    ],
  };
}

const titleKey = (text: string) =>
  words(alefSpelling(text) ?? text)
    .map(normalise)
    .join(' ');

/** Moves documents whose title equals the search to the top. */
function exactTitlesFirst(hits: readonly SearchResult[], search: string): readonly SearchResult[] {
  const key = titleKey(search);
  const isTitle = ({ title, english }: SearchResult) =>
    [title, english].some((text) => text && titleKey(String(text)) === key) ? 1 : 0;
  const top = hits.slice(0, TITLE_CANDIDATES).toSorted((a, b) => isTitle(b) - isTitle(a));
  return [...top, ...hits.slice(TITLE_CANDIDATES)];
}

/** A full-text index of pages or posts in the four scripts of the site (OF-06). */
export class SearchIndex {
  readonly #index = new MiniSearch<SearchDocument>({
    fields: Object.keys(BOOST),
    storeFields: ['title', 'english', 'weight'],
    tokenize: searchableWords,
    processTerm: wordForms,
    // Vacuuming is asynchronous and fails when a document changes meanwhile.
    autoVacuum: false,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOST,
      boostDocument: (_id, _term, stored) => Number(stored?.['weight'] ?? 1),
    },
  });

  /** Adds a document, or replaces the one with its id. */
  put(document: SearchDocument): void {
    if (this.#index.has(document.id)) this.#index.replace(document);
    else this.#index.add(document);
  }

  /** Removes a document if it is indexed. */
  remove(id: Id): void {
    if (this.#index.has(id)) this.#index.discard(id);
  }

  /**
   * Finds documents that contain all words of a text, otherwise similar words; `partial` also finds documents with
   * some of the words. The last word may be incomplete.
   */
  search(
    text: string,
    options: { accepts?: ((id: Id) => boolean) | undefined; partial?: boolean } = {},
  ): Matches {
    const typed = words(text);
    const { accepts, partial = false } = options;
    const find = (combineWith: 'AND' | 'OR', tolerance: typeof fuzzy | false) => {
      const queries = typed.map((word, index) =>
        wordQuery(word, index === typed.length - 1 || word.length > 2),
      );
      return this.#index.search(
        { combineWith, queries },
        { fuzzy: tolerance, ...(accepts && { filter: ({ id }: SearchResult) => accepts(id) }) },
      );
    };
    const exact = find('AND', false);
    if (exact.length > 0) return { hits: exactTitlesFirst(exact, text), close: false };
    const similar = find('AND', fuzzy);
    const some = partial ? find('OR', fuzzy) : [];
    const minScore = MIN_SCORE * (some[0]?.score ?? 0);
    const isGood = ({ score }: SearchResult) => score >= minScore;
    const hits = similar.some(isGood) ? similar : some.filter(isGood);
    return { hits, close: hits.length > 0 };
  }
}
