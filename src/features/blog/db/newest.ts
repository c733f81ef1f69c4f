import type { Collection, Dexie } from 'dexie';
import { type PostRow, tablesOf } from './tables.ts';

/** Some of the stored posts, newest first. */
export interface Newest {
  readonly rows: readonly PostRow[];
  readonly total: number;
}

type Posts = Collection<PostRow, number>;

/** Returns the posts of a category, oldest first. */
export function inCategory(db: Dexie, id: number): Posts {
  return tablesOf(db).posts.where('categoryDates').between(`${id}|`, `${id}|\uffff`);
}

const byDate = (a: PostRow, b: PostRow) => b.dateGmt.localeCompare(a.dateGmt) || b.id - a.id;

/** Merges lists of rows without duplicates, newest first. */
export function merged(lists: readonly (readonly PostRow[])[]): PostRow[] {
  return [...new Map(lists.flat().map((row) => [row.id, row])).values()].toSorted(byDate);
}

/** Returns `count` stored posts of these categories after the `start` newest ones, reading no others. */
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
    // Counting the table is faster than counting an index. Not a clone: Dexie shares state between clones.
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
