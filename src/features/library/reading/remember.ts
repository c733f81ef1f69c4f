import type Dexie from 'dexie';
import { onDevice } from '../db/onDevice.ts';
import { trimRecent, storePictureList, storePlace, readPlace, rememberRead } from '../db/recent.ts';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { markReadingProgress } from '../../../shared/readingProgressFlag.ts';
import { yieldToMain } from '../../../shared/yieldToMain.ts';
import { savePicture, sizeToKeep } from '../pictures/cachedPictures.ts';
import { deleteRemoved } from '../save.ts';
import { librarySettings } from '../librarySettings.ts';
import { reasonToWait } from '../transfer.ts';

/** Never rejects, since nothing depends on the result. Yields first: hydration starts much other work. */
async function quietly<T>(work: (db: Dexie) => Promise<T>): Promise<T | undefined> {
  await yieldToMain();
  try {
    return await onDevice(work);
  } catch (error) {
    console.info(`Reading data was not stored: ${String(error)}`);
    return undefined;
  }
}

/** Records that a guide was opened, and returns its previous reading position. */
export const recordOpened = (guide: RecentGuide): Promise<ReadingPlace | null | undefined> =>
  quietly(async (db) => {
    const place = await readPlace(db, guide.id);
    await rememberRead(db, guide, librarySettings().recent);
    return place;
  });

/**
 * Stores the pictures of a recently read guide; fetches only where automatic transfers are allowed (OF-05).
 */
export const storeReadPictures = (id: number, pictures: readonly (readonly string[])[]): Promise<void> =>
  quietly(async (db) => {
    const mayTravel = reasonToWait() === undefined;
    const sizes = await Promise.all(pictures.map((addresses) => sizeToKeep(addresses, mayTravel)));
    const wanted = sizes.filter((address) => address !== undefined);
    // Recorded first: pictures without a guide are deleted.
    if (!(await storePictureList(db, id, wanted))) return;
    for (const address of wanted) await savePicture(address);
  });

/** Deletes all but the `most` recently read guides, and their pictures. */
export async function trimRecentGuides(most: number): Promise<void> {
  await quietly((db) => trimRecent(db, most));
  await deleteRemoved(Infinity);
}

/** Stores a reading position. */
export const storeReadingPlace = (id: number, place: ReadingPlace): Promise<void> =>
  quietly(async (db) => {
    await storePlace(db, id, place);
    markReadingProgress();
  });
