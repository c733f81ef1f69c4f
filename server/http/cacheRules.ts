export interface CacheRule {
  readonly pattern: RegExp;
  readonly cacheControl: string;
}

export const REVALIDATE = 'no-cache';

/**
 * For pages that show posts: shared caches send one for 10 s, and for 30 s more while they revalidate, so that changes
 * appear within a minute (CS-06). Browsers revalidate.
 */
export const SHARED = 'max-age=0, s-maxage=10, stale-while-revalidate=30';

/**
 * The first match applies. A stale page or worker that refers to removed chunks shows nothing (OF-07), so files that
 * refer to others are revalidated; files with a hash in their name never change.
 */
export const CACHE_RULES: readonly CacheRule[] = [
  { pattern: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  { pattern: /\.(?:html|m?js|json|webmanifest|xml|pdf|docx|xlsx)$/, cacheControl: REVALIDATE },
  { pattern: /^/, cacheControl: 'public, max-age=86400' },
];

/** Returns the `Cache-Control` of a file (`/assets/app-1a2b.js`, `/blog/index.html`). */
export function cacheControlOf(file: string): string {
  return CACHE_RULES.find((rule) => rule.pattern.test(file))?.cacheControl ?? REVALIDATE;
}
