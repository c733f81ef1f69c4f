import type Dexie from 'dexie';
import type { Category, PostBody, PostQuery, PostSummary } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { searchStored } from '../search/searchStored.ts';
import { allInCategories, type Newest, newestInCategories } from './newest.ts';
import { tablesOf } from './tables.ts';

/** A page of posts as the device knows it. */
export interface StoredPage {
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly totalPages: number;
  /** When it was asked for, in milliseconds since 1970; for a page put together here, its oldest post. */
  readonly fetchedAt: number;
  /** `service`: the content service's own answer to this query; `device`: put together from what is stored. */
  readonly from: 'service' | 'device';
}

async function readAnswer(db: Dexie, query: PostQuery): Promise<StoredPage | undefined> {
  const { posts, listings } = tablesOf(db);
  const listing = await listings.get(queryKey(query));
  if (!listing) return undefined;
  const rows = (await posts.bulkGet([...listing.ids])).filter((row) => row !== undefined);
  // Posts that are gone from the device make the answer useless, not empty.
  if (rows.length === 0 && listing.ids.length > 0) return undefined;
  const { total, totalPages, fetchedAt } = listing;
  return { posts: rows, total, totalPages, fetchedAt, from: 'service' };
}

async function searched(db: Dexie, query: PostQuery, start: number): Promise<Newest> {
  const rows = await searchStored(db, await allInCategories(db, query.categories), query.search);
  return { rows: rows.slice(start, start + query.perPage), total: rows.length };
}

/** Filter, search and paging over what is stored, for when the service cannot be asked (OF-06). */
async function readFromDevice(db: Dexie, query: PostQuery): Promise<StoredPage | undefined> {
  const start = (query.page - 1) * query.perPage;
  const { rows, total } =
    query.search === ''
      ? await newestInCategories(db, query.categories, start, query.perPage)
      : await searched(db, query, start);
  if (total === 0) return undefined;
  return {
    posts: rows,
    total,
    totalPages: Math.ceil(total / query.perPage),
    fetchedAt: Math.min(...rows.map((row) => row.fetchedAt)),
    from: 'device',
  };
}

/** The page that a query asks for: the service's last answer, or what the device can put together. */
export async function readPage(db: Dexie, query: PostQuery): Promise<StoredPage | null> {
  const { posts, bodies, listings } = tablesOf(db);
  // One transaction: each costs as much as reading some rows.
  return db.transaction(
    'r',
    [posts, bodies, listings],
    async () => (await readAnswer(db, query)) ?? (await readFromDevice(db, query)) ?? null,
  );
}

/** A stored post; the body is missing when only a list without texts has been seen. */
export interface StoredPost {
  readonly summary: PostSummary;
  readonly body: PostBody | undefined;
  readonly fetchedAt: number;
}

/** The post with a slug, or null. */
export async function readPost(db: Dexie, slug: string): Promise<StoredPost | null> {
  const { posts, bodies } = tablesOf(db);
  return db.transaction('r', [posts, bodies], async () => {
    // Two posts may have had a slug one after the other. All at once: a cursor to the last one takes twice as long.
    const row = (await posts.where('slug').equals(slug).toArray()).at(-1);
    return row ? { summary: row, body: await bodies.get(row.id), fetchedAt: row.fetchedAt } : null;
  });
}

/** The chips' categories, or null before they were ever fetched. */
export async function readCategories(db: Dexie): Promise<readonly Category[] | null> {
  return (await tablesOf(db).categories.get('all'))?.items ?? null;
}
