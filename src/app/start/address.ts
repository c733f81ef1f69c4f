/** Parameters of an address that change what a page shows (BL-08): no prerendered page fits them. */
const SHOWN_PARAMETERS = ['page', 'category', 'search'];

/** True when an address names a page's plain form, the one that is prerendered. */
export function isPlain(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return !SHOWN_PARAMETERS.some((name) => parameters.has(name));
}

/** True for the path of a file, such as a feed: no page of the app. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path);

/** A path without a slash at its end. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** A path without a slash at its end, in one spelling. What cannot be decoded stays as it is. */
export function plainPath(path: string): string {
  const short = withoutSlash(path);
  try {
    return decodeURI(short).normalize('NFC');
  } catch {
    return short;
  }
}

/** Where the build puts the empty frame of a language. */
export const shellAddress = (code: string): string => `/shell/${code}.html`;
