/** Query parameters that change the content of a page (BL-08); such pages are not prerendered. */
const SHOWN_PARAMETERS = ['page', 'category', 'search'];

/** Returns true for a query without parameters that change the page. */
export function isPlain(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return !SHOWN_PARAMETERS.some((name) => parameters.has(name));
}

/** Returns true for the path of a file, such as a feed. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path);

/** Removes the trailing slash of a path. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Returns a path decoded and without trailing slash; malformed paths are returned unchanged. */
export function plainPath(path: string): string {
  const short = withoutSlash(path);
  try {
    return decodeURI(short).normalize('NFC');
  } catch {
    return short;
  }
}

/** The address of the prerendered empty frame of a language. */
export const shellAddress = (code: string): string => `/shell/${code}.html`;
