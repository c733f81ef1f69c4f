import { dataRoutes, type Route } from './routeTable.ts';
import { indexRoutes } from './siteIndex.ts';

const patterns = [...indexRoutes, ...dataRoutes].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace('(?P<', '(?<')}$`, 'i'),
}));

/**
 * The route of a path below `/wp-json`, large or small letters, with or without a slash at the end.
 * @returns undefined when there is none
 */
export function findRoute(path: string): { readonly route: Route; readonly id: number } | undefined {
  const plain = path.replace(/\/+$/, '') || '/';
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(plain);
    if (match !== null) {
      return { route, id: Number(match.groups?.['id'] ?? 0) };
    }
  }
  return undefined;
}
