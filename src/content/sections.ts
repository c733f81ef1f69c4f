import { navigationPaths, type PagePath } from './navigation.ts';

/** The page above an address: the overview of its section; none for one that stands by itself. */
export function sectionOf(path: string): PagePath | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return navigationPaths.find((known) => known === above);
}
