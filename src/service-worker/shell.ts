import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** An install that takes longer has failed, before the browser ends it at five minutes. The next one goes on. */
const PATIENCE = 240_000;
/** Files that are fetched at once. */
const AT_ONCE = 3;

// Workbox knows the files' keys, finds them again and forgets those of earlier versions. Fetching them is ours: its
// own way gives the whole install up with the first file that fails, and waits for ever for one that stalls.
const shell = new PrecacheController({ fallbackToNetwork: true });

/** A file of the shell in this worker's edition; undefined when it is none. */
export const matchShell = (address: string): Promise<Response | undefined> => shell.matchPrecache(address);

/** The edition of a file of the shell; undefined when it is none, or its name says it. */
export function shellRevision(address: string): string | undefined {
  const key = shell.getCacheKeyForURL(address);
  return key === undefined ? undefined : [...new URL(key).searchParams.values()][0];
}

async function keep(cache: Cache, url: string, key: string, signal: AbortSignal): Promise<void> {
  if (await cache.match(key)) return;
  await cache.put(key, await fetchWithRetry(url, key === url, signal));
}

/**
 * Fetches what is missing of the shell, a few files at a time. What an earlier, interrupted install has stored is not
 * asked for again. Rejects when it cannot be completed in time.
 */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(shell.strategy.cacheName);
  const missing = [...shell.getURLsToCacheKeys()];
  const signal = AbortSignal.timeout(PATIENCE);
  const line = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) await keep(cache, ...file, signal);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

/** Forgets the files of earlier editions, as a worker is activated. */
export const forgetFormerShell: PrecacheController['activate'] = (event) => shell.activate(event);

/** Answers with the files of the shell (OF-02); `fillShell` fetches them. */
export function answerShell(entries: PrecacheEntry[]): void {
  shell.addToCacheList(entries);
  registerRoute(
    new PrecacheRoute(shell, {
      ignoreURLParametersMatching: [/.*/],
      cleanURLs: false,
      directoryIndex: '',
    }),
  );
}
