import { bring } from './bring.ts';
import type { ManifestEntry } from './languageFiles.ts';

declare const self: ServiceWorkerGlobalScope;

/** Name of the cache that keeps them. */
export const FURTHER = 'marsa-further';
/** How long one file is tried for, in milliseconds; the next page that is idle asks for it again. */
const PATIENCE = 30_000;

const addresses = new Set<string>();
let warming: Promise<void> | undefined;

/** True for files of the build that are fetched after the shell. */
export const isFurther = (pathname: string): boolean => addresses.has(pathname);

/** That cache, opened. */
export const furtherCache = (): Promise<Cache> => caches.open(FURTHER);

/** Takes the files that can wait out of the build's list, and gives those of the shell (DESIGN 5). */
export function takeFurtherFiles(manifest: readonly ManifestEntry[]): ManifestEntry[] {
  for (const { url, further } of manifest) if (further) addresses.add(`/${url}`);
  return manifest.filter(({ further }) => !further);
}

async function fetchMissing(): Promise<void> {
  const cache = await furtherCache();
  for (const address of addresses) {
    // A new version takes over only when this one has nothing left to do.
    if (self.registration.waiting) return;
    if (await cache.match(address)) continue;
    await bring(address, true, AbortSignal.timeout(PATIENCE)).then(
      (response) => cache.put(address, response),
      (error: unknown) => console.info(`Not kept yet: ${String(error)}`),
    );
  }
}

/** Fetches what is missing of them, one by one, tolerant of failures; one round at a time. */
export function warm(): Promise<void> {
  warming ??= fetchMissing().finally(() => {
    warming = undefined;
  });
  return warming;
}

/** Forgets those of earlier editions. */
export async function forgetFormerFiles(): Promise<void> {
  const cache = await furtherCache();
  for (const request of await cache.keys())
    if (!isFurther(new URL(request.url).pathname)) await cache.delete(request);
}
