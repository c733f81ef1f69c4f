/** Decodes a slug, which WordPress may truncate inside a character. Not normalised, to remain findable. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Maximum length of a file name in bytes. */
const MAX_NAME_BYTES = 250;

/** Returns false for text that cannot be a path segment or a folder name. */
export function canBeAddress(slug: string): boolean {
  if (new TextEncoder().encode(slug).length > MAX_NAME_BYTES || /[/\\\p{Cc}]/u.test(slug)) return false;
  return !['', '.', '..'].includes(slug.trim()) && !/\p{Surrogate}/u.test(slug);
}

/** Returns the route of a post. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** Returns the slug of a post's route, with or without a trailing slash. */
export function slugIn(pathname: string): string | undefined {
  const slug = /^\/blog\/([^/]+)\/*$/i.exec(pathname)?.[1];
  return slug === undefined ? undefined : decodeSlug(slug);
}

/** Returns the form in which WordPress compares slugs: without accents, in lower case. */
const bare = (slug: string): string =>
  decodeSlug(slug)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Returns true when WordPress treats two slugs as equal. */
export function isSameSlug(requested: string, found: string): boolean {
  return bare(requested) === bare(found);
}
