import { decodeSlug } from '../../features/blog/rules/slug.ts';
import { parseUrl } from '../../shared/parseUrl.ts';

const LINK = /https?:\/\/[^\s<>"]+/;

/** Returns the slug of a shared guide; null for another link. https://w3c.github.io/web-share-target/ */
export function sharedSlug(params: URLSearchParams, origin: string): string | null | undefined {
  const shared = [params.get('url'), params.get('text'), params.get('title')].filter((part) => part !== null);
  if (shared.length === 0) return undefined;
  const link = shared.map((part) => LINK.exec(part)?.[0]).find((found) => found !== undefined);
  const url = link === undefined ? undefined : parseUrl(link);
  if (!url) return null;
  const slug = url.origin === origin ? /^\/blog\/([^/]+)\/?$/.exec(url.pathname)?.[1] : undefined;
  return (slug && decodeSlug(slug)) ?? null;
}
