import { patchAddress, templateAddress } from '../../src/app/start/address.ts';
import { brand } from '../../src/content/brand.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { SEED_ID } from '../../src/features/blog/seedMarkup.ts';
import { defaultLanguage, languages, type LanguageCode } from '../../src/i18n/languages.ts';
import { renderArticleTemplate } from './article/render.ts';
import type { BlogContent } from './content.ts';
import { alternatesOf } from './alternates.ts';
import { feed, sitemap, type SitemapEntry } from './feeds.ts';
import type { ClientBuild } from './clientFiles.ts';
import { FRAME_PARTS, renderDocument, startSources } from './document.ts';
import { createPagePatch } from './createPagePatch.ts';
import type { PageToRender } from './pages.ts';
import { fillTemplate } from './template.ts';

type Entry = typeof import('./entry.tsx');

/**
 * Pages that the worker keeps. In English, which every reader keeps, only those that most begin with. The library's is
 * not among them: what it shows, the app reads from the device, and its frame is the shell's.
 */
const PRECACHED_PAGES: readonly string[] = ['/', '/blog', '/quote', '/schedule'];
const PRECACHED_IN_ENGLISH: readonly string[] = ['/', '/blog'];

type Listed = Pick<PageToRender, 'path' | 'changed' | 'own' | 'lang'>;

/** A file of the site: its path in `dist`, and its text. */
export type RenderedFile = readonly [file: string, text: string];

/** The frame without a page, in a language: the app fills it. */
async function renderShell(
  { renderPage }: Entry,
  build: ClientBuild,
  language: LanguageCode,
): Promise<string> {
  const rendered = await renderPage('/shell', language);
  const markup = rendered.markup.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2');
  // It becomes any page, which names itself.
  const head = `<title>${brand[language]}</title>`;
  const first = build.firstChunks(...startSources(language));
  const later = build.chunksOf(...FRAME_PARTS);
  return fillTemplate(
    {
      ...rendered,
      head,
      markup,
      language,
      kind: 'shell',
      first,
      later,
      seedId: SEED_ID,
      structuredData: [],
    },
    build,
  );
}

/** The page of addresses that the site does not have, in every language: `404.html`, `ar/404.html` (QU-03). */
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

/** A page in every language, each at its own address (QU-03, LA-07). Rejects with the address that cannot be rendered. */
export async function pageFiles(
  entry: Entry,
  build: ClientBuild,
  page: PageToRender,
): Promise<RenderedFile[]> {
  return Promise.all(
    languages.map(async ({ code }): Promise<RenderedFile> => {
      const file = code === defaultLanguage ? page.file : `${code}/${page.file}`;
      try {
        return [file, await renderDocument(entry, build, page, code)];
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`${inLanguage(code, page.path)} cannot be rendered: ${why}`, { cause });
      }
    }),
  );
}

const precachedPages = (code: LanguageCode) =>
  code === defaultLanguage ? PRECACHED_IN_ENGLISH : PRECACHED_PAGES;

/** Pages as patches of the shell. */
const patchesOf = (
  entry: Entry,
  build: ClientBuild,
  pages: readonly PageToRender[],
  code: LanguageCode,
  shell: string,
): Promise<RenderedFile[]> =>
  Promise.all(
    pages.map(async (page): Promise<RenderedFile> => {
      const patch = createPagePatch(shell, await renderDocument(entry, build, page, code, 'kept'));
      return [patchAddress(code, page.path).slice(1), JSON.stringify(patch)];
    }),
  );

/** These of the pages that the worker precaches in a language, as patches of the shell; nothing is rendered for others. */
export async function pagePatches(
  entry: Entry,
  build: ClientBuild,
  pages: readonly PageToRender[],
  code: LanguageCode,
): Promise<RenderedFile[]> {
  const precached = pages.filter(({ path }) => precachedPages(code).includes(path));
  if (precached.length === 0) return [];
  return patchesOf(entry, build, precached, code, await renderShell(entry, build, code));
}

/** What the worker precaches in a language: the shell, pages as patches of it, and the template of an article. */
export async function precachedFiles(
  entry: Entry,
  build: ClientBuild,
  pages: readonly PageToRender[],
  code: LanguageCode,
): Promise<RenderedFile[]> {
  const precached = precachedPages(code).map((path) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`The worker is to keep ${path}, which is no page.`);
    return page;
  });
  const shell = await renderShell(entry, build, code);
  const { html, words } = await renderArticleTemplate(entry, build, code);
  const template = JSON.stringify({ ...createPagePatch(shell, html), words });
  return [
    [`shell/${code}.html`, shell],
    ...(await patchesOf(entry, build, precached, code, shell)),
    [templateAddress(code).slice(1), template],
  ];
}

/** A page's addresses; that of an article is its own language's alone, which the others name as canonical (LA-07). */
function sitemapEntries(url: string, { path, changed, lang }: Listed): SitemapEntry[] {
  if (lang !== undefined || path.startsWith('/blog/'))
    return [{ address: url + inLanguage(lang ?? defaultLanguage, path), changed }];
  const alternates = alternatesOf(url, path);
  return languages.map(({ code }) => ({ address: url + inLanguage(code, path), changed, alternates }));
}

/** What tells others of the pages: the sitemap, `robots.txt` and the feed. */
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
