import type { GuideSource, PackWish } from '../../features/library/model.ts';
import { readPage } from '../../features/blog/db/read.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { firstPage } from '../../features/blog/rules/query.ts';
import { postFrom } from '../../features/blog/shapes.ts';
import { refreshPage } from '../../features/blog/sync.ts';
import { loadGuide } from './guide.ts';

const MAX_PAGES = 100;

/** Returns the slugs of all posts of these categories, newest first, and stores their texts. */
async function slugsOf({ groups: categories, newest = Infinity }: PackWish): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { ...firstPage, page, categories };
    await refreshPage(query);
    const stored = await blogDatabase.run((db) => readPage(db, query));
    slugs.push(...(stored?.posts ?? []).filter((post) => !post.protected).map(({ slug }) => slug));
    if (!stored || page >= stored.totalPages || slugs.length >= newest) break;
  }
  return [...new Set(slugs)].slice(0, newest);
}

/** Provides the blog's guides to the library. */
export const blogGuides: GuideSource = {
  load: loadGuide,
  find: slugsOf,
  canShow: (copy) => postFrom(copy) !== undefined,
};
