import type Dexie from 'dexie';
import type { EditionAnswer } from '../api/service.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { tablesOf } from './tables.ts';
import { storeListing, storePosts } from './write.ts';

/** Times of last change by post id. */
export type Changes = ReadonlyMap<number, string>;

/** Returns the stored editions of posts, except those without a text. */
export async function storedChanges(db: Dexie, ids: readonly number[]): Promise<Changes> {
  const { posts, bodies } = tablesOf(db);
  return db.transaction('r', [posts, bodies], async () => {
    const [rows, texts] = await Promise.all([
      posts.bulkGet([...ids]),
      bodies
        .where('id')
        .anyOf([...ids])
        .primaryKeys(),
    ]);
    const readable = new Set(texts);
    return new Map(rows.flatMap((row) => (row && readable.has(row.id) ? [[row.id, row.modifiedGmt]] : [])));
  });
}

/** Returns true when the result of a query is stored with all posts and texts. */
export async function isComplete(db: Dexie, query: PostQuery): Promise<boolean> {
  const listing = await tablesOf(db).listings.get(queryKey(query));
  return listing !== undefined && (await storedChanges(db, listing.ids)).size === listing.ids.length;
}

/** Returns the edition of the stored post with a slug; undefined when its text is missing. */
export async function storedEdition(db: Dexie, slug: string): Promise<Edition | undefined> {
  const row = await tablesOf(db).posts.where('slug').equals(slug).last();
  const readable = row && (await storedChanges(db, [row.id])).has(row.id);
  return readable ? { id: row.id, modifiedGmt: row.modifiedGmt } : undefined;
}

/** Returns the ids of stored posts with a slug, with or without a text. */
export function storedIds(db: Dexie, slug: string): Promise<number[]> {
  return tablesOf(db).posts.where('slug').equals(slug).primaryKeys();
}

/** Returns true when any post is stored. */
export async function hasPosts(db: Dexie): Promise<boolean> {
  return (await tablesOf(db).posts.limit(1).count()) > 0;
}

/** Returns ids of the posts that were checked before a time (ms since 1970), the longest ago first. */
export function dueForCheck(db: Dexie, before: number, most: number): Promise<number[]> {
  return tablesOf(db).posts.where('fetchedAt').below(before).limit(most).primaryKeys();
}

/** Records that posts are unchanged, unless they were updated later. */
export async function confirmEditions(
  db: Dexie,
  editions: readonly Edition[],
  askedAt: number,
): Promise<void> {
  const { posts } = tablesOf(db);
  await db.transaction('rw', posts, async () => {
    const rows = await posts.bulkGet(editions.map(({ id }) => id));
    const same = rows.filter((row, index) => row?.modifiedGmt === editions[index]?.modifiedGmt);
    await posts.bulkPut(
      same.flatMap((row) => (row && row.fetchedAt < askedAt ? [{ ...row, fetchedAt: askedAt }] : [])),
    );
  });
}

/** Stores a page of editions with the posts that were fetched for it. `askedAt` in ms since 1970. */
export async function storeChanges(
  db: Dexie,
  query: PostQuery,
  answer: EditionAnswer,
  fetched: readonly Post[],
  askedAt: number,
): Promise<void> {
  const { posts, bodies, listings } = tablesOf(db);
  await db.transaction('rw', [posts, bodies, listings], async () => {
    await storePosts(db, fetched, askedAt);
    await confirmEditions(db, answer.editions, askedAt);
    const ids = answer.editions.map(({ id }) => id);
    const here = new Set(await posts.where('id').anyOf(ids).primaryKeys());
    await storeListing(
      db,
      query,
      ids.filter((id) => here.has(id)),
      answer,
      askedAt,
    );
  });
}
