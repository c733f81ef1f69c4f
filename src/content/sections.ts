import { navigationPaths, type PagePath } from './navigation.ts';

/** Returns the overview of an address's section, if any. */
export function sectionOf(path: string): PagePath | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return navigationPaths.find((known) => known === above);
}
