import MiniSearch, { type Query } from 'minisearch';
import { mistyped } from '../../../shared/text/mistyped.ts';
import {
  formsOf,
  normalise,
  searchableWords,
  withoutArticle,
  words,
} from '../../../shared/text/normalise.ts';
import { alefSpelling } from '../../../shared/text/urduSpellings.ts';
import type { PostSummary } from '../model.ts';

/** What of a post is searched. */
export type Searched = Pick<PostSummary, 'id' | 'title' | 'excerpt' | 'categories' | 'tags'> & {
  /** Sanitised HTML; undefined while only the rest is searched. */
  readonly html?: string | undefined;
};

/** What a search found: all of it, best first. */
export interface Found {
  readonly ids: readonly number[];
  /** The words that were taken for those of the search, as `normalise` makes them; none where those were found. */
  readonly terms: readonly string[];
  /** True when nothing holds the words as they were typed, and words like them were taken. */
  readonly close: boolean;
}

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly terms: string;
  readonly text: string;
}

const toEntry = ({ id, title, excerpt, categories, tags, html = '' }: Searched): Entry => ({
  id,
  title,
  excerpt,
  terms: [...categories, ...tags].map((term) => term.name).join(' '),
  text: html.replace(/<[^>]*>/g, ' '),
});

/** What a search asks of the index. A word in its other spelling has to be there whole: half a word has none. */
function queryOf(search: string): Query {
  if (alefSpelling(search) === undefined) return search;
  const queries = words(search).map((word): Query => {
    const withAlef = alefSpelling(word);
    if (withAlef === undefined) return word;
    return { combineWith: 'OR', queries: [word, { queries: [withAlef], prefix: false }] };
  });
  return { combineWith: 'AND', queries };
}

/**
 * An index of posts in any of the site's scripts (OF-06): all words of a search must be there, their beginnings count,
 * titles count most. Where nothing has them, words like them are taken.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<Entry>({
    fields: ['title', 'excerpt', 'terms', 'text'],
    tokenize: searchableWords,
    processTerm: formsOf,
    // It walks through the index in pieces, and fails when posts come in between. What is left of former editions is
    // cleared away by searches, and with the page.
    autoVacuum: false,
    searchOptions: {
      tokenize: words,
      processTerm: (word) => withoutArticle(normalise(word)),
      prefix: true,
      combineWith: 'AND',
      boost: { title: 4, terms: 2, excerpt: 2 },
    },
  });
  readonly #categories = new Map<number, readonly number[]>();

  /** Takes a post in, in the place of what was known of it. */
  put(post: Searched): void {
    this.#categories.set(
      post.id,
      post.categories.map(({ id }) => id),
    );
    const entry = toEntry(post);
    if (this.#index.has(post.id)) this.#index.replace(entry);
    else this.#index.add(entry);
  }

  /** Forgets a post. */
  drop(id: number): void {
    this.#categories.delete(id);
    if (this.#index.has(id)) this.#index.discard(id);
  }

  /** The posts that a search finds, in any of some categories, in all when none is named. */
  search(text: string, categories: readonly number[]): Found {
    const wanted = new Set(categories);
    const filter = ({ id }: { id: unknown }) =>
      wanted.size === 0 || this.#categories.get(Number(id))?.some((own) => wanted.has(own)) === true;
    const query = queryOf(text);
    const exact = this.#index.search(query, { filter });
    const idsOf = (hits: typeof exact) => hits.map(({ id }) => Number(id));
    // Of a letter that thousands of words begin with, the page needs none: it marks what begins so by itself.
    if (exact.length > 0) return { ids: idsOf(exact), terms: [], close: false };
    const hits = this.#index.search(query, { filter, fuzzy: mistyped });
    return {
      ids: idsOf(hits),
      terms: [...new Set(hits.flatMap((hit) => hit.terms))],
      close: hits.length > 0,
    };
  }
}
