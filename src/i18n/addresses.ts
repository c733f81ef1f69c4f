import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

export interface SplitPath {
  readonly code: LanguageCode;
  readonly path: string;
}

/** Returns a path with one slash at its start: `//host/…` would be an address of another site. */
export const rooted = (path: string): string => path.replace(/^[/\\]+/, '/');

/** Splits the language from a path: `/ar/blog` is `/blog` in Arabic, `/blog` is in English. */
export function splitLanguage(pathname: string): SplitPath {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  return isLanguageCode(first) && first !== defaultLanguage
    ? { code: first, path: rest === '' ? '/' : rooted(rest) }
    : { code: defaultLanguage, path: rooted(pathname) };
}

/** Returns the path of a page in a language. The default language has the plain paths (LA-07). */
export const inLanguage = (code: string, path: string): string =>
  code === defaultLanguage ? rooted(path) : `/${code}${path === '/' ? '' : rooted(path)}`;

/** Returns the address of the web app manifest in a language (OF-01). */
export const manifestAddress = (code: string): string =>
  code === defaultLanguage ? '/manifest.webmanifest' : `/manifest.${code}.webmanifest`;

/** Returns the language of the open page. */
export const pageLanguage = (): LanguageCode => splitLanguage(location.pathname).code;

/** Returns true for the address of drafts, which are not stored (CS-07). */
export const isPreview = (pathname: string): boolean => splitLanguage(pathname).path === '/preview';
