import type Dexie from 'dexie';
import type { Category, PostBody, PostQuery, PostSummary } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { newestInCategories } from './newest.ts';
import { type PostRow, tablesOf } from './tables.ts';

/** A stored page of posts. */
export interface StoredPage {
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly totalPages: number;
  /** When it was requested, in ms since 1970; for `device`, the time of its oldest post. */
  readonly fetchedAt: number;
  /** `service`: stored response to this query; `device`: computed from stored posts. */
  readonly from: 'service' | 'device';
}

async function readAnswer(db: Dexie, query: PostQuery): Promise<StoredPage | undefined> {
  const { posts, listings } = tablesOf(db);
  const listing = await listings.get(queryKey(query));
  if (!listing) return undefined;
  const rows = (await posts.bulkGet([...listing.ids])).filter((row) => row !== undefined);
  // If all posts were deleted from the device, the listing is invalid, not empty.
  if (rows.length === 0 && listing.ids.length > 0) return undefined;
  const { total, totalPages, fetchedAt } = listing;
  return { posts: rows, total, totalPages, fetchedAt, from: 'service' };
}

/** Returns a page of stored posts. */
export const devicePage = (rows: readonly PostRow[], total: number, perPage: number): StoredPage => ({
  posts: rows,
  total,
  totalPages: Math.ceil(total / perPage),
  fetchedAt: Math.min(...rows.map((row) => row.fetchedAt)),
  from: 'device',
});

async function readFromDevice(
  db: Dexie,
  { page, perPage, search, categories }: PostQuery,
): Promise<StoredPage | undefined> {
  if (search !== '') return undefined;
  const { rows, total } = await newestInCategories(db, categories, (page - 1) * perPage, perPage);
  return total === 0 ? undefined : devicePage(rows, total, perPage);
}

/** Returns the stored page of a query: the last response, or a page computed from stored posts. */
export async function readPage(db: Dexie, query: PostQuery): Promise<StoredPage | null> {
  // Not in one transaction, which is slow; `liveQuery` runs again when the tables change.
  return (await readAnswer(db, query)) ?? (await readFromDevice(db, query)) ?? null;
}

/** A stored post; the body is missing when only a list was fetched. */
export interface StoredPost {
  readonly summary: PostSummary;
  readonly body: PostBody | undefined;
  readonly fetchedAt: number;
}

/** Returns the post with a slug, otherwise the post that had this slug before, or null. */
export async function readPost(db: Dexie, slug: string): Promise<StoredPost | null> {
  const { posts, bodies } = tablesOf(db);
  return db.transaction('r', [posts, bodies], async () => {
    const [rows, texts] = await Promise.all([
      posts.where('slug').equals(slug).toArray(),
      bodies.where('slug').equals(slug).toArray(),
    ]);
    const row = rows.at(-1) ?? (await posts.where('formerSlugs').equals(slug).last());
    if (!row) return null;
    const { id, fetchedAt } = row;
    const body = texts.find((text) => text.id === id) ?? (await bodies.get(id));
    return { summary: row, body, fetchedAt };
  });
}

/** Returns the stored posts with these slugs, in their order. */
export async function readBySlugs(db: Dexie, slugs: readonly string[]): Promise<readonly PostSummary[]> {
  const rows = await tablesOf(db)
    .posts.where('slug')
    .anyOf([...slugs])
    .toArray();
  return slugs.flatMap((slug) => rows.findLast((row) => row.slug === slug) ?? []);
}

/** Returns the newest stored posts in any language. */
export async function readNewest(db: Dexie, count: number): Promise<readonly PostSummary[]> {
  return (await newestInCategories(db, [], 0, count)).rows;
}

/** Returns the categories, or null when they were never fetched. */
export async function readCategories(db: Dexie): Promise<readonly Category[] | null> {
  return (await tablesOf(db).categories.get('all'))?.items ?? null;
}
