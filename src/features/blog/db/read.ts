import type Dexie from 'dexie';
import type { Category, PostBody, PostQuery, PostSummary } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { searchStored } from '../search/searchStored.ts';
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

async function rowsInCategories(db: Dexie, categories: readonly number[]): Promise<PostRow[]> {
  const { posts } = tablesOf(db);
  if (categories.length === 0) return posts.orderBy('dateGmt').reverse().toArray();
  const ranges = categories.map((id) => [`${id}|`, `${id}|\uffff`] as const);
  const rows = await posts.where('categoryDates').inAnyRange(ranges).distinct().toArray();
  return rows.sort((a, b) => b.dateGmt.localeCompare(a.dateGmt));
}

/** Filter, search and paging over what is stored, for when the service cannot be asked (OF-06). */
async function readFromDevice(db: Dexie, query: PostQuery): Promise<StoredPage | undefined> {
  const inCategories = await rowsInCategories(db, query.categories);
  const rows = query.search === '' ? inCategories : await searchStored(db, inCategories, query.search);
  if (rows.length === 0) return undefined;
  const start = (query.page - 1) * query.perPage;
  return {
    posts: rows.slice(start, start + query.perPage),
    total: rows.length,
    totalPages: Math.ceil(rows.length / query.perPage),
    fetchedAt: Math.min(...rows.map((row) => row.fetchedAt)),
    from: 'device',
  };
}

/** The page that a query asks for: the service's last answer, or what the device can put together. */
export async function readPage(db: Dexie, query: PostQuery): Promise<StoredPage | null> {
  return (await readAnswer(db, query)) ?? (await readFromDevice(db, query)) ?? null;
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
  const row = await posts.where('slug').equals(slug).last();
  return row ? { summary: row, body: await bodies.get(row.id), fetchedAt: row.fetchedAt } : null;
}

/** The posts before and after one in time, and up to three of its category (BP-05). */
export interface Surroundings {
  readonly previous: PostSummary | undefined;
  readonly next: PostSummary | undefined;
  readonly related: readonly PostSummary[];
}

/** What surrounds a post among those stored. */
export async function readSurroundings(db: Dexie, post: PostSummary): Promise<Surroundings> {
  const { posts } = tablesOf(db);
  const sameLanguage = (row: PostRow) => row.lang === post.lang;
  const previous = await posts.where('dateGmt').below(post.dateGmt).reverse().filter(sameLanguage).first();
  const next = await posts.where('dateGmt').above(post.dateGmt).filter(sameLanguage).first();
  const shown = new Set([post.id, previous?.id, next?.id]);
  const kin = await rowsInCategories(
    db,
    post.categories.map((category) => category.id),
  );
  const rest = post.categories.length > 0 ? kin.filter((row) => !shown.has(row.id)) : [];
  const related = [...rest.filter(sameLanguage), ...rest.filter((row) => !sameLanguage(row))].slice(0, 3);
  return { previous, next, related };
}

/** The chips' categories, or null before they were ever fetched. */
export async function readCategories(db: Dexie): Promise<readonly Category[] | null> {
  return (await tablesOf(db).categories.get('all'))?.items ?? null;
}
