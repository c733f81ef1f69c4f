import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

/** A page of the site: where it is and what renders it. */
export interface SiteRoute {
  /** React Router's pattern. */
  readonly path: string;
  /** Its module, as the build's manifest names it. */
  readonly source: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly Page: LazyExoticComponent<ComponentType>;
}

function route(path: string, source: string, load: () => Promise<{ default: ComponentType }>): SiteRoute {
  // The same promise each time: a page fetched ahead is there when React asks for it, and no fallback shows, which
  // React would keep for 300 ms. A failure is forgotten, so that the next attempt asks again.
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return { path, source, load: loadOnce, Page: lazy(loadOnce) };
}

/** The URL space. Pages are fetched when they are needed; prerendering waits for them. */
export const routes: readonly SiteRoute[] = [
  route('/', 'src/pages/home/HomePage.tsx', async () => ({
    default: (await import('../pages/home/HomePage.tsx')).HomePage,
  })),
  route('/blog', 'src/pages/blog/BlogListPage.tsx', async () => ({
    default: (await import('../pages/blog/BlogListPage.tsx')).BlogListPage,
  })),
  route('/blog/:slug', 'src/pages/blog/BlogPostPage.tsx', async () => ({
    default: (await import('../pages/blog/BlogPostPage.tsx')).BlogPostPage,
  })),
  route('/quote', 'src/pages/contact/QuotePage.tsx', async () => ({
    default: (await import('../pages/contact/QuotePage.tsx')).QuotePage,
  })),
  route('/schedule', 'src/pages/contact/SchedulePage.tsx', async () => ({
    default: (await import('../pages/contact/SchedulePage.tsx')).SchedulePage,
  })),
];

/** What any other address shows. */
export const notFoundRoute = route('*', 'src/pages/not-found/NotFoundPage.tsx', async () => ({
  default: (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** The route that an address belongs to. */
export function routeOf(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFoundRoute;
}

/** Fetches the page of an address ahead of rendering; a failure shows when the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeOf(pathname)
    .load()
    .catch(() => undefined);
}
