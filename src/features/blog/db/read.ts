import type Dexie from 'dexie';
import type { Category, PostBody, PostQuery, PostSummary } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { newestInCategories } from './newest.ts';
import type { SearchResults } from '../search/messages.ts';
import { type PostRow, tablesOf } from './tables.ts';

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

const devicePage = (rows: readonly PostRow[], total: number, perPage: number): StoredPage => ({
  posts: rows,
  total,
  totalPages: Math.ceil(total / perPage),
  fetchedAt: Math.min(...rows.map((row) => row.fetchedAt)),
  from: 'device',
});

/** Filter and paging over what is stored, for when the service cannot be asked (OF-06). */
async function readFromDevice(
  db: Dexie,
  { page, perPage, search, categories }: PostQuery,
): Promise<StoredPage | undefined> {
  // Searching is another worker's work (search/searchDevice.ts).
  if (search !== '') return undefined;
  const { rows, total } = await newestInCategories(db, categories, (page - 1) * perPage, perPage);
  return total === 0 ? undefined : devicePage(rows, total, perPage);
}

/** The page of posts that a search on the device found, in its order. */
export async function readSearchResults(
  db: Dexie,
  { ids, total }: SearchResults,
  perPage: number,
): Promise<StoredPage> {
  const rows = (await tablesOf(db).posts.bulkGet([...ids])).filter((row) => row !== undefined);
  return devicePage(rows, total, perPage);
}

/** The page that a query asks for: the service's last answer, or what the device can put together without searching. */
export async function readPage(db: Dexie, query: PostQuery): Promise<StoredPage | null> {
  // In no transaction of its own, which takes as long as some rows: `liveQuery` re-runs when the tables change meanwhile.
  return (await readAnswer(db, query)) ?? (await readFromDevice(db, query)) ?? null;
}

/** A stored post; the body is missing when only a list without texts has been seen. */
export interface StoredPost {
  readonly summary: PostSummary;
  readonly body: PostBody | undefined;
  readonly fetchedAt: number;
}

/** The post with a slug, else one that had it before, or null. */
export async function readPost(db: Dexie, slug: string): Promise<StoredPost | null> {
  const { posts, bodies } = tablesOf(db);
  return db.transaction('r', [posts, bodies], async () => {
    const [rows, texts] = await Promise.all([
      posts.where('slug').equals(slug).toArray(),
      bodies.where('slug').equals(slug).toArray(),
    ]);
    // Two posts may have had a slug one after the other.
    const row = rows.at(-1) ?? (await posts.where('formerSlugs').equals(slug).last());
    if (!row) return null;
    const { id, fetchedAt } = row;
    const body = texts.find((text) => text.id === id) ?? (await bodies.get(id));
    return { summary: row, body, fetchedAt };
  });
}

/** The stored posts with some slugs, in their order; those that are not here are left out. */
export async function readBySlugs(db: Dexie, slugs: readonly string[]): Promise<readonly PostSummary[]> {
  const rows = await tablesOf(db)
    .posts.where('slug')
    .anyOf([...slugs])
    .toArray();
  return slugs.flatMap((slug) => rows.findLast((row) => row.slug === slug) ?? []);
}

/** The newest stored posts in any language, at most so many. */
export async function readNewest(db: Dexie, count: number): Promise<readonly PostSummary[]> {
  return (await newestInCategories(db, [], 0, count)).rows;
}

/** The chips' categories, or null before they were ever fetched. */
export async function readCategories(db: Dexie): Promise<readonly Category[] | null> {
  return (await tablesOf(db).categories.get('all'))?.items ?? null;
}
