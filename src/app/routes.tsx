import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';
import { bringWords } from '../i18n/i18n.ts';
import type { WordPart } from '../i18n/wordParts.ts';

/** A page of the site: where it is and what renders it. */
export interface SiteRoute {
  /** React Router's pattern. */
  readonly path: string;
  /** Its module, as the build's manifest names it. */
  readonly source: string;
  /** The words that it shows beyond those of the frame. */
  readonly words: readonly WordPart[];
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly Page: LazyExoticComponent<ComponentType>;
}

function route(
  path: string,
  source: string,
  load: () => Promise<{ default: ComponentType }>,
  words: readonly WordPart[] = [],
): SiteRoute {
  // The same promise each time: a page fetched ahead is there when React asks for it, and no fallback shows, which
  // React would keep for 300 ms. A failure is forgotten, so that the next attempt asks again.
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () =>
    (loading ??= Promise.all([load(), ...words.map(bringWords)]).then(
      ([page]) => page,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return { path, source, words, load: loadOnce, Page: lazy(loadOnce) };
}

/** The URL space. Pages are fetched when they are needed; prerendering waits for them. */
export const routes: readonly SiteRoute[] = [
  route(
    '/',
    'src/pages/home/HomePage.tsx',
    async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage }),
    ['home', 'blog'],
  ),
  route(
    '/blog',
    'src/pages/blog/BlogListPage.tsx',
    async () => ({ default: (await import('../pages/blog/BlogListPage.tsx')).BlogListPage }),
    ['blog', 'library'],
  ),
  route(
    '/blog/:slug',
    'src/pages/blog/BlogPostPage.tsx',
    async () => ({ default: (await import('../pages/blog/BlogPostPage.tsx')).BlogPostPage }),
    ['blog', 'library'],
  ),
  route(
    '/saved',
    'src/pages/saved/SavedPage.tsx',
    async () => ({ default: (await import('../pages/saved/SavedPage.tsx')).SavedPage }),
    ['blog', 'library'],
  ),
  route(
    '/quote',
    'src/pages/contact/QuotePage.tsx',
    async () => ({ default: (await import('../pages/contact/QuotePage.tsx')).QuotePage }),
    ['contact'],
  ),
  route(
    '/schedule',
    'src/pages/contact/SchedulePage.tsx',
    async () => ({ default: (await import('../pages/contact/SchedulePage.tsx')).SchedulePage }),
    ['contact'],
  ),
];

/** What any other address shows: the pages that the navigation names, and the word that there is none. */
export const otherRoute = route(
  '*',
  'src/pages/planned/OtherPage.tsx',
  async () => ({ default: (await import('../pages/planned/OtherPage.tsx')).OtherPage }),
  ['menu', 'pages', 'contact'],
);

/** The route that an address belongs to. */
export function routeOf(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? otherRoute;
}

/** Fetches the page of an address ahead of rendering; a failure shows when the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeOf(pathname)
    .load()
    .catch(() => undefined);
}
