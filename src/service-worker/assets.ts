import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { ASSETS } from './caches.ts';
import { fetchWithRetry, readFile } from './fetchWithRetry.ts';
import { matchShellFile } from './shell.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

const cacheFirst = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    {
      requestWillFetch: ({ request }) =>
        Promise.resolve(new Request(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })),
      // A filter or a login wall answers with its own page and status 200.
      cacheWillUpdate: ({ request, response }) =>
        readFile(response, new URL(request.url).pathname).catch(() => null),
    },
  ],
});

/** Answers with a hashed file or an app manifest: from the cache of any release, otherwise from the network. */
export const answerAsset = async (options: RouteHandlerCallbackOptions): Promise<Response> =>
  (await caches.match(options.url.href)) ?? cacheFirst.handle(options);

/** Caches a file of the site unless it is cached. Rejects when it cannot be fetched in time. */
export async function addAsset(address: string, timeoutMs: number): Promise<void> {
  const assets = await caches.open(ASSETS);
  if ((await matchShellFile(address)) ?? (await assets.match(address))) return;
  // The previous release may have had it.
  const known = await caches.match(address);
  await assets.put(address, known ?? (await fetchWithRetry(address, true, AbortSignal.timeout(timeoutMs))));
}
