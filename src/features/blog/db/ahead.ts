import type Dexie from 'dexie';
import { newestPosts, queryKey } from '../rules/query.ts';
import { storedChanges } from './editions.ts';
import { deletePosts } from './forget.ts';
import { tablesOf } from './tables.ts';

const keyOf = (count: number) => queryKey(newestPosts(count));

/** Returns how many of the newest posts have a stored text. */
export async function readableNewest(db: Dexie, count: number): Promise<number> {
  const listing = await tablesOf(db).listings.get(keyOf(count));
  return listing ? (await storedChanges(db, listing.ids)).size : 0;
}

/** Deletes listings of newest posts, and posts in no other list unless they are newer than `askedAt`. */
export async function deleteNewest(db: Dexie, counts: readonly number[], askedAt: number): Promise<void> {
  const { listings } = tablesOf(db);
  const keys = new Set(counts.map(keyOf));
  const all = await listings.toArray();
  const listed = new Set(all.filter(({ key }) => !keys.has(key)).flatMap(({ ids }) => ids));
  const surplus = all.filter(({ key }) => keys.has(key)).flatMap(({ ids }) => ids);
  await deletePosts(
    db,
    surplus.filter((id) => !listed.has(id)),
    askedAt,
  );
  await listings.bulkDelete([...keys]);
}
