import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { toolPaths } from '../../content/toolPaths.ts';
import { mistyped } from '../../shared/text/mistyped.ts';
import { normalise, searchableWords, words } from '../../shared/text/normalise.ts';
import { alefSpelling } from '../../shared/text/urduSpellings.ts';
import { bestLine } from './bestLine.ts';
import type { PageEntry, PageResults, PageHit } from './model.ts';
import { bodyForm, wordForms } from './wordForms.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly other: string;
  readonly summary: string;
  readonly headings: string;
  readonly opening: string;
  readonly names: string;
  readonly summaries: string;
  readonly body: string;
}

/** So many pages are taken in at a time; a phone answers in between. */
const BATCH = 12;
/** Where no page has all words, those count that are at least this good, measured by the best. */
const GOOD = 0.5;

/** Words that some write as one: “freezone”, “ecommerce”. */
const together = (text: string) =>
  words(text)
    .map((word, index, all) => word + (all[index + 1] ?? ''))
    .join(' ');

function rowOf({ path, title, summary, english, text, names, summaries, body }: PageEntry): Row {
  const [opening, ...blocks] = text ?? [''];
  // Addresses are in American English.
  const other = [english, path.replace(/[^a-z]/g, ' '), together(title), together(english)].join(' ');
  const headings = blocks.flat().join(' ');
  return { id: path, title, other, summary, headings, opening, names, summaries, body };
}

/** A word in any of its forms; in its other spelling it has to be there whole. */
function queryOfWord(word: string, prefix: boolean): Query {
  const forms = {
    combineWith: 'OR' as const,
    queries: [...new Set([...wordForms(word), bodyForm(word)])],
    prefix,
  };
  const withAlef = alefSpelling(word);
  if (withAlef === undefined) return forms;
  return { combineWith: 'OR', queries: [forms, { queries: wordForms(withAlef), prefix: false }] };
}

/** All words of a search; the last one is still being typed. */
function queryOf(search: readonly string[], combineWith: 'AND' | 'OR'): Query {
  const queries = search.map((word, index) =>
    queryOfWord(word, index === search.length - 1 || word.length > 2),
  );
  return { combineWith, queries };
}

/** A title as it is compared: in one spelling, without signs. */
const compared = (text: string) =>
  words(alefSpelling(text) ?? text)
    .map(normalise)
    .join(' ');

/**
 * The site's pages and tools, found by their words in any of its languages, whatever the reader's is (OF-06). All
 * words of a search must be there, their beginnings count, titles most. Where no page has them, words like them are
 * taken, or pages that have some of them.
 */
export class PageIndex {
  readonly #entries: ReadonlyMap<string, PageEntry>;
  readonly #index = new MiniSearch<Row>({
    fields: ['title', 'other', 'summary', 'headings', 'opening', 'names', 'summaries', 'body'],
    tokenize: searchableWords,
    processTerm: wordForms,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 8, other: 5, names: 4, headings: 2.5, summary: 2, body: 0.3 },
      boostDocument: (path) => (toolPaths.has(String(path)) ? 1.2 : 1),
    },
  });

  private constructor(entries: readonly PageEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.path, entry]));
  }

  /** An index of some pages, made without keeping the page around it from answering. */
  static async of(entries: readonly PageEntry[]): Promise<PageIndex> {
    const index = new PageIndex(entries);
    await index.#index.addAllAsync(entries.map(rowOf), { chunkSize: BATCH });
    return index;
  }

  /** The pages that a search finds; none for one without words. */
  search(text: string): PageResults {
    const wanted = words(text);
    const exact = this.#index.search(queryOf(wanted, 'AND'));
    const found = exact.length > 0 ? exact : this.#close(wanted);
    const own = compared(text);
    const named = ({ id }: SearchResult) => {
      const entry = this.#entries.get(String(id));
      return compared(entry?.title ?? '') === own || compared(entry?.english ?? '') === own ? 1 : 0;
    };
    return {
      hits: found.toSorted((a, b) => named(b) - named(a)).flatMap((result) => this.#hit(result)),
      terms: [...new Set(found.flatMap(({ terms }) => terms))],
      close: exact.length === 0 && found.length > 0,
    };
  }

  /** Pages with words like all of these, unless one that has some of them says far more about it. */
  #close(wanted: readonly string[]): SearchResult[] {
    const some = this.#index.search(queryOf(wanted, 'OR'), { fuzzy: mistyped });
    const least = GOOD * (some[0]?.score ?? 0);
    const like = this.#index.search(queryOf(wanted, 'AND'), { fuzzy: mistyped });
    if (like.some(({ score }) => score >= least)) return like;
    return some.filter(({ score }) => score >= least);
  }

  #hit({ id, terms }: SearchResult): readonly PageHit[] {
    const entry = this.#entries.get(String(id));
    if (!entry) return [];
    const { path, title } = entry;
    return [{ path, title, tool: toolPaths.has(path), line: bestLine(entry, terms) }];
  }
}
