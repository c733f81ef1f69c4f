import { by } from '../collections/slice.ts';
import { escapeText } from '../markdown/escapeHtml.ts';
import { categories, CATEGORY_SLUGS } from './categories.ts';
import { ID_RANGE, stableId } from './ids.ts';
import type { Term } from './library.ts';
import type { ReadArticle } from './readArticles.ts';
import { toSlug } from './slug.ts';

const byName = by<Term>(({ name }) => name);

/** All categories by name, with how often each is used; unused ones are part of the answer, as in WordPress. */
export function categoryTerms(read: readonly ReadArticle[]): readonly Term[] {
  return CATEGORY_SLUGS.map((slug): Term => ({
    id: categories[slug].id,
    name: categories[slug].name,
    description: categories[slug].description,
    slug,
    taxonomy: 'category',
    count: read.filter(({ front }) => front.categories.includes(slug)).length,
  })).sort(byName);
}

/** The tags that articles name, by name. Ids stand above those of categories; spellings with one slug are one tag. */
export function tagTerms(read: readonly ReadArticle[]): readonly Term[] {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const { front } of read) {
    for (const slug of new Set(front.tags.map(toSlug))) {
      uses.set(slug, (uses.get(slug) ?? 0) + 1);
    }
    front.tags.forEach((name) => names.set(toSlug(name), names.get(toSlug(name)) ?? name));
  }
  return [...names]
    .map(([slug, name]): Term => ({
      id: stableId(slug) + ID_RANGE,
      taxonomy: 'post_tag',
      name: escapeText(name),
      slug,
      description: '',
      count: uses.get(slug) ?? 0,
    }))
    .sort(byName);
}
