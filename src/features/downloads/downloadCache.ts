import { notifySaved } from '../../shared/saveEvents.ts';
import { KEPT_DOWNLOADS, KEPT_EDITION, KEPT_ON } from './cacheNames.ts';

/** A file on this device. */
export interface Kept {
  /** When it was kept, an ISO time. */
  readonly on: string;
  /** The edition that it is, by which a newer one is told. */
  readonly edition: string;
}

/** How long fetching a file may take in all; on a line that is slower, it is better tried again. */
const LONGEST = 90_000;

const keptOf = (response: Response | undefined): Kept | undefined => {
  const on = response?.headers.get(KEPT_ON);
  return on ? { on, edition: response?.headers.get(KEPT_EDITION) ?? '' } : undefined;
};

/** What is kept of a file. Rejects where the browser gives no room at all. */
export const readKept = async (path: string): Promise<Kept | undefined> =>
  keptOf(await caches.match(path, { cacheName: KEPT_DOWNLOADS, ignoreVary: true }));

/**
 * Keeps a file whole: a copy that is cut on its way never replaces one that is there. Rejects when it does not come, or
 * when there is no room.
 */
export async function keep(path: string, edition: string): Promise<Kept> {
  const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(LONGEST) });
  const type = response.headers.get('content-type') ?? '';
  // Without a network the worker answers with what is kept already: no newer edition.
  if (!response.ok || !type.startsWith('application/pdf') || keptOf(response))
    throw new Error(`${path} did not come: ${response.status} ${type}`);
  const file = await response.blob();
  const on = new Date().toISOString();
  const headers = {
    'content-type': 'application/pdf',
    'content-length': `${file.size}`,
    [KEPT_ON]: on,
    [KEPT_EDITION]: edition,
  };
  await (await caches.open(KEPT_DOWNLOADS)).put(path, new Response(file, { headers }));
  // The browser decides without a word to the reader; where it cannot be asked, nothing changes.
  navigator.storage.persist().catch(() => undefined);
  notifySaved();
  return { on, edition };
}

/** Removes the kept copy of a file. */
export async function forget(path: string): Promise<void> {
  await (await caches.open(KEPT_DOWNLOADS)).delete(path, { ignoreVary: true });
}
