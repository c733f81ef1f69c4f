import { routeEntries, toolEntries } from './siteManifest.ts';

/** Pages that do something for their reader, beside what they say (PG-02): the site's search names them as tools. */
export const toolPaths: ReadonlySet<string> = new Set([
  ...Object.entries(toolEntries).flatMap(([path, { isTool }]) => (isTool ? path : [])),
  ...routeEntries.flatMap(({ isTool, paths }) => (isTool ? paths : [])),
  // Its text compares the four.
  '/packages',
]);
