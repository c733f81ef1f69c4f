import type Dexie from 'dexie';
import type { EditionAnswer } from '../api/service.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { tablesOf } from './tables.ts';
import { storeListing, storePosts } from './write.ts';

/** Times of the last change of posts, by id. */
export type Changes = ReadonlyMap<number, string>;

/** What is stored of posts, those left out whose text is missing. */
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

/** True when a query's answer is stored with all its posts and their texts. */
export async function isComplete(db: Dexie, query: PostQuery): Promise<boolean> {
  const listing = await tablesOf(db).listings.get(queryKey(query));
  return listing !== undefined && (await storedChanges(db, listing.ids)).size === listing.ids.length;
}

/** The edition of the stored post with a slug; undefined when its text is not here. */
export async function storedEdition(db: Dexie, slug: string): Promise<Edition | undefined> {
  const row = await tablesOf(db).posts.where('slug').equals(slug).last();
  const readable = row && (await storedChanges(db, [row.id])).has(row.id);
  return readable ? { id: row.id, modifiedGmt: row.modifiedGmt } : undefined;
}

/** Ids of the stored posts with a slug, whether or not their texts are here. */
export function storedIds(db: Dexie, slug: string): Promise<number[]> {
  return tablesOf(db).posts.where('slug').equals(slug).primaryKeys();
}

/** True when any post is stored. */
export async function hasPosts(db: Dexie): Promise<boolean> {
  return (await tablesOf(db).posts.limit(1).count()) > 0;
}

/** Ids of the posts that were checked longest ago, before a time in ms since 1970. */
export function dueForCheck(db: Dexie, before: number, most: number): Promise<number[]> {
  return tablesOf(db).posts.where('fetchedAt').below(before).limit(most).primaryKeys();
}

/** Notes that posts were found unchanged, unless something later is known of them. */
export async function confirm(db: Dexie, editions: readonly Edition[], askedAt: number): Promise<void> {
  const { posts } = tablesOf(db);
  await db.transaction('rw', posts, async () => {
    const rows = await posts.bulkGet(editions.map(({ id }) => id));
    const same = rows.filter((row, index) => row?.modifiedGmt === editions[index]?.modifiedGmt);
    await posts.bulkPut(
      same.flatMap((row) => (row && row.fetchedAt < askedAt ? [{ ...row, fetchedAt: askedAt }] : [])),
    );
  });
}

/**
 * Stores a page of which only the editions were asked for, with the posts that had to be fetched: the order and the
 * totals are those of the answer. `askedAt`: when it was asked for, in ms since 1970.
 */
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
    await confirm(db, answer.editions, askedAt);
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
