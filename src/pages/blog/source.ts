import type { GuideSource } from '../../features/library/packs.ts';
import { readPage } from '../../features/blog/db/read.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { firstPage } from '../../features/blog/rules/query.ts';
import { refreshPage } from '../../features/blog/sync.ts';
import { loadGuide } from './guide.ts';

/** Most pages of a list that are gone through. */
const MOST_PAGES = 100;

/**
 * The slugs of all posts in the categories, or of the whole blog, the newest first; their texts are on the device then.
 * Rejects when the content service cannot be asked.
 */
async function slugsOf(categories: readonly number[]): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...firstPage, page, categories };
    await refreshPage(query);
    const stored = await blogDatabase.run((db) => readPage(db, query));
    slugs.push(...(stored?.posts ?? []).filter((post) => !post.protected).map(({ slug }) => slug));
    if (!stored || page >= stored.totalPages) break;
  }
  return [...new Set(slugs)];
}

/** Where the library gets the blog's guides from. */
export const blogGuides: GuideSource = { load: loadGuide, find: slugsOf };
