import { htmlToText } from '../markdown/escapeHtml.ts';
import { texturize } from '../markdown/texturize.ts';
import type { MediaManifest } from '../uploads/manifest.ts';
import { foldSearched } from '../rest/searchMatcher.ts';
import { AVATAR_SIZES, avatarFile } from '../uploads/avatar.ts';
import { authors } from './authors.ts';
import { ID_RANGE, stableId } from './ids.ts';
import { type Article, ORIGIN_MARK, type Term, upload } from './library.ts';
import { coverJson } from './coverJson.ts';
import type { ReadArticle } from './readArticles.ts';
import { gmtOf } from './siteTime.ts';
import { toSlug } from './toSlug.ts';
import { categoryTerms } from './terms.ts';

/** Returns the id in an article's front matter, or one computed from its file name. */
export function idOf({ name, front }: ReadArticle): number {
  return front.id ?? stableId(name);
}

function embedsOf(one: ReadArticle, terms: readonly (readonly Term[])[], manifest?: MediaManifest) {
  const { name, front } = one;
  const { id, slug, name: displayName } = authors[front.author];
  const avatars = AVATAR_SIZES.map((size) => [size, upload(avatarFile(slug, size))]);
  const cover = manifest?.articles[name];
  return {
    author: [{ id, name: displayName, avatar_urls: Object.fromEntries(avatars) }],
    ...(cover && { 'wp:featuredmedia': [coverJson(idOf(one) + ID_RANGE, cover, front.coverAlt)] }),
    'wp:term': terms,
  };
}

function termsWith(terms: readonly Term[], slugs: readonly string[]): readonly Term[] {
  return terms.filter(({ slug }) => slugs.includes(slug));
}

/** Returns an article in WordPress' format; `tags` are those of all articles. */
export function toArticle(one: ReadArticle, tags: readonly Term[], manifest?: MediaManifest): Article {
  const { front, rendered } = one;
  const slug = toSlug(front.slug);
  const categories = termsWith(categoryTerms, front.categories);
  const embeds = embedsOf(one, [categories, termsWith(tags, front.tags.map(toSlug))], manifest);
  return {
    post: {
      id: idOf(one),
      date: front.date,
      date_gmt: gmtOf(front.date),
      modified: front.modified,
      modified_gmt: gmtOf(front.modified),
      slug,
      link: `${ORIGIN_MARK}/blog/${slug}`,
      title: { rendered: typed(front.title) },
      content: { rendered: rendered.html, protected: false },
      excerpt: { rendered: `<p>${typed(front.excerpt)}</p>\n`, protected: false },
      categories: categories.map(({ id }) => id),
      _links: Object.fromEntries(Object.keys(embeds).map((name) => [name, [{ embeddable: true }]])),
    },
    embeds,
    searchText: foldSearched(
      [front.title, front.excerpt, htmlToText(rendered.html).replaceAll(/\s+/g, ' ')].join('\n'),
    ),
  };
}

function typed(text: string): string {
  return texturize(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
