import type Dexie from 'dexie';
import type { PostAnswer } from '../api/service.ts';
import type { Category, Post, PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { type PostRow, tablesOf } from './tables.ts';

/** Most listings that are remembered: old searches make room for new ones. */
const MOST_LISTINGS = 200;

function toRow({ summary }: Post, fetchedAt: number): PostRow {
  const categoryDates = summary.categories.map((category) => `${category.id}|${summary.dateGmt}`);
  return { ...summary, categoryDates, fetchedAt };
}

/** Puts posts in place unless what is stored was asked for later: an older answer never wins (BL-09). */
async function putPosts(db: Dexie, received: readonly Post[], fetchedAt: number): Promise<void> {
  const { posts, bodies } = tablesOf(db);
  const stored = await posts.bulkGet(received.map((post) => post.summary.id));
  const newer = received.filter((_, index) => (stored[index]?.fetchedAt ?? 0) <= fetchedAt);
  await posts.bulkPut(newer.map((post) => toRow(post, fetchedAt)));
  await bodies.bulkPut(newer.map((post) => post.body));
}

async function forgetOldListings(db: Dexie): Promise<void> {
  const { listings } = tablesOf(db);
  const surplus = (await listings.count()) - MOST_LISTINGS;
  if (surplus > 0)
    await listings.bulkDelete(await listings.orderBy('fetchedAt').limit(surplus).primaryKeys());
}

/** Stores a page of posts with its totals. `fetchedAt`: when the request was sent, in ms since 1970. */
export async function storePage(
  db: Dexie,
  query: PostQuery,
  answer: PostAnswer,
  fetchedAt: number,
): Promise<void> {
  const { posts, bodies, listings } = tablesOf(db);
  const key = queryKey(query);
  await db.transaction('rw', [posts, bodies, listings], async () => {
    await putPosts(db, answer.posts, fetchedAt);
    const stored = await listings.get(key);
    if (stored && stored.fetchedAt > fetchedAt) return;
    const ids = answer.posts.map((post) => post.summary.id);
    await listings.put({ key, ids, total: answer.total, totalPages: answer.totalPages, fetchedAt });
    await forgetOldListings(db);
  });
}

/** Stores one post. */
export async function storePost(db: Dexie, post: Post, fetchedAt: number): Promise<void> {
  const { posts, bodies } = tablesOf(db);
  await db.transaction('rw', [posts, bodies], () => putPosts(db, [post], fetchedAt));
}

/** Forgets a post that the content service no longer has, unless it was fetched after that was asked. */
export async function forgetPost(db: Dexie, slug: string, askedAt: number): Promise<void> {
  const { posts, bodies } = tablesOf(db);
  await db.transaction('rw', [posts, bodies], async () => {
    const rows = await posts.where('slug').equals(slug).toArray();
    const ids = rows.filter((row) => row.fetchedAt <= askedAt).map((row) => row.id);
    await posts.bulkDelete(ids);
    await bodies.bulkDelete(ids);
  });
}

/** Stores the chips' categories, unless a later answer is there. */
export async function storeCategories(
  db: Dexie,
  items: readonly Category[],
  fetchedAt: number,
): Promise<void> {
  const { categories } = tablesOf(db);
  await db.transaction('rw', categories, async () => {
    const stored = await categories.get('all');
    if (!stored || stored.fetchedAt <= fetchedAt) await categories.put({ key: 'all', items, fetchedAt });
  });
}
