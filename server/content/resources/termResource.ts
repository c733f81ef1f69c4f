import type { Term } from '../library/library.ts';
import { curies, inContext, type Context, type Resource } from './resource.ts';
import { page, rest, type Site } from './site.ts';

const EMBEDDED = ['id', 'link', 'name', 'slug', 'taxonomy'];

/** A category or tag as WordPress shows it. */
export function termResource(term: Term, site: Site, context: Context): Resource {
  const isCategory = term.taxonomy === 'category';
  const base = isCategory ? 'categories' : 'tags';
  const fields = {
    id: term.id,
    count: term.count,
    description: term.description,
    link: page(site, isCategory ? `/blog?category=${term.id}` : `/blog?tag=${term.slug}`),
    name: term.name,
    slug: term.slug,
    taxonomy: term.taxonomy,
    ...(isCategory ? { parent: 0 } : {}),
    meta: [],
  };
  return {
    fields: inContext(fields, context, EMBEDDED),
    links: {
      self: [{ href: rest(site, `/${base}/${term.id}`), targetHints: { allow: ['GET'] } }],
      collection: [{ href: rest(site, `/${base}`) }],
      about: [{ href: rest(site, `/taxonomies/${term.taxonomy}`) }],
      'wp:post_type': [{ href: rest(site, `/posts?${base}=${term.id}`) }],
      curies,
    },
  };
}
