import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { notFoundEntry, type RouteEntry, routeEntries } from '../content/siteManifest.ts';
import { defaultLanguage, isLanguageCode } from '../i18n/languages.ts';
import { withWords } from '../i18n/withWords.ts';
import { componentOf, type ComponentModules } from '../shared/componentOf.ts';
import { type LazyPart, lazyPart } from '../shared/lazyPart.ts';

/** A page of the site: where it is and what renders it. */
export interface SiteRoute extends LazyPart, RouteEntry {
  /** Fetches what an address of a page that is data needs beyond that. Rejects when it does not come. */
  readonly loadBody?: (pathname: string) => Promise<void>;
}

const modules: ComponentModules = import.meta.glob<Record<string, ComponentType>>([
  '/src/pages/*/*Page.tsx',
  '!/src/pages/content/**',
]);

const loadNavigation = () => import('./routing/NavigationRoute.tsx');

async function loadBody(pathname: string): Promise<void> {
  const { lang } = document.documentElement;
  await (await loadNavigation()).preloadBody(pathname, isLanguageCode(lang) ? lang : defaultLanguage);
}

function routeFrom(entry: RouteEntry): SiteRoute {
  const load: () => Promise<ComponentType> = entry.content
    ? async () => (await loadNavigation()).navigationPage()
    : () => componentOf(modules, entry.module);
  return { ...entry, ...lazyPart(withWords(entry.words, load)), ...(entry.content ? { loadBody } : {}) };
}

/** The URL space. Pages are fetched when they are needed; prerendering waits for them. */
const routes: readonly SiteRoute[] = routeEntries.map(routeFrom);

const otherRoute = routeFrom(notFoundEntry);

/** The route that an address belongs to. */
export function routeOf(pathname: string): SiteRoute {
  const fits = (path: string) => matchPath(path, pathname) !== null;
  return routes.find(({ paths }) => paths.some(fits)) ?? otherRoute;
}

/** Fetches the page of an address ahead of rendering; a failure shows when the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  const { load, loadBody } = routeOf(pathname);
  await Promise.all([load(), loadBody?.(pathname)]).catch(() => undefined);
}
