import { navigationPaths, type PagePath } from '../../content/navigation.ts';

/** The page of the navigation that an address names, with or without a slash at its end, in capitals or not. */
export function pagePathOf(pathname: string): PagePath | undefined {
  const plain = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  return navigationPaths.find((path) => path === plain);
}
