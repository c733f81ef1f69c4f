import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type FetchedPart, withWords } from '../i18n/withWords.ts';
import type { WordPart } from '../i18n/wordParts.ts';

/** A page of the site: where it is and what renders it. */
export interface SiteRoute extends FetchedPart {
  /** React Router's pattern. */
  readonly path: string;
  /** The words that it shows beyond those of the frame. */
  readonly words: readonly WordPart[];
  /** Fetches what an address of a page that is data needs beyond that. Rejects when it does not come. */
  readonly bring?: ((pathname: string) => Promise<void>) | undefined;
}

const route = (
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  words: readonly WordPart[] = [],
  bring?: SiteRoute['bring'],
): SiteRoute => ({ path, words, bring, ...withWords(load, words) });

const loadNavigation = () => import('./routing/NavigationRoute.tsx');

async function bringBody(pathname: string): Promise<void> {
  await (await loadNavigation()).bringBody(pathname, document.documentElement.lang);
}

/** Addresses of pages that are data, beside those of the sections (`/licensing/…`). */
const CONTENT = ['/login', '/packages', '/calculator', '/checklist', '/process', '/faq', '/:section/:slug'];

/** The URL space. Pages are fetched when they are needed; prerendering waits for them. */
export const routes: readonly SiteRoute[] = [
  route('/', async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage }), [
    'home',
    'blog',
  ]),
  route('/blog', async () => ({ default: (await import('../pages/blog/BlogListPage.tsx')).BlogListPage }), [
    'blog',
    'library',
  ]),
  route(
    '/blog/:slug',
    async () => ({ default: (await import('../pages/blog/BlogPostPage.tsx')).BlogPostPage }),
    ['blog', 'library'],
  ),
  route('/saved', async () => ({ default: (await import('../pages/saved/SavedPage.tsx')).SavedPage }), [
    'blog',
    'library',
    'trips',
    'pwa',
  ]),
  route('/quote', async () => ({ default: (await import('../pages/contact/QuotePage.tsx')).QuotePage }), [
    'contact',
  ]),
  route(
    '/schedule',
    async () => ({ default: (await import('../pages/contact/SchedulePage.tsx')).SchedulePage }),
    ['contact'],
  ),
  ...CONTENT.map((path) =>
    route(path, async () => (await loadNavigation()).navigationPage(), ['menu', 'contact'], bringBody),
  ),
];

/** What any other address shows. */
export const otherRoute = route('*', async () => ({
  default: (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** The route that an address belongs to. */
export function routeOf(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? otherRoute;
}

/** Fetches the page of an address ahead of rendering; a failure shows when the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  const { load, bring } = routeOf(pathname);
  await Promise.all([load(), bring?.(pathname)]).catch(() => undefined);
}
