import type Dexie from 'dexie';
import MiniSearch from 'minisearch';
import { type PostRow, tablesOf } from '../db/tables.ts';
import { normalise, words } from '../../../shared/text/normalise.ts';

/** Texts are searched too while there are few enough of them to index in the blink of an eye. */
const MOST_BODIES = 150;

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly terms: string;
  readonly text: string;
}

async function entries(db: Dexie, rows: readonly PostRow[]): Promise<Entry[]> {
  const withText = rows.length <= MOST_BODIES;
  const bodies = withText ? await tablesOf(db).bodies.bulkGet(rows.map((row) => row.id)) : [];
  return rows.map((row, index) => ({
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    terms: [...row.categories, ...row.tags].map((term) => term.name).join(' '),
    text: (bodies[index]?.html ?? '').replace(/<[^>]*>/g, ' '),
  }));
}

/**
 * The stored posts that hold all words of a search, best first: beginnings of words count, titles most
 * (OF-06). `rows` are the posts to search in.
 */
export async function searchStored(db: Dexie, rows: readonly PostRow[], search: string): Promise<PostRow[]> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'excerpt', 'terms', 'text'],
    tokenize: words,
    processTerm: normalise,
    searchOptions: { prefix: true, combineWith: 'AND', boost: { title: 4, terms: 2, excerpt: 2 } },
  });
  index.addAll(await entries(db, rows));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return index.search(search).flatMap((hit) => byId.get(Number(hit.id)) ?? []);
}
