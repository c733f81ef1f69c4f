import { defaultLanguage, type LanguageCode, languages } from './languages.ts';

/** A path of the site: the language that it begins with, if it does, and the path without it (LA-07). */
export interface SplitPath {
  readonly code?: LanguageCode;
  readonly path: string;
}

/** Returns a path with one slash at its start: `//host/…` would be an address of another site. */
export const rooted = (path: string): string => path.replace(/^[/\\]+/, '/');

/** Takes the language off a path: `/ar/blog` is `/blog` in Arabic, `/blog` is in the reader's own language. */
export function splitLanguage(pathname: string): SplitPath {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const found = languages.find(({ code }) => code === first);
  return found && found.code !== defaultLanguage
    ? { code: found.code, path: rest === '' ? '/' : rooted(rest) }
    : { path: rooted(pathname) };
}

/** The address of a page in a language. The default language has the plain addresses (LA-07). */
export const inLanguage = (code: string, path: string): string =>
  code === defaultLanguage ? rooted(path) : `/${code}${path === '/' ? '' : rooted(path)}`;

/** The web app manifest in a language: the installed app speaks it (OF-01). */
export const manifestAddress = (code: string): string =>
  code === defaultLanguage ? '/manifest.webmanifest' : `/manifest.${code}.webmanifest`;

/** True for the address at which drafts are shown, in any language: nothing of them is kept (CS-07). */
export const isPreview = (pathname: string): boolean => splitLanguage(pathname).path === '/preview';
