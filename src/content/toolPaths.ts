import { routeEntries, toolEntries } from './siteManifest.ts';

/** Pages that the site's search lists as tools (PG-02). */
export const toolPaths: ReadonlySet<string> = new Set([
  ...Object.entries(toolEntries).flatMap(([path, { isTool }]) => (isTool ? path : [])),
  ...routeEntries.flatMap(({ isTool, paths }) => (isTool ? paths : [])),
  // Its text compares the four packages.
  '/packages',
]);
