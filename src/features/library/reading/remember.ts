import type Dexie from 'dexie';
import { onDevice } from '../db/onDevice.ts';
import { keepRecent, notePictures, notePlace, readPlace, rememberRead } from '../db/recent.ts';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { markReadingProgress } from '../../../shared/readingProgressFlag.ts';
import { yieldToMain } from '../../../shared/yieldToMain.ts';
import { keepPicture, sizeToKeep } from '../pictures/cachedPictures.ts';
import { clearAway } from '../save.ts';
import { librarySettings } from '../librarySettings.ts';
import { reasonToWait } from '../transfer.ts';

/**
 * Never rejects: nobody waits for it, and a device that keeps nothing, or has no room, remembers nothing. In a task of
 * its own: hydration begins much else.
 */
async function quietly<T>(work: (db: Dexie) => Promise<T>): Promise<T | undefined> {
  await yieldToMain();
  try {
    return await onDevice(work);
  } catch (error) {
    console.info(`Not remembered as read: ${String(error)}`);
    return undefined;
  }
}

/** Remembers that a guide was opened, among as many as the reader wants; gives how far it was read before. */
export const noteRead = (guide: RecentGuide): Promise<ReadingPlace | null | undefined> =>
  quietly(async (db) => {
    const place = await readPlace(db, guide.id);
    await rememberRead(db, guide, librarySettings().recent);
    return place;
  });

/**
 * Keeps the pictures of a guide, each given by the addresses of its sizes, as long as it is remembered (OF-05). Those
 * that were shown are taken from there, the others travel only where nothing speaks against it.
 */
export const keepWhatWasRead = (id: number, pictures: readonly (readonly string[])[]): Promise<void> =>
  quietly(async (db) => {
    const mayTravel = reasonToWait() === undefined;
    const sizes = await Promise.all(pictures.map((addresses) => sizeToKeep(addresses, mayTravel)));
    const wanted = sizes.filter((address) => address !== undefined);
    // Noted first: what no guide needs is cleared away.
    if (!(await notePictures(db, id, wanted))) return;
    for (const address of wanted) await keepPicture(address);
  });

/** Forgets all but so many of the guides that were read last, and their pictures. */
export async function forgetRead(most: number): Promise<void> {
  await quietly((db) => keepRecent(db, most));
  await clearAway(Infinity);
}

/** Remembers how far a guide is read. */
export const noteReadTo = (id: number, place: ReadingPlace): Promise<void> =>
  quietly(async (db) => {
    await notePlace(db, id, place);
    markReadingProgress();
  });
