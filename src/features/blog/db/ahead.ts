import type Dexie from 'dexie';
import { newestPosts, queryKey } from '../rules/query.ts';
import { storedChanges } from './editions.ts';
import { forgetPosts } from './forget.ts';
import { tablesOf } from './tables.ts';

const keyOf = (count: number) => queryKey(newestPosts(count));

/** How many of the newest posts, as they were last compared, have their texts here. */
export async function readableNewest(db: Dexie, count: number): Promise<number> {
  const listing = await tablesOf(db).listings.get(keyOf(count));
  return listing ? (await storedChanges(db, listing.ids)).size : 0;
}

/**
 * Forgets the newest posts as they were kept for some counts, but those that another list has. `askedAt` in ms since
 * 1970: what was fetched later stays.
 */
export async function forgetNewest(db: Dexie, counts: readonly number[], askedAt: number): Promise<void> {
  const { listings } = tablesOf(db);
  const keys = new Set(counts.map(keyOf));
  const all = await listings.toArray();
  const listed = new Set(all.filter(({ key }) => !keys.has(key)).flatMap(({ ids }) => ids));
  const surplus = all.filter(({ key }) => keys.has(key)).flatMap(({ ids }) => ids);
  await forgetPosts(
    db,
    surplus.filter((id) => !listed.has(id)),
    askedAt,
  );
  await listings.bulkDelete([...keys]);
}
