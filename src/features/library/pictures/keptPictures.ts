import { FINAL_FAILURE } from '../../../shared/http/finalFailure.ts';
import { SAVED_PICTURES } from '../db/name.ts';
import type { SavedPicture } from '../model.ts';
import { fetchPicture } from './fetchPicture.ts';

const ANYWHERE: CacheQueryOptions = { ignoreVary: true };

const sizeOf = async (response: Response | undefined): Promise<number | undefined> =>
  response && (response.type === 'opaque' ? 0 : (await response.blob()).size || undefined);

/** A picture as it is kept, read back; undefined size when it is not there, or empty. */
export async function readBack({ address, gone }: SavedPicture): Promise<SavedPicture> {
  const cache = await caches.open(SAVED_PICTURES);
  return { address, gone, bytes: await sizeOf(await cache.match(address, ANYWHERE)) };
}

/** The addresses of all pictures that are kept. */
export async function keptAddresses(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(SAVED_PICTURES);
  return new Set((await cache.keys()).map(({ url }) => url));
}

/** A copy among the pictures that were shown: it need not travel again. */
async function seenCopy(address: string): Promise<Response | undefined> {
  const seen = await caches.match(address, ANYWHERE);
  return seen?.type === 'opaque' ? undefined : seen;
}

/**
 * Keeps a picture until it is dropped, from the device if it was shown here, else from the network. Rejects when it
 * does not come, or there is no room for it (`QuotaExceededError`).
 */
export async function keepPicture(address: string, signal: AbortSignal): Promise<SavedPicture> {
  const cache = await caches.open(SAVED_PICTURES);
  const kept = await sizeOf(await cache.match(address, ANYWHERE));
  if (kept !== undefined) return { address, bytes: kept };
  try {
    const response = (await seenCopy(address)) ?? (await fetchPicture(address, signal));
    await cache.put(address, response);
  } catch (error) {
    if (error instanceof Error && error.name === FINAL_FAILURE) return { address, gone: true };
    throw error;
  }
  return { address, bytes: await sizeOf(await cache.match(address, ANYWHERE)) };
}

/** Lets go of pictures that no saved guide needs any longer. */
export async function dropPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(SAVED_PICTURES);
  for (const address of addresses) await cache.delete(address, ANYWHERE);
}
