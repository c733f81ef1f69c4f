import type { SiteRoute } from '../../src/app/routes.tsx';

/** The module of the pages that are data. */
const DATA = 'src/app/routing/NavigationRoute.tsx';

/** The modules of the others, as the build's manifest names them: a browser need not know. */
const sources: Readonly<Record<string, string>> = {
  '/': 'src/pages/home/HomePage.tsx',
  '/blog': 'src/pages/blog/BlogListPage.tsx',
  '/blog/:slug': 'src/pages/blog/BlogPostPage.tsx',
  '/saved': 'src/pages/saved/SavedPage.tsx',
  '/preview': 'src/pages/preview/PreviewPage.tsx',
  '/quote': 'src/pages/contact/QuotePage.tsx',
  '/schedule': 'src/pages/contact/SchedulePage.tsx',
  '*': 'src/pages/not-found/NotFoundPage.tsx',
};

/** Whether a page's words and styles are those of the pages that are data. */
export const isData = ({ loadBody }: SiteRoute): boolean => loadBody !== undefined;

/** The module of a route's page. @throws Error for a route that is not listed here */
export function sourceOf(route: SiteRoute): string {
  const source = isData(route) ? DATA : sources[route.path];
  if (source === undefined) throw new Error(`routeSources.ts does not know the module of ${route.path}.`);
  return source;
}
