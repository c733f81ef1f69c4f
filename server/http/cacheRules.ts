/** How long caches may use a file of the site. */
export interface CacheRule {
  readonly pattern: RegExp;
  readonly cacheControl: string;
}

/** Stored, and revalidated at each use. */
export const REVALIDATE = 'no-cache';

/**
 * Of pages that depend on posts: caches between the server and its readers send one for 10 s, and for 30 s more while they
 * fetch the next one, so each reader sees a change within a minute (CS-06). Browsers revalidate.
 */
export const SHARED = 'max-age=0, s-maxage=10, stale-while-revalidate=30';

/**
 * The first match counts. A stale page or worker that names removed chunks is a blank app (OF-07), so files that name
 * others are revalidated; files with a hash in their name never change.
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
