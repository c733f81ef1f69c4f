import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { KEPT_DOWNLOADS } from '../features/downloads/cacheNames.ts';
import { pageDataOf } from './buildFiles.ts';
import { ASSETS } from './caches.ts';
import { fetchWithRetry, readFile } from './fetchWithRetry.ts';
import { matchShellFile } from './shell.ts';
import { inTime } from '../shared/inTime.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

const DOWNLOAD_TIMEOUT_MS = 4000;

const cacheFirst = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    {
      requestWillFetch: ({ request }) =>
        Promise.resolve(new Request(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })),
      // Filters and captive portals answer with their own page and status 200.
      cacheWillUpdate: ({ request, response }) =>
        readFile(response, new URL(request.url).pathname).catch(() => null),
    },
  ],
});

const isHashed = (address: string) => address.includes('/assets/');

/**
 * Answers with a file: from the cache, otherwise from the network. Hashed files may be of any release; app manifests
 * and data of pages are read from the cache only offline.
 */
export async function answerAsset(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { href } = options.url;
  if (isHashed(href)) return (await caches.match(href)) ?? cacheFirst.handle(options);
  try {
    return await cacheFirst.handle(options);
  } catch (error) {
    const former = await caches.match(href);
    if (!former) throw error;
    return former;
  }
}

/** Caches a file of the site unless it is cached. Rejects when it is not available in time. */
export async function addAsset(address: string, timeoutMs: number): Promise<void> {
  const assets = await caches.open(ASSETS);
  if ((await matchShellFile(address)) ?? (await assets.match(address))) return;
  const hashed = isHashed(address);
  // The previous release may have cached it.
  const known = hashed ? await caches.match(address) : undefined;
  await assets.put(address, known ?? (await fetchWithRetry(address, hashed, AbortSignal.timeout(timeoutMs))));
}

/** Caches the data of a content page, for client-side navigation. */
export async function addPageData(path: string): Promise<void> {
  const address = pageDataOf(path);
  if (address !== undefined) await addAsset(address, REQUEST_TIMEOUT_MS);
}

/** Answers with the current file from the network, otherwise with the saved copy (PG-02). */
export async function answerDownload({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname } = url;
  const kept = await caches.match(pathname, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
  if (!kept) return inTime(fetch(request), REQUEST_TIMEOUT_MS);
  try {
    const response = await inTime(fetch(pathname), DOWNLOAD_TIMEOUT_MS);
    return response.ok ? response : kept;
  } catch {
    return kept;
  }
}
