import type Dexie from 'dexie';
import type { Category } from '../model.ts';
import { notifyChanges } from './postChanges.ts';
import { inCategory } from './newest.ts';
import { type PostRow, tablesOf } from './tables.ts';

/** A post's row with a category's present name. */
const renamed = (row: PostRow, { id, name }: Category): PostRow => ({
  ...row,
  categories: row.categories.map((term) => (term.id === id ? { id, name } : term)),
});

/**
 * Gives a category's posts its present name, those left out that were fetched after it was asked for. Its newest and its
 * oldest post are looked at first: mostly nothing is to be done, and a category may have thousands.
 */
async function rename(db: Dexie, category: Category, fetchedAt: number, sameName: boolean): Promise<void> {
  const calledOtherwise = (row: PostRow | undefined) =>
    row !== undefined &&
    row.fetchedAt <= fetchedAt &&
    row.categories.some(({ id, name }) => id === category.id && name !== category.name);
  const ends = sameName
    ? await Promise.all([inCategory(db, category.id).last(), inCategory(db, category.id).first()])
    : [];
  if (sameName && !ends.some(calledOtherwise)) return;
  // One category after the other, each read anew: a post may be in two that are renamed.
  const rows = (await inCategory(db, category.id).toArray()).filter(calledOtherwise);
  await tablesOf(db).posts.bulkPut(rows.map((row) => renamed(row, category)));
  notifyChanges(rows.map(({ id }) => id));
}

/**
 * Stores the chips' categories, unless a later answer is there, and renews their names in stored posts: renaming a
 * category edits no post. `fetchedAt`: when the request was sent, in ms since 1970.
 */
export async function storeCategories(
  db: Dexie,
  items: readonly Category[],
  fetchedAt: number,
): Promise<void> {
  const { categories, posts } = tablesOf(db);
  await db.transaction('rw', [categories, posts], async () => {
    const stored = await categories.get('all');
    if (stored && stored.fetchedAt > fetchedAt) return;
    await categories.put({ key: 'all', items, fetchedAt });
    const before = new Map(stored?.items.map(({ id, name }) => [id, name]));
    for (const item of items)
      await rename(db, item, fetchedAt, !before.has(item.id) || before.get(item.id) === item.name);
  });
}
