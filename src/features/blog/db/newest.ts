import type { Collection, Dexie } from 'dexie';
import { type PostRow, tablesOf } from './tables.ts';

/** A part of what is stored, newest first. */
export interface Newest {
  readonly rows: readonly PostRow[];
  /** How many there are altogether. */
  readonly total: number;
}

type Posts = Collection<PostRow, number>;

/** The posts of a category, oldest first. */
export function inCategory(db: Dexie, id: number): Posts {
  return tablesOf(db).posts.where('categoryDates').between(`${id}|`, `${id}|\uffff`);
}

const byDate = (a: PostRow, b: PostRow) => b.dateGmt.localeCompare(a.dateGmt) || b.id - a.id;

/** Rows of several lists, each once, newest first. */
export function merged(lists: readonly (readonly PostRow[])[]): PostRow[] {
  return [...new Map(lists.flat().map((row) => [row.id, row])).values()].toSorted(byDate);
}

/** `count` stored posts in any of some categories, after the `start` newest ones: only those are read. */
export async function newestInCategories(
  db: Dexie,
  categories: readonly number[],
  start: number,
  count: number,
): Promise<Newest> {
  const [first, ...others] = categories;
  if (others.length === 0) {
    const { posts } = tablesOf(db);
    const ordered = first === undefined ? posts.orderBy('dateGmt') : inCategory(db, first);
    // The table itself is counted faster than an index of it. No clone: in Dexie it would follow what is done to the other.
    const counted = first === undefined ? posts : inCategory(db, first);
    const [rows, total] = await Promise.all([
      ordered.reverse().offset(start).limit(count).toArray(),
      counted.count(),
    ]);
    return { rows, total };
  }
  const [keys, heads] = await Promise.all([
    Promise.all(categories.map((id) => inCategory(db, id).primaryKeys())),
    Promise.all(
      categories.map((id) =>
        inCategory(db, id)
          .reverse()
          .limit(start + count)
          .toArray(),
      ),
    ),
  ]);
  return { rows: merged(heads).slice(start, start + count), total: new Set(keys.flat()).size };
}
