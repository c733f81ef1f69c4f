import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { shellFiles } from './buildFiles.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { BACKGROUND_TIMEOUT_MS } from './timeout.ts';

/** An installation fails after this time, before the browser's limit of five minutes. The next one continues it. */
const INSTALL_TIMEOUT_MS = 240_000;
const PARALLEL_REQUESTS = 3;

declare const self: { readonly registration: ServiceWorkerRegistration };

// Workbox fails an installation at the first failed file, and waits without a limit for a stalled one: `fillShell`
// fetches the files.
const shell = new PrecacheController({ fallbackToNetwork: true });
shell.addToCacheList(shellFiles);

/** Answers with files of the shell (OF-02). */
export const shellRoute = new PrecacheRoute(shell, {
  ignoreURLParametersMatching: [/.*/],
  cleanURLs: false,
  directoryIndex: '',
});

/** Returns a cached file of this release's shell. */
export const matchShellFile = (address: string): Promise<Response | undefined> =>
  shell.matchPrecache(address);

const openCache = () => caches.open(shell.strategy.cacheName);

async function missingFiles(): Promise<[url: string, key: string][]> {
  const cached = new Set((await (await openCache()).keys()).map(({ url }) => url));
  return [...shell.getURLsToCacheKeys()].filter(([, key]) => !cached.has(key));
}

/** Returns true when all files of the shell are cached. */
export const isShellComplete = async (): Promise<boolean> => (await missingFiles()).length === 0;

/** Fetches the missing files of the shell. Rejects when it cannot be completed in time. */
export async function fillShell(timeoutMs = INSTALL_TIMEOUT_MS): Promise<void> {
  const cache = await openCache();
  const missing = await missingFiles();
  const signal = AbortSignal.timeout(timeoutMs);
  const fetchNext = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      const [url, key] = file;
      await cache.put(key, await fetchWithRetry(url, key === url, signal));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, fetchNext));
}

async function restore(): Promise<void> {
  if (await isShellComplete()) return;
  const { registration } = self;
  // The host may have another release, whose files do not match.
  await registration.update();
  if (!registration.installing && !registration.waiting) await fillShell(BACKGROUND_TIMEOUT_MS);
}

let restoring: Promise<void> | undefined;

/**
 * Fetches files that the browser has evicted while the worker was installed
 * (https://github.com/GoogleChrome/workbox/issues/2858). Never rejects.
 */
export function restoreShell(): Promise<void> {
  restoring ??= restore()
    .catch((error: unknown) => console.info(`The shell is not restored yet: ${String(error)}`))
    .finally(() => {
      restoring = undefined;
    });
  return restoring;
}

/** Deletes the files of earlier releases, at activation. */
export const deleteFormerShell: PrecacheController['activate'] = (event) => shell.activate(event);
