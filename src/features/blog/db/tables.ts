import type Dexie from 'dexie';
import type { Table } from 'dexie';
import { ResilientDatabase } from '../../../shared/storage/database.ts';
import type { Category, PostBody, PostSummary } from '../model.ts';
import { BLOG_DATABASE } from './name.ts';

/** A stored post: small, so that lists are quick; the body is in a table of its own. */
export interface PostRow extends PostSummary {
  /** `category|date` for each category, so that one index filters and sorts (DESIGN 3). */
  readonly categoryDates: readonly string[];
  /** Slugs that it had before on this device: addresses that readers may have kept. */
  readonly formerSlugs?: readonly string[];
  /** When the request that brought it, or last found it unchanged, was sent, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** A stored text. It carries its post's slug, so that both are asked for at once. */
export interface BodyRow extends PostBody {
  /** Missing where an earlier version stored it. */
  readonly slug?: string;
}

/** What the content service answered to one query. */
export interface ListingRow {
  readonly key: string;
  readonly ids: readonly number[];
  readonly total: number;
  readonly totalPages: number;
  readonly fetchedAt: number;
}

/** The chips' categories: one row, replaced as a whole. */
export interface CategoriesRow {
  readonly key: 'all';
  readonly items: readonly Category[];
  readonly fetchedAt: number;
}

/** Cached copies of what the content service holds. They may be emptied by a later version (DESIGN 3). */
export const blogDatabase = new ResilientDatabase(BLOG_DATABASE, (db) => {
  // The earlier ones had fewer indexes: Dexie adds what is missing, and needs no word of them.
  db.version(4).stores({
    posts: 'id, slug, *formerSlugs, dateGmt, *categoryDates, fetchedAt, [lang+dateGmt]',
    bodies: 'id, slug',
    categories: 'key',
    listings: 'key, fetchedAt',
  });
});

/** The typed tables of an open database. */
export function tablesOf(db: Dexie): {
  posts: Table<PostRow, number>;
  bodies: Table<BodyRow, number>;
  categories: Table<CategoriesRow, string>;
  listings: Table<ListingRow, string>;
} {
  return {
    posts: db.table('posts'),
    bodies: db.table('bodies'),
    categories: db.table('categories'),
    listings: db.table('listings'),
  };
}
