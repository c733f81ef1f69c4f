import { inLanguage, splitLanguage } from '../../../../i18n/addresses.ts';
import { parseUrl } from '../../../../shared/parseUrl.ts';
import { decodeSlug, postPath } from '../../rules/slug.ts';
import { absoluteUrl, type EdgeContext, written } from './context.ts';

/** Derives the pattern of post addresses from one of them; undefined when it does not contain the slug. */
function permalinkShape(link: string, slug: string): { origin: string; path: RegExp } | undefined {
  const url = parseUrl(link);
  if (!url) return undefined;
  const parts = url.pathname.split('/');
  const inOneForm = (part: string) => decodeSlug(part.toLowerCase()).normalize('NFC');
  const at = parts.findLastIndex((part) => inOneForm(part) === inOneForm(slug));
  if (at < 0) return undefined;
  const pattern = parts.map((part, index) => {
    // Slugs have no dot (`/wp-login.php` is not a post). After a date, or alone, a number is not a slug:
    // `/2026/05/01/` is a day's archive (`wp_unique_post_slug`).
    if (index === at)
      return /^\d*$/.test(parts[at - 1] ?? '') ? String.raw`(?!\d+(?:/|$))([^/.]+)` : '([^/.]+)';
    return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\d+/g, String.raw`\d+`);
  });
  return { origin: url.origin, path: new RegExp(`^${pattern.join('/').replace(/\/$/, '')}/?$`) };
}

/** Sanitising prefixes the ids of the content. */
const ownAnchor = (hash: string) => hash.replace(/^#(?=.)/, '#user-content-');

/** Adds the language to the address of a page of this site, unless it has one (LA-07). */
function pageIn(lang: string, address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const isPage = path.startsWith('/') && !path.startsWith('/wp-') && !path.includes('.');
  const isPlain = splitLanguage(path).path === path;
  return isPage && isPlain ? inLanguage(lang, path) + rest : address;
}

/**
 * Rewrites links to posts as routes in the language of `post`, makes others absolute, and removes empty ones.
 */
export function rewriteLinks(
  root: DocumentFragment,
  post: { link: string; slug: string; lang: string },
  context: EdgeContext,
): void {
  const shape = permalinkShape(post.link, post.slug);
  const base = post.link || context.apiBase;
  for (const anchor of root.querySelectorAll('a')) {
    const href = anchor.getAttribute('href')?.trim() ?? '';
    if (/^(mailto|tel|sms):/i.test(href)) continue;
    if (/^#./.test(href)) {
      anchor.setAttribute('href', ownAnchor(href));
      continue;
    }
    const url = href === '#' ? undefined : absoluteUrl(href, base);
    if (!url) {
      anchor.removeAttribute('href');
      continue;
    }
    // Pagination links of a query block would lead to the article itself.
    const isOurs = url.origin === shape?.origin && !/[?&]query-(?:\d+-)?page=/.test(url.search);
    const slug = isOurs ? shape.path.exec(url.pathname)?.[1] : undefined;
    const address = slug ? postPath(decodeSlug(slug)) + ownAnchor(url.hash) : written(url, context);
    anchor.setAttribute('href', pageIn(post.lang, address));
    if (!slug && url.origin !== context.siteOrigin) anchor.setAttribute('rel', 'noopener noreferrer');
  }
}
