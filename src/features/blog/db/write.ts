import type Dexie from 'dexie';
import type { Totals } from '../api/answers.ts';
import type { PostAnswer } from '../api/service.ts';
import type { Post, PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { notifyChanges } from './postChanges.ts';
import { type PostRow, tablesOf } from './tables.ts';

const MAX_LISTINGS = 200;

function toRow({ summary }: Post, before: PostRow | undefined, fetchedAt: number): PostRow {
  const categoryDates = summary.categories.map((category) => `${category.id}|${summary.dateGmt}`);
  const slugs = before ? [...(before.formerSlugs ?? []), before.slug] : [];
  const formerSlugs = [...new Set(slugs)].filter((slug) => slug !== summary.slug);
  return { ...summary, categoryDates, formerSlugs, fetchedAt };
}

/** Stores posts, unless newer responses are stored (BL-09). `fetchedAt` in ms since 1970. */
export async function storePosts(db: Dexie, received: readonly Post[], fetchedAt: number): Promise<void> {
  const { posts, bodies } = tablesOf(db);
  await db.transaction('rw', [posts, bodies], async () => {
    const stored = await posts.bulkGet(received.map((post) => post.summary.id));
    const rows = received.map((post, index) => toRow(post, stored[index], fetchedAt));
    const newer = received.filter((_, index) => (stored[index]?.fetchedAt ?? 0) <= fetchedAt);
    const ids = new Set(newer.map((post) => post.summary.id));
    await posts.bulkPut(rows.filter(({ id }) => ids.has(id)));
    await bodies.bulkPut(newer.map(({ summary, body }) => ({ ...body, slug: summary.slug })));
    notifyChanges(newer.map((post) => post.summary.id));
  });
}

/** Stores one post. */
export function storePost(db: Dexie, post: Post, fetchedAt: number): Promise<void> {
  return storePosts(db, [post], fetchedAt);
}

async function forgetOldListings(db: Dexie): Promise<void> {
  const { listings } = tablesOf(db);
  const surplus = (await listings.count()) - MAX_LISTINGS;
  if (surplus > 0)
    await listings.bulkDelete(await listings.orderBy('fetchedAt').limit(surplus).primaryKeys());
}

async function knownTotals(db: Dexie, query: PostQuery, totals: Totals): Promise<Totals> {
  if (!totals.isGuess) return totals;
  const { listings } = tablesOf(db);
  const stored = await listings.bulkGet([queryKey(query), queryKey({ ...query, page: 1 })]);
  return stored.find((listing) => listing && listing.total >= totals.total) ?? totals;
}

/** Stores the result of a query, unless a later one is stored. */
export async function storeListing(
  db: Dexie,
  query: PostQuery,
  ids: readonly number[],
  totals: Totals,
  fetchedAt: number,
): Promise<void> {
  const { listings } = tablesOf(db);
  const key = queryKey(query);
  await db.transaction('rw', listings, async () => {
    const stored = await listings.get(key);
    if (stored && stored.fetchedAt > fetchedAt) return;
    const { total, totalPages } = await knownTotals(db, query, totals);
    await listings.put({ key, ids, total, totalPages, fetchedAt });
    await forgetOldListings(db);
  });
}

/** Stores a page of posts with its totals. `fetchedAt`: when the request was sent, in ms since 1970. */
export async function storePage(
  db: Dexie,
  query: PostQuery,
  answer: PostAnswer,
  fetchedAt: number,
): Promise<void> {
  const { posts, bodies, listings } = tablesOf(db);
  await db.transaction('rw', [posts, bodies, listings], async () => {
    await storePosts(db, answer.posts, fetchedAt);
    const ids = answer.posts.map((post) => post.summary.id);
    await storeListing(db, query, ids, answer, fetchedAt);
  });
}
