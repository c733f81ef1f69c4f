import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { notFoundEntry, type RouteEntry, routeEntries } from '../content/siteManifest.ts';
import { defaultLanguage, isLanguageCode } from '../i18n/languages.ts';
import { componentOf, type ComponentModules } from '../shared/componentOf.ts';
import { retryUntilOnline } from '../shared/http/retryUntilOnline.ts';
import { type LazyPart, type LoadStrategy, lazyPart } from '../shared/lazyPart.ts';

/** A page of the site: its paths and its component. */
export interface SiteRoute extends LazyPart, RouteEntry {
  /** Fetches the data of a content page. Rejects when it fails to load. */
  readonly loadBody?: (pathname: string) => Promise<void>;
}

const modules: ComponentModules = import.meta.glob<Record<string, ComponentType>>([
  '/src/pages/*/*Page.tsx',
  '!/src/pages/content/**',
]);

const loadNavigation = () => import('../pages/content/NavigationPage.tsx');

async function loadBody(pathname: string): Promise<void> {
  const { lang } = document.documentElement;
  await (await loadNavigation()).preloadBody(pathname, isLanguageCode(lang) ? lang : defaultLanguage);
}

let renderedRoute: SiteRoute | undefined;

function routeFrom(entry: RouteEntry): SiteRoute {
  const load: () => Promise<ComponentType> = entry.content
    ? async () => (await loadNavigation()).NavigationPage
    : () => componentOf(modules, entry.module);
  const strategy: LoadStrategy = (attempt) =>
    route === renderedRoute ? retryUntilOnline(attempt) : attempt();
  const route = { ...entry, ...lazyPart(load, strategy), ...(entry.content ? { loadBody } : {}) };
  return route;
}

/** The URL space: one route for each path. Pages are fetched when they are needed; prerendering waits for them. */
export const routes = [...routeEntries, notFoundEntry].flatMap((entry) => {
  const route = routeFrom(entry);
  return entry.paths.map((path) => ({ path, route }));
});

/** The route that an address belongs to. @throws Error when the table has no route for all other addresses. */
export function routeOf(pathname: string): SiteRoute {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error(`No route for ${pathname}`);
  return match.route.route;
}

/**
 * Keeps the document's page as it was rendered until its code and messages have loaded. To be called before React hydrates
 * it.
 */
export function keepRenderedPage(pathname: string): void {
  renderedRoute = routeOf(pathname);
}

/** Fetches the page of an address ahead of rendering; a failure shows when the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  const { load, loadBody } = routeOf(pathname);
  await Promise.all([load(), loadBody?.(pathname)]).catch(() => undefined);
}
