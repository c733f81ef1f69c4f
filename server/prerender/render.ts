import { shellAddress } from '../../src/app/start/paths.ts';
import { brand } from '../../src/content/brand.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { SEED_ID } from '../../src/features/blog/document/shellArticle.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import type { BlogContent } from './content.ts';
import { alternatesOf } from './alternates.ts';
import { feed, sitemap, type SitemapEntry } from './feeds.ts';
import type { ClientBuild } from './clientFiles.ts';
import { FRAME_PARTS, renderDocument, startSources } from './document.ts';
import type { PageToRender } from './sitePages.ts';
import { fillTemplate } from './template.ts';

type Entry = typeof import('./entry.tsx');

type Listed = Pick<PageToRender, 'path' | 'changed' | 'own' | 'lang'>;

export type RenderedFile = readonly [file: string, text: string];

/** Renders the frame without a page, in every language. */
export const shells = ({ renderFrame }: Entry, build: ClientBuild): Promise<RenderedFile[]> =>
  Promise.all(
    languages.map(async ({ code }): Promise<RenderedFile> => {
      const page = {
        ...(await renderFrame(code)),
        // The page that the app renders sets the title.
        head: `<title>${brand[code]}</title>`,
        language: code,
        kind: 'shell',
        first: build.firstChunks(...startSources(code)),
        later: build.chunksOf(...FRAME_PARTS),
        seedId: SEED_ID,
        structuredData: [],
      } as const;
      return [shellAddress(code).slice(1), fillTemplate(page, build)];
    }),
  );

/** Renders the not-found page in every language: `404.html`, `ar/404.html` (QU-03). */
export const missingPages = ({ renderPage }: Entry, build: ClientBuild): Promise<RenderedFile[]> =>
  Promise.all(
    languages.map(async ({ code }): Promise<RenderedFile> => {
      const missing = await renderPage('/no-such-page', code);
      const first = build.firstChunks(...startSources(code));
      const later = build.chunksOf(...FRAME_PARTS);
      const page = {
        ...missing,
        language: code,
        kind: '404',
        first,
        later,
        seedId: SEED_ID,
        structuredData: [],
      } as const;
      return [inLanguage(code, '/404.html').slice(1), fillTemplate(page, build)];
    }),
  );

/** Renders a page in every language, with its data (QU-03, LA-07). Rejects with the address of a page that fails. */
export async function pageFiles(
  entry: Entry,
  build: ClientBuild,
  page: PageToRender,
): Promise<RenderedFile[]> {
  const inAll = await Promise.all(
    languages.map(async ({ code }): Promise<RenderedFile[]> => {
      const file = inLanguage(code, `/${page.file}`).slice(1);
      try {
        const document: RenderedFile = [file, await renderDocument(entry, build, page, code)];
        if (!page.content) return [document];
        const shown = await entry.shownPageOf(page.content, code);
        return [document, [`${inLanguage(code, page.path).slice(1)}.json`, JSON.stringify(shown)]];
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`${inLanguage(code, page.path)} cannot be rendered: ${why}`, { cause });
      }
    }),
  );
  return inAll.flat();
}

/** Returns a page's addresses; an article has one, in its language (LA-07). */
function sitemapEntries(url: string, { path, changed, lang }: Listed): SitemapEntry[] {
  if (lang !== undefined || path.startsWith('/blog/'))
    return [{ address: url + inLanguage(lang ?? defaultLanguage, path), changed }];
  const alternates = alternatesOf(url, path);
  return languages.map(({ code }) => ({ address: url + inLanguage(code, path), changed, alternates }));
}

/** Returns the sitemap, `robots.txt` and the feed. */
export function indexFiles(
  { site, postPath }: Entry,
  pages: readonly Listed[],
  content: BlogContent,
): RenderedFile[] {
  const listed = pages.filter(({ own }) => !own);
  const addresses = listed.flatMap((page) => sitemapEntries(site.url, page));
  const newest = content.posts
    .slice(0, 30)
    .map(({ summary }) => ({ post: summary, path: postPath(summary.slug) }));
  return [
    ['sitemap.xml', sitemap(addresses)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`],
    ['feed.xml', feed(site, newest)],
  ];
}
