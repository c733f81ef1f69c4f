import type { GuideSource, PackWish } from '../../features/library/model.ts';
import { readPage } from '../../features/blog/db/read.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { firstPage } from '../../features/blog/rules/query.ts';
import { postFrom } from '../../features/blog/shapes.ts';
import { refreshPage } from '../../features/blog/sync.ts';
import { loadGuide } from './guide.ts';

/** Most pages of a list that are gone through. */
const MOST_PAGES = 100;

/**
 * The slugs of all posts in the categories, or of the whole blog, or of so many of them, the newest first; their texts
 * are on the device then. Rejects when the content service cannot be asked.
 */
async function slugsOf({ groups: categories, newest = Infinity }: PackWish): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...firstPage, page, categories };
    await refreshPage(query);
    const stored = await blogDatabase.run((db) => readPage(db, query));
    slugs.push(...(stored?.posts ?? []).filter((post) => !post.protected).map(({ slug }) => slug));
    if (!stored || page >= stored.totalPages || slugs.length >= newest) break;
  }
  return [...new Set(slugs)].slice(0, newest);
}

/** Where the library gets the blog's guides from. */
export const blogGuides: GuideSource = {
  load: loadGuide,
  find: slugsOf,
  canShow: (copy) => postFrom(copy) !== undefined,
};
