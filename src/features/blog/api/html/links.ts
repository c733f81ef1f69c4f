import { inLanguage, splitLanguage } from '../../../../i18n/addresses.ts';
import { parseUrl } from '../../../../shared/parseUrl.ts';
import { decodeSlug, postPath } from '../../rules/slug.ts';
import { absoluteUrl, type EdgeContext, written } from './context.ts';

/**
 * The shape of the service's post addresses, read off one of them: digits may vary (dates), the slug is
 * the part asked for. Undefined when the address does not hold the slug as a part of its path.
 */
function permalinkShape(link: string, slug: string): { origin: string; path: RegExp } | undefined {
  const url = parseUrl(link);
  if (!url) return undefined;
  const parts = url.pathname.split('/');
  const inOneForm = (part: string) => decodeSlug(part.toLowerCase()).normalize('NFC');
  const at = parts.findLastIndex((part) => inOneForm(part) === inOneForm(slug));
  if (at < 0) return undefined;
  const pattern = parts.map((part, index) => {
    // No slug has a dot: `/wp-login.php` is no post. Behind a date, or alone, WordPress gives no post a number for a
    // slug: `/2026/05/01/` is the archive of a day (`wp_unique_post_slug`).
    if (index === at)
      return /^\d*$/.test(parts[at - 1] ?? '') ? String.raw`(?!\d+(?:/|$))([^/.]+)` : '([^/.]+)';
    return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\d+/g, String.raw`\d+`);
  });
  return { origin: url.origin, path: new RegExp(`^${pattern.join('/').replace(/\/$/, '')}/?$`) };
}

/** A place in a body: sanitising puts a prefix before the names that the content gives. */
const ownAnchor = (hash: string) => hash.replace(/^#(?=.)/, '#user-content-');

/** Returns a page of this site in a language, unless the address names one (LA-07); files stay as they are. */
function pageIn(lang: string, address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const isPage = path.startsWith('/') && !path.startsWith('/wp-') && !path.includes('.');
  const isPlain = splitLanguage(path).path === path;
  return isPage && isPlain ? inLanguage(lang, path) + rest : address;
}

/**
 * Turns links to posts of the content service into addresses of this site, keeps other links absolute, and
 * removes links that lead nowhere. Links to this site lead to the language of `post`, which contains them.
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
    // A further page of a list in an article is WordPress' own: here it would lead to the article itself.
    const isOurs = url.origin === shape?.origin && !/[?&]query-(?:\d+-)?page=/.test(url.search);
    const slug = isOurs ? shape.path.exec(url.pathname)?.[1] : undefined;
    const address = slug ? postPath(decodeSlug(slug)) + ownAnchor(url.hash) : written(url, context);
    anchor.setAttribute('href', pageIn(post.lang, address));
    if (!slug && url.origin !== context.siteOrigin) anchor.setAttribute('rel', 'noopener noreferrer');
  }
}
