import { fetchWithRetry } from './fetchWithRetry.ts';
import { savesData } from '../shared/http/saveData.ts';
import { defaultLanguage, type LanguageCode, languages } from '../i18n/languages.ts';
import type { ManifestEntry } from './languageFiles.ts';

declare const self: { readonly registration: ServiceWorkerRegistration };

/** Name of the cache that keeps them. */
export const DEFERRED = 'marsa-further';
/**
 * Time for one file: short at first, so that one that the server refuses does not delay the others, then longer. The
 * next page that is idle asks for what is still missing.
 */
const TIMEOUTS_MS = [6_000, 30_000];

const addresses = new Set<string>();
let warming: Promise<void> | undefined;

/** True for files of the build that are fetched after the shell. */
export const isDeferred = (pathname: string): boolean => addresses.has(pathname);

/** That cache, opened. */
export const deferredCache = (): Promise<Cache> => caches.open(DEFERRED);

/** The bodies of content pages come last: with the first of them all is there that shows it. */
const isBody = ({ url }: ManifestEntry) => url.startsWith('assets/pages-') && url.endsWith('.js');

/** Takes the files that can wait out of the build's list, and gives those of the shell (DESIGN 5). */
export function takeDeferredAssets(manifest: readonly ManifestEntry[]): ManifestEntry[] {
  const waiting = manifest.filter(({ deferred }) => deferred);
  for (const { url } of waiting.toSorted((a, b) => Number(isBody(a)) - Number(isBody(b))))
    addresses.add(`/${url}`);
  return manifest.filter(({ deferred }) => !deferred);
}

/**
 * The folders of content pages' bodies that a language does not show. All pages are written in English and Arabic; in Urdu
 * and Hindi, pages without a translation show the English text.
 */
const unread = (code: LanguageCode): readonly string[] =>
  languages
    .filter((other) => other.code !== code && (other.code !== defaultLanguage || code === 'ar'))
    .map((other) => `/assets/pages-${other.code}/`);

async function fetchMissing(code: LanguageCode): Promise<void> {
  const cache = await deferredCache();
  const others = unread(code);
  let missing = [...addresses].filter((address) => !others.some((folder) => address.startsWith(folder)));
  for (const timeoutMs of TIMEOUTS_MS) {
    const failed: string[] = [];
    for (const address of missing) {
      // A new version activates only when this one is idle.
      if (self.registration.waiting) return;
      if (await cache.match(address)) continue;
      await fetchWithRetry(address, true, AbortSignal.timeout(timeoutMs)).then(
        (response) => cache.put(address, response),
        (error: unknown) => {
          failed.push(address);
          console.info(`Not kept yet: ${String(error)}`);
        },
      );
    }
    missing = failed;
  }
}

/**
 * Fetches the missing ones for a language, one by one, tolerant of failures; one round at a time. Nothing where data is
 * saved, whatever a page asks: one of an earlier version may not know (OF-02).
 */
export function warm(code: LanguageCode): Promise<void> {
  if (savesData()) return Promise.resolve();
  warming ??= fetchMissing(code).finally(() => {
    warming = undefined;
  });
  return warming;
}

/** Forgets those of earlier editions. */
export async function forgetFormerFiles(): Promise<void> {
  const cache = await deferredCache();
  for (const request of await cache.keys())
    if (!isDeferred(new URL(request.url).pathname)) await cache.delete(request);
}
