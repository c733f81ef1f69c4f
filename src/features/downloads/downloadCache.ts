import { notifySaved } from '../../shared/saveEvents.ts';
import { KEPT_DOWNLOADS, KEPT_EDITION, KEPT_ON } from './cacheNames.ts';
import { mediaTypeOf } from './formats.ts';

/** A file that can be saved on the device. */
export interface KeepableFile {
  readonly path: string;
  /** Another one for each other content. */
  readonly digest: string;
}

/** What of some files that belong together is on this device. */
export interface Kept {
  /** When the first of them was kept, an ISO time. */
  readonly on: string;
  /** Whether all of them are there, each in the edition asked for. */
  readonly isCurrent: boolean;
}

/** How long fetching files may take in all; on a line that is slower, it is better tried again. */
const LONGEST = 90_000;

const savedOn = (response: Response | undefined): string | undefined =>
  response?.headers.get(KEPT_ON) ?? undefined;

/** What is kept of some files; undefined for nothing. Rejects where the browser gives no room at all. */
export async function readKept(files: readonly KeepableFile[]): Promise<Kept | undefined> {
  const copies = await Promise.all(
    files.map(async ({ path, digest }) => {
      const copy = await caches.match(path, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
      return { on: savedOn(copy), isCurrent: copy?.headers.get(KEPT_EDITION) === digest };
    }),
  );
  const [first] = copies.flatMap(({ on }) => on ?? []).toSorted();
  return first === undefined ? undefined : { on: first, isCurrent: copies.every((copy) => copy.isCurrent) };
}

/** A file, whole. Rejects when it does not come, or something else in its place. */
async function fetchWhole(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { cache: 'no-cache', signal });
  const type = response.headers.get('content-type') ?? '';
  // Without a network the worker answers with what is kept already: no newer edition.
  if (!response.ok || !type.startsWith(mediaTypeOf(path)) || savedOn(response) !== undefined)
    throw new Error(`${path} did not come: ${response.status} ${type}`);
  return response.blob();
}

/**
 * Asks the browser not to clear what is kept away by itself; it decides without a word to the reader. Never rejects:
 * not every WebKit has something to ask.
 */
async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // What is kept lasts as long as the browser likes.
  }
}

/**
 * Keeps files whole. Nothing is stored before all of them have come: one that is cut on its way never replaces a copy
 * that is there. Rejects when one does not come, or when there is no room.
 */
export async function keep(files: readonly KeepableFile[]): Promise<Kept> {
  const signal = AbortSignal.timeout(LONGEST);
  const whole = await Promise.all(
    files.map(async (file) => ({ ...file, blob: await fetchWhole(file.path, signal) })),
  );
  const on = new Date().toISOString();
  const cache = await caches.open(KEPT_DOWNLOADS);
  for (const { path, digest, blob } of whole) {
    const headers = {
      'content-type': mediaTypeOf(path),
      'content-length': `${blob.size}`,
      [KEPT_ON]: on,
      [KEPT_EDITION]: digest,
    };
    await cache.put(path, new Response(blob, { headers }));
  }
  void askToPersist();
  notifySaved();
  return { on, isCurrent: true };
}

/** Removes the kept copies of files. */
export async function forget(files: readonly KeepableFile[]): Promise<void> {
  const cache = await caches.open(KEPT_DOWNLOADS);
  await Promise.all(files.map(({ path }) => cache.delete(path, { ignoreVary: true })));
}
