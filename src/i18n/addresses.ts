import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

/** A path of the site in its two parts (LA-07). */
export interface SplitPath {
  readonly code: LanguageCode;
  /** The path without the language. */
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

/** The web app manifest in a language: the installed app speaks it (OF-01). */
export const manifestAddress = (code: string): string =>
  code === defaultLanguage ? '/manifest.webmanifest' : `/manifest.${code}.webmanifest`;

/** Returns the language of the page that is open. */
export const pageLanguage = (): LanguageCode => splitLanguage(location.pathname).code;

/** True for the address at which drafts are shown, in any language: nothing of them is stored (CS-07). */
export const isPreview = (pathname: string): boolean => splitLanguage(pathname).path === '/preview';
