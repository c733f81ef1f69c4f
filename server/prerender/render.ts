import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../src/i18n/languages.ts';
import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { SEED_ID } from '../../src/features/blog/seedMarkup.ts';
import type { ClientBuild } from './clientFiles.ts';
import { type BlogContent, postSeed } from './content.ts';
import { feed, sitemap } from './feeds.ts';
import { articleLd, breadcrumbLd, organizationLd } from './jsonLd.ts';
import { fillTemplate } from './template.ts';

type Entry = typeof import('./entry.tsx');

/** A route to be rendered with what it is made from. */
interface PageToRender {
  readonly path: string;
  /** Where it goes in `dist`. */
  readonly file: string;
  readonly seed?: BlogSeed;
  readonly structuredData: readonly object[];
  readonly changed?: string;
}

const LOCALE = (code: string) => `src/i18n/locales/${code}.json`;

function pagesOf({ site, postPath }: Entry, content: BlogContent): PageToRender[] {
  const articles = content.posts.map((post): PageToRender => {
    const path = postPath(post.summary.slug);
    return {
      path,
      file: `blog/${post.summary.slug}/index.html`,
      seed: postSeed(content, post),
      structuredData: articleLd(site, post.summary, path),
      changed: `${post.summary.modifiedGmt}Z`,
    };
  });
  const plain = (path: string, name: string): PageToRender => ({
    path,
    file: `${path.slice(1)}/index.html`,
    structuredData: [breadcrumbLd(site, [[name, path]])],
  });
  return [
    { path: '/', file: 'index.html', seed: content.home, structuredData: [organizationLd(site)] },
    { ...plain('/blog', 'Blog'), seed: content.list },
    plain('/quote', 'Get a Quote'),
    plain('/schedule', 'Schedule Meeting'),
    ...articles,
  ];
}

function write(dist: string, file: string, text: string): void {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** An article's text travels once: in the markup, not in the seed. */
function lightSeed(seed: BlogSeed | undefined): object | undefined {
  if (!seed?.post) return seed;
  const { html: _inMarkup, ...post } = seed.post;
  return { ...seed, post };
}

/**
 * Writes every known route as HTML (QU-03), an empty shell for each language, the not-found page, the sitemap,
 * `robots.txt` and the feed. Gives the number of pages.
 */
export async function renderSite(
  entry: Entry,
  build: ClientBuild,
  content: BlogContent,
  dist: string,
): Promise<number> {
  const { renderPage, routeOf, site } = entry;
  const pages = pagesOf(entry, content);
  for (const page of pages) {
    const rendered = await renderPage(page.path, 'en', page.seed);
    const chunks = build.chunksOf(routeOf(page.path).source, LOCALE('en'));
    const seed = lightSeed(page.seed);
    write(
      dist,
      page.file,
      fillTemplate({ ...page, ...rendered, language: 'en', chunks, seed, seedId: SEED_ID }, build),
    );
  }
  for (const { code } of languages) {
    const rendered = await renderPage('/shell', code);
    const markup = rendered.markup.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2');
    const head = rendered.head.replace(/<meta name="robots"[^>]*>/, '');
    const chunks = build.chunksOf(LOCALE(code));
    write(
      dist,
      `shell/${code}.html`,
      fillTemplate(
        { head, markup, language: code, kind: 'shell', chunks, seedId: SEED_ID, structuredData: [] },
        build,
      ),
    );
  }
  const missing = await renderPage('/no-such-page', 'en');
  const chunks = build.chunksOf(LOCALE('en'));
  write(
    dist,
    '404.html',
    fillTemplate(
      { ...missing, language: 'en', kind: '404', chunks, seedId: SEED_ID, structuredData: [] },
      build,
    ),
  );
  write(
    dist,
    'sitemap.xml',
    sitemap(
      pages.map(({ path, changed }) => ({ address: site.url + path, ...(changed ? { changed } : {}) })),
    ),
  );
  write(dist, 'robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
  const newest = content.posts
    .slice(0, 30)
    .map(({ summary }) => ({ post: summary, path: entry.postPath(summary.slug) }));
  write(dist, 'feed.xml', feed(site, newest));
  return pages.length;
}
