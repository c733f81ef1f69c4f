import { isGone } from '../../../shared/http/finalFailure.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { OPAQUE_PICTURES, SAVED_PICTURES } from '../db/name.ts';
import type { SavedPicture } from '../model.ts';
import { NoStorage } from '../../../shared/storage/onDevice.ts';
import { fetchPicture } from './fetchPicture.ts';
import { corsModeOf } from './hosts.ts';

const ANYWHERE: CacheQueryOptions = { ignoreVary: true };

/** Whether this browser has a place for pictures: none has where the page is not secure, and some private windows. */
export const canKeepPictures = (): boolean => typeof caches !== 'undefined';

/** Where saved pictures are. Rejects with `NoStorage` where there is no such place. */
async function savedPictures(): Promise<Cache> {
  if (!canKeepPictures()) throw new NoStorage();
  return caches.open(SAVED_PICTURES);
}

const sizeOf = async (response: Response | undefined): Promise<number | undefined> =>
  response && (response.type === 'opaque' ? 0 : (await response.blob()).size || undefined);

/** Reads a saved picture back; its size is undefined when it is missing or empty. */
export async function readBack({ address, gone }: SavedPicture): Promise<SavedPicture> {
  const cache = await savedPictures();
  return { address, gone, bytes: await sizeOf(await cache.match(address, ANYWHERE)) };
}

/** The addresses of all saved pictures. */
export async function cachedAddresses(): Promise<ReadonlySet<string>> {
  const cache = await savedPictures();
  return new Set((await cache.keys()).map(({ url }) => url));
}

/** A copy that can be read among the pictures that were shown: it need not travel again. */
async function seenCopy(address: string): Promise<Response | undefined> {
  const seen = canKeepPictures() ? await caches.match(address, ANYWHERE) : undefined;
  return seen?.type === 'opaque' ? undefined : seen;
}

/** The same of a host without CORS, whose response was shown but cannot be read. */
const opaqueCopy = async (address: string): Promise<Response | undefined> =>
  (await corsModeOf(address)) === 'opaque'
    ? caches.match(address, { ...ANYWHERE, cacheName: OPAQUE_PICTURES })
    : undefined;

/** Runs work when no other tab does it for the same picture: nothing is fetched twice. */
function withExclusiveLock<T>(address: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`marsa-picture-${address}`, work);
}

/**
 * The data of a picture: in any of its sizes from the device, otherwise the first from the network. Undefined when neither
 * has it in time. Never rejects.
 */
export async function pictureData(
  addresses: readonly string[],
  timeoutMs: number,
): Promise<Blob | undefined> {
  const [first] = addresses;
  if (first === undefined) return undefined;
  try {
    for (const address of addresses) {
      const here = await seenCopy(address);
      if (here) return await here.blob();
    }
    // Of an answer without CORS nothing can be read.
    if ((await corsModeOf(first)) === 'opaque') return undefined;
    const blob = await fetchPicture(first, (response) => response.blob(), timeoutMs);
    return blob.size > 0 ? blob : undefined;
  } catch (error) {
    console.info(`No picture ${first}: ${String(error)}`);
    return undefined;
  }
}

/**
 * The size in which a picture is saved without a request of the user: one that is on the device, otherwise the first, if
 * it may travel and can be read. An opaque one weighs megabytes: it stays among the seen pictures.
 */
export async function sizeToKeep(
  addresses: readonly string[],
  mayTravel: boolean,
): Promise<string | undefined> {
  for (const address of addresses) if (await seenCopy(address)) return address;
  const [first] = addresses;
  if (first === undefined || !mayTravel) return undefined;
  return (await corsModeOf(first)) === 'readable' ? first : undefined;
}

/**
 * Saves a picture until it is dropped, from the device if it was shown here, otherwise from the network. Rejects when it
 * does not arrive, or there is no room for it (`QuotaExceededError`).
 */
export function keepPicture(address: string): Promise<SavedPicture> {
  return withExclusiveLock(address, () => keep(address));
}

async function keep(address: string): Promise<SavedPicture> {
  const cache = await savedPictures();
  const cachedBytes = await sizeOf(await cache.match(address, ANYWHERE));
  if (cachedBytes !== undefined) return { address, bytes: cachedBytes };
  const put = (response: Response) => cache.put(address, response);
  try {
    const seen = (await seenCopy(address)) ?? (await opaqueCopy(address));
    await (seen ? put(seen) : fetchPicture(address, put));
  } catch (error) {
    if (error instanceof HttpError && isGone(error.status)) return { address, gone: true };
    throw error;
  }
  return { address, bytes: await sizeOf(await cache.match(address, ANYWHERE)) };
}

/** Lets go of pictures that no saved guide needs any longer. */
export async function dropPictures(addresses: readonly string[]): Promise<void> {
  const cache = await savedPictures();
  for (const address of addresses) await cache.delete(address, ANYWHERE);
}
