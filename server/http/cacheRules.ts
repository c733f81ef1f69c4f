/** How long a file of the site may be kept without asking again. */
export interface CacheRule {
  readonly pattern: RegExp;
  readonly cacheControl: string;
}

/** Asked again each time, at the price of a 304. */
export const REVALIDATE = 'no-cache';

/**
 * The first match counts. A stale page or worker that names removed chunks is a blank app (OF-07), so all that
 * names other files is asked for again; what carries a hash in its name never changes.
 */
export const CACHE_RULES: readonly CacheRule[] = [
  { pattern: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  { pattern: /\.(?:html|m?js|json|webmanifest|xml|pdf|docx|xlsx)$/, cacheControl: REVALIDATE },
  { pattern: /^/, cacheControl: 'public, max-age=86400' },
];

/** The `Cache-Control` of the file at a path of the site (`/assets/app-1a2b.js`, `/blog/index.html`). */
export function cacheControlOf(file: string): string {
  return CACHE_RULES.find((rule) => rule.pattern.test(file))?.cacheControl ?? REVALIDATE;
}
