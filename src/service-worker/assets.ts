import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ExpirationPlugin } from 'workbox-expiration';
import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { fetchWithRetry, readFile } from './fetchWithRetry.ts';
import { DEFERRED, deferredCache, isDeferred } from './deferredAssets.ts';
import { matchLanguageFile } from './languageFiles.ts';
import { BACKGROUND_TIMEOUT_MS, inTime, REQUEST_TIMEOUT_MS } from './timeout.ts';

declare const self: ServiceWorkerGlobalScope;

const PREVIOUS = 'marsa-previous-assets';
const ASSETS = 'marsa-assets';

const assetsIn = async (cache: Cache) =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));

/**
 * Copies the hashed files of the version that is being replaced, so that its open tabs still find their
 * chunks. Only one earlier version is kept.
 */
export async function keepPreviousAssets(): Promise<void> {
  // An install that goes on where it was interrupted replaces nothing.
  if (!self.registration.active) return;
  const shell = await caches.open(cacheNames.precache);
  if ((await assetsIn(shell)).length === 0) return;
  await caches.delete(PREVIOUS);
  const previous = await caches.open(PREVIOUS);
  for (const current of [shell, await deferredCache()]) {
    for (const request of await assetsIn(current)) {
      const response = await current.match(request);
      if (response) await previous.put(request.url, response);
    }
  }
}

/** Keeps a hashed file that a page has fetched, such as the texts or the font of its language. */
export async function keepAsset(address: string): Promise<void> {
  const assets = isDeferred(new URL(address).pathname) ? await deferredCache() : await caches.open(ASSETS);
  if (!(await assets.match(address)))
    await assets.put(
      address,
      await fetchWithRetry(address, true, AbortSignal.timeout(BACKGROUND_TIMEOUT_MS)),
    );
}

/** The app's manifest in another language than the default one, whose is of the shell (OF-01). */
export function answerManifests(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.webmanifest'),
    async ({ url, request }) => (await matchLanguageFile(url.pathname)) ?? inTime(fetch(request)),
  );
}

/** Caches only complete files of the expected type: a filter or a login wall answers with its own page and status 200. */
const onlyOurFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    readFile(response, new URL(request.url).pathname).catch(() => null),
};

const withDeadline: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(new Request(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })),
};

/** Hashed files outside the shell (parts that can wait, fonts of other scripts, chunks of an earlier version): cached. */
export function answerAssets(): void {
  const fetched = new CacheFirst({
    cacheName: ASSETS,
    plugins: [withDeadline, onlyOurFiles, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  });
  const deferred = new CacheFirst({
    cacheName: DEFERRED,
    plugins: [withDeadline, onlyOurFiles],
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async (options) =>
      (await matchLanguageFile(options.url.pathname)) ??
      (await caches.match(options.request.url, { cacheName: PREVIOUS })) ??
      (isDeferred(options.url.pathname) ? deferred : fetched).handle(options),
  );
}
