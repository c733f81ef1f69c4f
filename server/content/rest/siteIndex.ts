import { brand } from '../../../src/content/brand.ts';
import { SITE_OFFSET_HOURS, SITE_ZONE } from '../library/siteTime.ts';
import type { JsonObject } from '../resources/resource.ts';
import { page, type Site } from '../resources/site.ts';
import { dataRoutes, type Route } from './routeTable.ts';

const NAMESPACE = 'wp/v2';

/** What a route can do, as `OPTIONS` and the indexes tell it; the parameters are left out. */
export function describeRoute({ path, refusals }: Route): JsonObject {
  const methods = ['GET', ...Object.keys(refusals)];
  return {
    namespace: path.startsWith(`/${NAMESPACE}`) ? NAMESPACE : '',
    methods,
    endpoints: methods.map((method) => ({ methods: [method], args: {} })),
  };
}

function describeAll(routes: readonly Route[], site: Site): JsonObject {
  return Object.fromEntries(
    routes.map((route) => {
      // A path with an id in it is no address.
      const links = route.path.includes('(')
        ? {}
        : { _links: { self: [{ href: page(site, `/wp-json${route.path}`) }] } };
      return [route.path, { ...describeRoute(route), ...links }];
    }),
  );
}

/** The indexes: of the site at `/wp-json/`, of the namespace at `/wp-json/wp/v2`. */
export const indexRoutes: readonly Route[] = [
  {
    path: '/',
    refusals: {},
    get: ({ site }) => ({
      kind: 'plain',
      data: {
        name: brand.en,
        description: '',
        url: site.origin,
        home: site.origin,
        gmt_offset: SITE_OFFSET_HOURS,
        timezone_string: SITE_ZONE,
        namespaces: [NAMESPACE],
        authentication: [],
        routes: describeAll([...indexRoutes, ...dataRoutes], site),
        _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
      },
    }),
  },
  {
    path: `/${NAMESPACE}`,
    refusals: {},
    get: ({ site }) => ({
      kind: 'plain',
      data: {
        namespace: NAMESPACE,
        routes: describeAll(dataRoutes, site),
        _links: { up: [{ href: page(site, '/wp-json/') }] },
      },
    }),
  },
];
