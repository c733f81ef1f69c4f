import type { Author } from '../library/library.ts';
import { AVATAR_SIZES, avatarFile } from '../uploads/avatar.ts';
import { inContext, type Context, type Resource } from './resource.ts';
import { page, rest, upload, type Site } from './site.ts';

const EMBEDDED = ['id', 'name', 'url', 'description', 'link', 'slug', 'avatar_urls'];

/** An author as WordPress shows users; the portrait is a drawing of our own, no third party's. */
export function authorResource(author: Author, site: Site, context: Context): Resource {
  const fields = {
    id: author.id,
    name: author.name,
    url: '',
    description: author.description,
    link: page(site, `/blog?author=${author.id}`),
    slug: author.slug,
    avatar_urls: Object.fromEntries(
      AVATAR_SIZES.map((size) => [size, upload(site, avatarFile(author.slug, size))]),
    ),
    meta: [],
  };
  return {
    fields: inContext(fields, context, EMBEDDED),
    links: {
      self: [{ href: rest(site, `/users/${author.id}`), targetHints: { allow: ['GET'] } }],
      collection: [{ href: rest(site, '/users') }],
    },
  };
}
