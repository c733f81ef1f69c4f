import type Dexie from 'dexie';
import type { Category } from '../model.ts';
import { notifyChanges } from './postChanges.ts';
import { inCategory } from './newest.ts';
import { type PostRow, tablesOf } from './tables.ts';

const renamed = (row: PostRow, { id, name }: Category): PostRow => ({
  ...row,
  categories: row.categories.map((term) => (term.id === id ? { id, name } : term)),
});

/** Renames a category in stored posts. Tests the newest and the oldest first: usually nothing has changed. */
async function rename(db: Dexie, category: Category, fetchedAt: number, sameName: boolean): Promise<void> {
  const calledOtherwise = (row: PostRow | undefined) =>
    row !== undefined &&
    row.fetchedAt <= fetchedAt &&
    row.categories.some(({ id, name }) => id === category.id && name !== category.name);
  const ends = sameName
    ? await Promise.all([inCategory(db, category.id).last(), inCategory(db, category.id).first()])
    : [];
  if (sameName && !ends.some(calledOtherwise)) return;
  // Each category reads its rows again: a post may be in two renamed categories.
  const rows = (await inCategory(db, category.id).toArray()).filter(calledOtherwise);
  await tablesOf(db).posts.bulkPut(rows.map((row) => renamed(row, category)));
  notifyChanges(rows.map(({ id }) => id));
}

/** Stores the categories, unless newer ones are stored, and updates their names in stored posts. */
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
