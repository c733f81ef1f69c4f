import { notifySaved } from '../../shared/saveEvents.ts';
import { KEPT_DOWNLOADS, SAVED_EDITION, SAVED_ON } from './cacheNames.ts';
import { mediaTypeOf } from './formats.ts';

export interface DownloadableFile {
  readonly path: string;
  readonly digest: string;
}

/** State of a group of saved files. */
export interface SavedState {
  readonly on: string;
  readonly isCurrent: boolean;
}

const TIMEOUT_MS = 90_000;

const savedOn = (response: Response | undefined): string | undefined =>
  response?.headers.get(SAVED_ON) ?? undefined;

/** Returns the state of saved files; undefined when none is saved. Rejects when storage is unavailable. */
export async function readSavedFiles(files: readonly DownloadableFile[]): Promise<SavedState | undefined> {
  const copies = await Promise.all(
    files.map(async ({ path, digest }) => {
      const copy = await caches.match(path, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
      return { on: savedOn(copy), isCurrent: copy?.headers.get(SAVED_EDITION) === digest };
    }),
  );
  const [first] = copies.flatMap(({ on }) => on ?? []).toSorted();
  return first === undefined ? undefined : { on: first, isCurrent: copies.every((copy) => copy.isCurrent) };
}

/** Fetches a complete file. Rejects when it fails to load or has another type. */
async function fetchComplete(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { cache: 'no-cache', signal });
  const type = response.headers.get('content-type') ?? '';
  // Offline, the worker responds with the saved copy, which is not a newer edition.
  if (!response.ok || !type.startsWith(mediaTypeOf(path)) || savedOn(response) !== undefined)
    throw new Error(`${path} failed to load: ${response.status} ${type}`);
  return response.blob();
}

/** Requests persistent storage, without a prompt. Never rejects: some WebKit versions lack the API. */
async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Not persistent: the browser may evict the storage.
  }
}

/** Saves files after all of them are complete. Rejects when one fails to load or storage is full. */
export async function saveFiles(files: readonly DownloadableFile[]): Promise<SavedState> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const complete = await Promise.all(
    files.map(async (file) => ({ ...file, blob: await fetchComplete(file.path, signal) })),
  );
  const on = new Date().toISOString();
  const cache = await caches.open(KEPT_DOWNLOADS);
  for (const { path, digest, blob } of complete) {
    const headers = {
      'content-type': mediaTypeOf(path),
      'content-length': `${blob.size}`,
      [SAVED_ON]: on,
      [SAVED_EDITION]: digest,
    };
    await cache.put(path, new Response(blob, { headers }));
  }
  void requestPersistence();
  notifySaved();
  return { on, isCurrent: true };
}

/** Deletes the saved copies of files. */
export async function deleteFiles(files: readonly DownloadableFile[]): Promise<void> {
  const cache = await caches.open(KEPT_DOWNLOADS);
  await Promise.all(files.map(({ path }) => cache.delete(path, { ignoreVary: true })));
}
