import { escapeText } from '../markdown/escapeHtml.ts';
import { CATEGORY_SLUGS } from '../../../src/features/blog/rules/categorySlugs.ts';
import { categories } from './fixedCategories.ts';
import { ID_RANGE, stableId } from './ids.ts';
import type { Term } from './library.ts';
import type { ReadArticle } from './readArticles.ts';
import { toSlug } from './toSlug.ts';

const byName = (a: Term, b: Term): number => a.name.localeCompare(b.name, 'en');

/** All categories by name, including empty ones, as in WordPress. */
export const categoryTerms: readonly Term[] = CATEGORY_SLUGS.map((slug) => {
  const { id, name } = categories[slug];
  return { id, name, slug };
}).toSorted(byName);

/** Returns the tags of articles by name, with ids above those of categories; names with the same slug are one tag. */
export function tagTerms(read: readonly ReadArticle[]): readonly Term[] {
  const names = new Map(read.flatMap(({ front }) => front.tags.map((name) => [toSlug(name), name])));
  return [...names]
    .map(([slug, name]) => ({ id: stableId(slug) + ID_RANGE, name: escapeText(name), slug }))
    .toSorted(byName);
}
