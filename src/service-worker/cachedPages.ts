import { shellAddress, withoutSlash } from '../app/start/paths.ts';
import { mainScript } from '../app/start/pageData.ts';
import { inLanguage, splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode, languages } from '../i18n/languages.ts';
import { isGone } from '../shared/http/finalFailure.ts';
import { HttpError } from '../shared/http/HttpError.ts';
import { PAGES } from './caches.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { matchShellFile } from './shell.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

declare global {
  interface ExtendableEvent {
    /** Missing in Firefox and Safari. https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
    readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
  }
}

/** Maximum number of opened pages, about 200 kB each, in addition to start pages. */
const MAX_OPENED = 40;

/** Returns the start pages of a language. */
export const startPages = (code: LanguageCode): readonly string[] => [
  inLanguage(code, '/'),
  inLanguage(code, '/blog'),
];

/** Returns the cache keys of a page: the installed app opens home with a query. */
const keysOf = (path: string): readonly string[] =>
  splitLanguage(path).path === '/' ? [path, `${path}?source=app`] : [path];

const startKeys = languages.flatMap(({ code }) => startPages(code).flatMap(keysOf));
const isLasting = (key: string) =>
  startKeys.includes(key) || languages.some(({ code }) => key === shellAddress(code));

/** Returns the cached document of a path with language. */
export const matchPage = (path: string): Promise<Response | undefined> =>
  caches.match(withoutSlash(path), { cacheName: PAGES });

/** Returns the cached shell of a language. */
export const matchShell = (code: LanguageCode): Promise<Response | undefined> =>
  code === defaultLanguage ? matchShellFile(shellAddress(code)) : matchPage(shellAddress(code));

/** Returns true for a document of this release: the scripts of other releases are not cached (OF-07). */
export async function isOfThisRelease(page: Response): Promise<boolean> {
  const shell = await matchShell(defaultLanguage);
  const main = mainScript(await page.clone().text());
  return shell !== undefined && main !== undefined && main === mainScript(await shell.text());
}

/** Caches a complete document of this release, and deletes the oldest opened pages. */
export async function storePage(path: string, page: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const key of keysOf(withoutSlash(path))) await cache.put(key, page.clone());
  const opened = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !isLasting(pathname + search);
  });
  for (const oldest of opened.slice(0, -MAX_OPENED)) await cache.delete(oldest);
}

async function deleteGone(path: string, error: unknown): Promise<never> {
  if (error instanceof HttpError && isGone(error.status))
    await (await caches.open(PAGES)).delete(withoutSlash(path));
  throw error;
}

/** Fetches a page into the cache. Rejects when it is truncated, of another release, or not available. */
export async function refreshPage(path: string): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const page = await fetchWithRetry(path, false, signal).catch((error: unknown) => deleteGone(path, error));
  if (!(await isOfThisRelease(page))) throw new Error(`${path} is of another release`);
  await storePage(path, page);
}

/** Adds a page unless it is cached. */
export async function addPage(path: string): Promise<void> {
  if (!(await matchPage(path))) await refreshPage(path);
}

/**
 * Adds routing rules for the cached start pages: the browser answers without starting the worker, which takes 100 ms on
 * a slow phone. Evicted pages are requested from the network.
 */
export async function routeStartPages(event: ExtendableEvent): Promise<void> {
  const cached = (await (await caches.open(PAGES)).keys()).map(({ url }) => new URL(url));
  const rules = cached
    .filter(({ pathname, search }) => startKeys.includes(pathname + search))
    .map(({ pathname, search }) => ({
      condition: { urlPattern: { pathname, search: search.slice(1) }, requestMode: 'navigate' },
      source: { cacheName: PAGES },
    }));
  if (event.addRoutes && rules.length > 0) await event.addRoutes(rules);
}
