import type { Alternate } from './alternates.ts';
import type { PostSummary } from '../../src/features/blog/model.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const xml = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A page of the sitemap: absolute address, and last change in ISO 8601. */
export interface SitemapEntry {
  readonly address: string;
  readonly changed?: string | undefined;
  readonly alternates?: readonly Alternate[];
}

const alternateLink = ({ hreflang, href }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(href)}"/>`;

/** Returns `sitemap.xml` (https://www.sitemaps.org/protocol.html). */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed, alternates = [] }) =>
      `<url><loc>${xml(address)}</loc>${changed ? `<lastmod>${xml(changed)}</lastmod>` : ''}${alternates.map(alternateLink).join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** Returns `feed.xml`: RSS 2.0 of the newest posts (https://www.rssboard.org/rss-specification). */
export function feed(
  site: { readonly brand: string; readonly url: string },
  posts: readonly { post: PostSummary; path: string }[],
): string {
  const items = posts.map(({ post, path }) => {
    const address = xml(site.url + path);
    const categories = post.categories
      .map((category) => `<category>${xml(category.name)}</category>`)
      .join('');
    const published = post.dateGmt ? `<pubDate>${new Date(`${post.dateGmt}Z`).toUTCString()}</pubDate>` : '';
    return `<item><title>${xml(post.title)}</title><link>${address}</link><guid>${address}</guid>${published}${categories}<description>${xml(post.excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(site.brand)} Blog</title><link>${site.url}/blog</link><description>Guides for founders</description><language>en</language><atom:link href="${site.url}/feed.xml" rel="self" type="application/rss+xml"/>${items.join('\n')}</channel></rss>\n`;
}
