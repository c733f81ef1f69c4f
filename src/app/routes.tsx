import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { defaultLanguage, isLanguageCode } from '../i18n/languages.ts';
import { type FetchedPart, withWords } from '../i18n/withWords.ts';
import type { WordPart } from '../i18n/wordParts.ts';

/** A page of the site: where it is and what renders it. */
export interface SiteRoute extends FetchedPart {
  /** React Router's pattern. */
  readonly path: string;
  /** The words that it shows beyond those of the frame. */
  readonly words: readonly WordPart[];
  /** Fetches what an address of a page that is data needs beyond that. Rejects when it does not come. */
  readonly loadBody?: ((pathname: string) => Promise<void>) | undefined;
}

const route = (
  path: string,
  load: () => Promise<ComponentType>,
  words: readonly WordPart[] = [],
  loadBody?: SiteRoute['loadBody'],
): SiteRoute => ({ path, words, loadBody, ...withWords(load, words) });

const loadNavigation = () => import('./routing/NavigationRoute.tsx');

async function preloadBody(pathname: string): Promise<void> {
  const { lang } = document.documentElement;
  await (await loadNavigation()).preloadBody(pathname, isLanguageCode(lang) ? lang : defaultLanguage);
}

/** Addresses of pages that are data. Sections are listed, so that any other short address is known to have no page. */
const CONTENT = [
  '/login',
  '/calculator',
  '/checklist',
  '/process',
  '/faq',
  '/licensing',
  '/business-guide',
  '/services',
  '/workspace',
  '/accounting',
  '/visa',
  '/company',
  '/packages',
  '/emirates',
  '/downloads',
  '/legal',
  '/uk',
  '/europe',
  '/:section/:slug',
];

/** The URL space. Pages are fetched when they are needed; prerendering waits for them. */
export const routes: readonly SiteRoute[] = [
  route('/', () => import('../pages/home/HomePage.tsx').then(({ HomePage }) => HomePage), ['hero']),
  route('/blog', () => import('../pages/blog/BlogListPage.tsx').then(({ BlogListPage }) => BlogListPage), [
    'blog',
    'library',
  ]),
  route(
    '/blog/:slug',
    () => import('../pages/blog/BlogPostPage.tsx').then(({ BlogPostPage }) => BlogPostPage),
    ['blog', 'library'],
  ),
  route('/saved', () => import('../pages/saved/SavedPage.tsx').then(({ SavedPage }) => SavedPage), [
    'blog',
    'library',
    'trips',
    'pwa',
  ]),
  route('/preview', () => import('../pages/preview/PreviewPage.tsx').then(({ PreviewPage }) => PreviewPage), [
    'blog',
  ]),
  route('/quote', () => import('../pages/contact/QuotePage.tsx').then(({ QuotePage }) => QuotePage), [
    'contact',
  ]),
  route(
    '/schedule',
    () => import('../pages/contact/SchedulePage.tsx').then(({ SchedulePage }) => SchedulePage),
    ['contact'],
  ),
  ...CONTENT.map((path) =>
    route(path, async () => (await loadNavigation()).navigationPage(), ['menu', 'contact'], preloadBody),
  ),
];

/** What any other address shows. */
export const otherRoute = route('*', () =>
  import('../pages/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
);

/** The route that an address belongs to. */
export function routeOf(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? otherRoute;
}

/** Fetches the page of an address ahead of rendering; a failure shows when the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  const { load, loadBody } = routeOf(pathname);
  await Promise.all([load(), loadBody?.(pathname)]).catch(() => undefined);
}
