import { navigationPaths, type PagePath } from '../../content/navigation.ts';

/** Returns the content page of a path, ignoring case and a trailing slash. */
export function pagePathOf(pathname: string): PagePath | undefined {
  const plain = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  return navigationPaths.find((path) => path === plain);
}
