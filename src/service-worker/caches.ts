import { cacheNames } from 'workbox-core';
import { KEPT_DOWNLOADS } from '../features/downloads/cacheNames.ts';
import { OPAQUE_PICTURES, SAVED_PICTURES, SEEN_PICTURES } from '../features/library/db/name.ts';
import { edition, shellFiles } from './buildFiles.ts';

const ASSETS_PREFIX = 'marsa-assets-';
/** Hashed files outside the shell, and app manifests. */
export const ASSETS = ASSETS_PREFIX + edition;
export const PAGES = `marsa-pages-${edition}`;

const LASTING = [cacheNames.precache, SAVED_PICTURES, SEEN_PICTURES, OPAQUE_PICTURES, KEPT_DOWNLOADS];

const previousAssets = async (): Promise<string> =>
  (await caches.keys()).findLast((name) => name.startsWith(ASSETS_PREFIX) && name !== ASSETS) ??
  `${ASSETS_PREFIX}previous`;

/** Copies hashed files that this release lacks from the shell, for open tabs of the previous release. */
export async function keepPreviousAssets(): Promise<void> {
  const shell = await caches.open(cacheNames.precache);
  const current = new Set(shellFiles.map(({ url }) => `/${url}`));
  const former = (await shell.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/assets/') && !current.has(pathname);
  });
  if (former.length === 0) return;
  const previous = await caches.open(await previousAssets());
  for (const request of former) {
    const response = await shell.match(request);
    if (response) await previous.put(request.url, response);
  }
}

/** Deletes caches of releases before the previous one. */
export async function deleteFormerCaches(): Promise<void> {
  const current = [...LASTING, ASSETS, PAGES, await previousAssets()];
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
}
