import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptAddress, patternAddress, variantAddress } from '../../src/app/start/address.ts';
import { SEED_ID } from '../../src/features/blog/seedMarkup.ts';
import { defaultLanguage, languages, type LanguageCode } from '../../src/i18n/languages.ts';
import { renderArticleTemplate } from './article/render.ts';
import type { BlogContent } from './content.ts';
import { feed, sitemap } from './feeds.ts';
import { FRAME_PARTS, localeSource, renderDocument, type SiteFiles } from './document.ts';
import { keptPage } from './keptPage.ts';
import { type PageToRender, pagesOf } from './pages.ts';
import { fillTemplate } from './template.ts';

type Entry = typeof import('./entry.tsx');

/**
 * Pages that the worker keeps. In English, which every reader keeps, only those that most begin with. The library's is
 * not among them: what it shows, the app reads from the device, and its frame is the shell's.
 */
const KEPT: readonly string[] = ['/', '/blog', '/quote', '/schedule'];
const KEPT_IN_ENGLISH: readonly string[] = ['/', '/blog'];

function write(dist: string, file: string, text: string): void {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The frame without a page, in a language: the app fills it. */
async function renderShell({ renderPage }: Entry, build: SiteFiles, language: LanguageCode): Promise<string> {
  const rendered = await renderPage('/shell', language);
  const markup = rendered.markup.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2');
  const head = rendered.head.replace(/<meta name="robots"[^>]*>/, '');
  const first = build.firstChunks(localeSource(language));
  const later = build.chunksOf(...FRAME_PARTS);
  return fillTemplate(
    { head, markup, language, kind: 'shell', first, later, seedId: SEED_ID, structuredData: [] },
    build,
  );
}

async function renderMissing({ renderPage }: Entry, build: SiteFiles): Promise<string> {
  const missing = await renderPage('/no-such-page', defaultLanguage);
  const first = build.firstChunks(localeSource(defaultLanguage));
  const later = build.chunksOf(...FRAME_PARTS);
  return fillTemplate(
    { ...missing, language: defaultLanguage, kind: '404', first, later, seedId: SEED_ID, structuredData: [] },
    build,
  );
}

/** Writes what the worker keeps in a language: the shell, the pages that differ from it, the pattern of an article. */
async function writeKept(
  entry: Entry,
  build: SiteFiles,
  pages: readonly PageToRender[],
  dist: string,
  code: LanguageCode,
): Promise<void> {
  const shell = await renderShell(entry, build, code);
  write(dist, `shell/${code}.html`, shell);
  const wanted = code === defaultLanguage ? KEPT_IN_ENGLISH : KEPT;
  for (const path of wanted) {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`The worker is to keep ${path}, which is no page.`);
    const kept = keptPage(shell, await renderDocument(entry, build, page, code, 'kept'));
    write(dist, keptAddress(code, path).slice(1), JSON.stringify(kept));
  }
  const { html, words } = await renderArticleTemplate(entry, build, code);
  write(dist, patternAddress(code).slice(1), JSON.stringify({ ...keptPage(shell, html), words }));
}

/**
 * Writes every known route as HTML in every language (QU-03, DESIGN 4), what the worker keeps of them in each,
 * the not-found page, the sitemap, `robots.txt` and the feed. Gives the number of pages.
 */
export async function renderSite(
  entry: Entry,
  build: SiteFiles,
  content: BlogContent,
  dist: string,
): Promise<number> {
  const { site } = entry;
  const pages = await pagesOf(entry, content);
  for (const { code } of languages) {
    for (const page of pages) {
      const variant = variantAddress(code, decodeURIComponent(page.path)).slice(1);
      if (code === defaultLanguage) write(dist, page.file, await renderDocument(entry, build, page, code));
      else write(dist, variant, await renderDocument(entry, build, page, code, 'variant'));
    }
    await writeKept(entry, build, pages, dist, code);
  }
  write(dist, '404.html', await renderMissing(entry, build));
  const listed = pages.filter(({ own }) => !own);
  const addresses = listed.map(({ path, changed }) => ({ address: site.url + path, changed }));
  write(dist, 'sitemap.xml', sitemap(addresses));
  write(dist, 'robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
  const newest = content.posts
    .slice(0, 30)
    .map(({ summary }) => ({ post: summary, path: entry.postPath(summary.slug) }));
  write(dist, 'feed.xml', feed(site, newest));
  return pages.length;
}
