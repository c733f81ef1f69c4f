import { isGone } from '../../../shared/http/finalFailure.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { OPAQUE_PICTURES, SAVED_PICTURES } from '../db/name.ts';
import type { SavedPicture } from '../model.ts';
import { NoStorage } from '../../../shared/storage/onDevice.ts';
import { fetchPicture } from './fetchPicture.ts';
import { corsModeOf } from './hosts.ts';

const ANYWHERE: CacheQueryOptions = { ignoreVary: true };

/** Returns false in insecure contexts and in some private windows. */
export const canStorePictures = (): boolean => typeof caches !== 'undefined';

async function savedPictures(): Promise<Cache> {
  if (!canStorePictures()) throw new NoStorage();
  return caches.open(SAVED_PICTURES);
}

const sizeOf = async (response: Response | undefined): Promise<number | undefined> =>
  response && (response.type === 'opaque' ? 0 : (await response.blob()).size || undefined);

/** Verifies a saved picture; its size is undefined when it is missing or empty. */
export async function verifyPicture({ address, gone }: SavedPicture): Promise<SavedPicture> {
  const cache = await savedPictures();
  return { address, gone, bytes: await sizeOf(await cache.match(address, ANYWHERE)) };
}

/** Returns the addresses of all saved pictures. */
export async function cachedAddresses(): Promise<ReadonlySet<string>> {
  const cache = await savedPictures();
  return new Set((await cache.keys()).map(({ url }) => url));
}

async function seenCopy(address: string): Promise<Response | undefined> {
  const seen = canStorePictures() ? await caches.match(address, ANYWHERE) : undefined;
  return seen?.type === 'opaque' ? undefined : seen;
}

const opaqueCopy = async (address: string): Promise<Response | undefined> =>
  (await corsModeOf(address)) === 'opaque'
    ? caches.match(address, { ...ANYWHERE, cacheName: OPAQUE_PICTURES })
    : undefined;

function withExclusiveLock<T>(address: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`marsa-picture-${address}`, work);
}

/** Returns the size to store: a cached one, otherwise the first. Opaque responses count as megabytes. */
export async function sizeToKeep(
  addresses: readonly string[],
  mayTravel: boolean,
): Promise<string | undefined> {
  for (const address of addresses) if (await seenCopy(address)) return address;
  const [first] = addresses;
  if (first === undefined || !mayTravel) return undefined;
  return (await corsModeOf(first)) === 'readable' ? first : undefined;
}

/** Saves a picture. Rejects when it fails to load or storage is full (`QuotaExceededError`). */
export function savePicture(address: string): Promise<SavedPicture> {
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

/** Deletes saved pictures. */
export async function deletePictures(addresses: readonly string[]): Promise<void> {
  const cache = await savedPictures();
  for (const address of addresses) await cache.delete(address, ANYWHERE);
}
