import { ORIGIN_MARK, type Article, type Library } from '../library/library.ts';
import { gmtOf } from '../library/siteTime.ts';
import { curies, inContext, type Context, type Links, type Resource } from './resource.ts';
import { page, rest, type Site } from './site.ts';

const EMBEDDED = ['id', 'date', 'slug', 'type', 'link', 'title', 'excerpt', 'author', 'featured_media'];

/** A post as WordPress 7.1 shows it to visitors (CS-03). */
export function postResource(article: Article, library: Library, site: Site, context: Context): Resource {
  const fields = {
    id: article.id,
    date: article.date,
    date_gmt: gmtOf(article.date),
    guid: { rendered: page(site, `/?p=${article.id}`) },
    modified: article.modified,
    modified_gmt: gmtOf(article.modified),
    slug: article.slug,
    status: 'publish',
    type: 'post',
    link: page(site, `/blog/${article.slug}`),
    title: { rendered: article.title },
    content: { rendered: article.content.replaceAll(ORIGIN_MARK, site.origin), protected: false },
    excerpt: { rendered: article.excerpt, protected: false },
    author: article.author,
    featured_media: article.media,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: article.sticky,
    template: '',
    format: 'standard',
    meta: { footnotes: '' },
    categories: article.categories,
    tags: article.tags,
    class_list: classList(article, library),
  };
  return { fields: inContext(fields, context, EMBEDDED), links: postLinks(article, site) };
}

function classList(article: Article, library: Library): readonly string[] {
  const slugs = (ids: readonly number[], terms: Library['tags'], prefix: string): string[] =>
    terms
      .filter(({ id }) => ids.includes(id))
      .map(({ id, slug }) => `${prefix}-${slug.includes('%') ? id : slug}`);
  return [
    `post-${article.id}`,
    'post',
    'type-post',
    'status-publish',
    'format-standard',
    ...(article.media === 0 ? [] : ['has-post-thumbnail']),
    'hentry',
    ...slugs(article.categories, library.categories, 'category'),
    ...slugs(article.tags, library.tags, 'tag'),
  ];
}

function postLinks({ id, author, media }: Article, site: Site): Links {
  const embeddable = true;
  return {
    self: [{ href: rest(site, `/posts/${id}`), targetHints: { allow: ['GET'] } }],
    collection: [{ href: rest(site, '/posts') }],
    about: [{ href: rest(site, '/types/post') }],
    author: [{ embeddable, href: rest(site, `/users/${author}`) }],
    replies: [{ embeddable, href: rest(site, `/comments?post=${id}`) }],
    'version-history': [{ count: 0, href: rest(site, `/posts/${id}/revisions`) }],
    ...(media === 0 ? {} : { 'wp:featuredmedia': [{ embeddable, href: rest(site, `/media/${media}`) }] }),
    'wp:attachment': [{ href: rest(site, `/media?parent=${id}`) }],
    'wp:term': [
      { taxonomy: 'category', embeddable, href: rest(site, `/categories?post=${id}`) },
      { taxonomy: 'post_tag', embeddable, href: rest(site, `/tags?post=${id}`) },
    ],
    curies,
  };
}
