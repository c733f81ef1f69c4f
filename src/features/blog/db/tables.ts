import type Dexie from 'dexie';
import type { Table } from 'dexie';
import { ResilientDatabase } from '../../../shared/storage/database.ts';
import type { Category, PostBody, PostSummary } from '../model.ts';
import { BLOG_DATABASE } from './name.ts';

/** Row of a stored post; small, because the body is in a separate table. */
export interface PostRow extends PostSummary {
  /** `category|date` for each category: one index filters and sorts. */
  readonly categoryDates: readonly string[];
  /** Former slugs, which users may have bookmarked. */
  readonly formerSlugs?: readonly string[];
  /** When the request that fetched or last confirmed it was sent, in ms since 1970. */
  readonly fetchedAt: number;
}

/** A stored text, with the slug so that post and text are read in parallel. */
export interface BodyRow extends PostBody {
  /** Missing in rows of earlier versions. */
  readonly slug?: string;
}

/** Stored result of one query. */
export interface ListingRow {
  readonly key: string;
  readonly ids: readonly number[];
  readonly total: number;
  readonly totalPages: number;
  readonly fetchedAt: number;
}

/** The categories in a single row. */
export interface CategoriesRow {
  readonly key: 'all';
  readonly items: readonly Category[];
  readonly fetchedAt: number;
}

/** Cache of the content service. A later version may empty it. */
export const blogDatabase = new ResilientDatabase(BLOG_DATABASE, (db) => {
  // Earlier versions had fewer indexes; Dexie adds missing ones without a declared upgrade.
  db.version(4).stores({
    posts: 'id, slug, *formerSlugs, dateGmt, *categoryDates, fetchedAt, [lang+dateGmt]',
    bodies: 'id, slug',
    categories: 'key',
    listings: 'key, fetchedAt',
  });
});

/** Returns the typed tables of an open database. */
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
