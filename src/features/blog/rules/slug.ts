/**
 * A slug as readers see it: WordPress gives lower-case percent escapes, cut at 200 characters, which may
 * end in the middle of a letter. What cannot be decoded stays as it is: it is still found by the service. Letters are
 * not brought to one Unicode form: the service finds a slug only as it was written.
 */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Bytes that a file may be called by. WordPress' slugs end at 200 characters. */
const LONGEST = 250;

/** False for what cannot be a part of an address, or a folder's name: half a letter, a step to another folder, a text. */
export function canBeAddress(slug: string): boolean {
  if (new TextEncoder().encode(slug).length > LONGEST || /[/\\\p{Cc}]/u.test(slug)) return false;
  return !['', '.', '..'].includes(slug.trim()) && !/\p{Surrogate}/u.test(slug);
}

/** The address of a post in this site. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The slug in such an address, with or without a slash at its end; undefined in any other. */
export function slugIn(pathname: string): string | undefined {
  const slug = /^\/blog\/([^/]+)\/*$/i.exec(pathname)?.[1];
  return slug === undefined ? undefined : decodeSlug(slug);
}

/** What WordPress looks a slug up by: letters without accents, whatever their case. */
const bare = (slug: string): string =>
  decodeSlug(slug)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** True when two slugs are one to WordPress. */
export function isSameSlug(asked: string, found: string): boolean {
  return bare(asked) === bare(found);
}
