import { foldSearched } from '../collections/searchText.ts';
import { htmlToText } from '../markdown/escapeHtml.ts';
import { texturize } from '../markdown/texturize.ts';
import { authors } from './authors.ts';
import { ID_RANGE, stableId } from './ids.ts';
import type { Article, Library } from './library.ts';
import type { ReadArticle } from './readArticles.ts';
import { toSlug } from './slug.ts';

/** An article's id: the explicit one of its front matter, else the number that belongs to its file name. */
export function idOf({ name, front }: ReadArticle): number {
  return front.id ?? stableId(name);
}

/**
 * An article as the service answers it.
 * @param hasCover whether a picture was made for it; its id lies in a range of its own
 * @param terms in the order in which posts list them
 */
export function toArticle(
  one: ReadArticle,
  hasCover: boolean,
  { categories, tags }: Pick<Library, 'categories' | 'tags'>,
): Article {
  const { name, front, rendered } = one;
  const tagSlugs = new Set(front.tags.map(toSlug));
  return {
    id: idOf(one),
    name,
    slug: toSlug(front.slug),
    date: front.date,
    modified: front.modified,
    lang: front.lang,
    sticky: front.sticky,
    title: typed(front.title),
    excerpt: `<p>${typed(front.excerpt)}</p>\n`,
    content: rendered.html,
    author: authors[front.author].id,
    categories: categories
      .filter(({ slug }) => front.categories.some((own) => own === slug))
      .map(({ id }) => id),
    tags: tags.filter(({ slug }) => tagSlugs.has(slug)).map(({ id }) => id),
    media: hasCover ? idOf(one) + ID_RANGE : 0,
    folded: {
      title: foldSearched(front.title),
      excerpt: foldSearched(front.excerpt),
      content: foldSearched(htmlToText(rendered.html).replaceAll(/\s+/g, ' ')),
    },
  };
}

/** A line of plain text with WordPress' entities: a bare ampersand becomes `&#038;` there. */
function typed(text: string): string {
  return texturize(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
