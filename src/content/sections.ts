import { navigationPaths, type PagePath } from './navigation.ts';

/** The page above a page: the overview of its section; none for one that stands by itself. */
export function sectionOf(path: PagePath): PagePath | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return navigationPaths.find((known) => known === above);
}
