import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createEmotionCache, loadDirection } from '../../src/app/theme/emotionCache.ts';
import { type RenderedStyles, renderedStyles } from './renderedStyles.ts';
import { shownPageOf } from './shown/resolvePage.ts';
import { ShellArticle } from './ShellArticle.tsx';
import { App } from '../../src/app/App.tsx';
import { BlogSeedContext, type BlogSeed } from '../../src/features/blog/seed.ts';
import { ShownPageContext } from '../../src/pages/content/loadPage.ts';
import { pagePathOf } from '../../src/pages/content/pagePath.ts';
import { startI18n } from '../../src/i18n/i18n.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import type { PagePath } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';

export { site };
export { shownPageOf };
export { bodyLanguageOf, loadBody } from '../../src/content/pages/bodies.ts';
export { sectionOf } from '../../src/content/sections.ts';
export { plainText } from '../../src/content/pages/plainText.ts';
export { navigationPaths } from '../../src/content/navigation.ts';

export { HttpError } from '../../src/shared/http/HttpError.ts';
export { contentService } from '../../src/features/blog/api/service.ts';
export { contentApi, serviceAddress } from '../../src/features/blog/api/address.ts';
export { edgeContext } from '../../src/features/blog/context.ts';
export { queryKey, firstPage, latestPosts } from '../../src/features/blog/rules/query.ts';
export { postPath } from '../../src/features/blog/rules/slug.ts';
export { toolOf } from '../../src/pages/tools/tools.ts';
export { routeOf } from '../../src/app/routes.tsx';
export { routeEntries } from '../../src/content/siteManifest.ts';

export interface PageNames {
  readonly home: string;
  readonly blog: string;
  readonly quote: string;
  readonly schedule: string;
  readonly titleOf: (path: PagePath) => string;
  readonly summaryOf: (path: PagePath) => string;
}

/** Returns the names of the site's pages in a language. */
export async function pageNames(language: LanguageCode): Promise<PageNames> {
  const words = await startI18n(language);
  return {
    home: words.t('common.home'),
    blog: words.t('common.blog'),
    quote: words.t('common.getQuote'),
    schedule: words.t('common.scheduleMeeting'),
    titleOf: (path) => words.t(`titles.${path}`, { ns: 'menu' }),
    summaryOf: (path) => words.t(path, { ns: 'pages' }),
  };
}

export interface RenderedPage extends RenderedStyles {
  readonly head: string;
  readonly markup: string;
}

// React hoists title, meta and link elements to the start of a fragment.
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** An attribute of every React Router link that only its framework mode reads: 4 kB of the shell. */
const DISCOVERY = ' data-discover="true"';

/**
 * Renders a page in a language with all of its parts; `path` is without the language, `page` replaces the page of the
 * address. Rejects when a part throws.
 */
export async function renderPage(
  path: string,
  language: LanguageCode,
  seed?: BlogSeed,
  page?: ReactNode,
): Promise<RenderedPage> {
  const words = await startI18n(language);
  const { dir } = languageOf(language);
  await loadDirection(dir);
  const content = pagePathOf(path);
  const shown = content && (await shownPageOf(content, language));
  const emotionCache = createEmotionCache(dir);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <BlogSeedContext value={seed}>
        <ShownPageContext value={shown}>
          <StaticRouter basename={inLanguage(language, '/')} location={inLanguage(language, path)}>
            <App words={words} emotionCache={emotionCache} page={page} />
          </StaticRouter>
        </ShownPageContext>
      </BlogSeedContext>
    </StrictMode>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // An exception would end the process: React calls this in a separate task.
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const head = HOISTED.exec(html)?.[0] ?? '';
  const markup = html.slice(head.length).replaceAll(DISCOVERY, '');
  return { head, markup, ...renderedStyles(emotionCache, markup) };
}

/** Renders the frame without a page, in a language. */
export const renderFrame = (language: LanguageCode): Promise<RenderedPage> =>
  renderPage('/shell', language, undefined, <ShellArticle />);
