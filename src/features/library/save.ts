import { isNoRoom, NoStorage } from '../../shared/storage/onDevice.ts';
import { onDevice } from './db/onDevice.ts';
import { holdingUpdates } from '../../shared/updateHolds.ts';
import { notifySaved } from '../../shared/saveEvents.ts';
import {
  clearRemoved,
  storeText,
  markRemoved,
  neededPictures,
  storePictureState,
  storeSeen,
  readSaved,
  removeAtOnce,
} from './db/saved.ts';
import { tablesOf } from './db/tables.ts';
import type { Guide, GuideSource, SavedGuide } from './model.ts';
import {
  canStorePictures,
  deletePictures,
  savePicture,
  cachedAddresses,
  verifyPicture,
} from './pictures/cachedPictures.ts';
import { isMissing, missingPictures } from './packProgress.ts';
import { isInProgress, type SaveFailure, setSaveStatus } from './saveStatus.ts';

/** Returns the reason of a failure. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof NoStorage) return 'noStorage';
  return isNoRoom(error) ? 'noRoom' : 'network';
}

async function withExclusiveLock(id: number, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`marsa-save-${id}`, work);
}

async function fetchMissing(id: number): Promise<void> {
  const row = await onDevice((db) => tablesOf(db).saved.get(id));
  let failure: unknown;
  for (const { address } of row?.pictures.filter(isMissing) ?? []) {
    try {
      const cached = await savePicture(address);
      await onDevice((db) => storePictureState(db, id, cached));
    } catch (error) {
      failure = error;
      if (failureOf(error) !== 'network') break;
    }
  }
  if (failure !== undefined) throw failure;
}

/** Fetches the pictures of a new edition first, so that the old one remains when this fails (OF-05). */
async function fetchAhead(guide: Guide): Promise<void> {
  const before = await onDevice((db) => tablesOf(db).saved.get(guide.id));
  const isComplete = before !== undefined && before.removedAt === undefined && missingPictures(before) === 0;
  if (!isComplete || before.modifiedGmt === guide.modifiedGmt) return;
  for (const address of guide.pictures) await savePicture(address);
}

async function withSaveStatus(id: number, work: () => Promise<void>): Promise<SaveFailure | undefined> {
  if (isInProgress(id)) return undefined;
  setSaveStatus(id, { phase: 'saving' });
  try {
    await holdingUpdates('saving', work);
    setSaveStatus(id, undefined);
    return undefined;
  } catch (error) {
    console.info(`Not completely saved: ${String(error)}`);
    const why = failureOf(error);
    setSaveStatus(id, { phase: 'failed', why });
    return why;
  }
}

/** Saves a guide with its pictures (OF-05). Never rejects; returns the reason of a failure. */
export function saveGuide(id: number, load: () => Promise<Guide>): Promise<SaveFailure | undefined> {
  return withSaveStatus(id, async () => {
    // Without a cache the text would trigger fetches of its pictures forever.
    if (!canStorePictures()) throw new NoStorage();
    const guide = await load();
    await fetchAhead(guide);
    await onDevice((db) => storeText(db, guide, Date.now()));
    await withExclusiveLock(id, () => fetchMissing(id));
    notifySaved();
  });
}

/** Records which pictures browsers have evicted or lost in a crash (OF-09). */
export async function recordLosses(): Promise<void> {
  try {
    // Rows first: a picture that is saved between both reads must not look lost.
    const rows = await onDevice(readSaved);
    const cached = await cachedAddresses();
    for (const { id, pictures } of rows)
      for (const { address, bytes } of pictures)
        if (bytes !== undefined && !cached.has(address))
          await onDevice((db) => storePictureState(db, id, { address }));
  } catch (error) {
    console.info(`Saved guides could not be verified: ${String(error)}`);
  }
}

/** Fetches the missing pictures of all saved guides, one after the other (OF-05). */
export async function repairSavedGuides(): Promise<void> {
  const rows = await onDevice(readSaved).catch((): readonly SavedGuide[] => []);
  await holdingUpdates('repairing', async () => {
    for (const row of rows)
      if (missingPictures(row) > 0)
        await withSaveStatus(row.id, () => withExclusiveLock(row.id, () => fetchMissing(row.id)));
  });
}

/** Removes guides. Returns false when undo is unavailable, because storage is full. */
export async function removeGuides(ids: readonly number[]): Promise<boolean> {
  try {
    await onDevice((db) => markRemoved(db, ids, Date.now()));
    return true;
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    await onDevice((db) => removeAtOnce(db, ids));
    await deleteRemoved(0);
    return false;
  }
}

/** Records that the library has shown newer editions. Never rejects. */
export async function markShown(changes: ReadonlyMap<number, string>, ids: readonly number[]): Promise<void> {
  const shown = new Map([...changes].filter(([id]) => ids.includes(id)));
  await onDevice((db) => storeSeen(db, shown)).catch((error: unknown) =>
    console.info(`Seen editions were not stored: ${String(error)}`),
  );
}

/** Undoes a removal. */
export const undoRemoval = (ids: readonly number[]): Promise<void> =>
  onDevice((db) => markRemoved(db, ids, undefined));

/** Deletes guides that were removed at least `age` ms ago, and all pictures that no guide needs. */
export async function deleteRemoved(age: number): Promise<void> {
  try {
    // Cache first: a picture that is saved between both reads must not look unused.
    const cached = await cachedAddresses();
    const needed = await onDevice(async (db) => {
      await clearRemoved(db, Date.now() - age);
      return neededPictures(db);
    });
    await deletePictures([...cached].filter((address) => !needed.has(address)));
  } catch (error) {
    console.info(`Removed guides were not deleted: ${String(error)}`);
  }
}

/** Verifies a guide and records missing pictures. Returns true when it is complete. */
export async function checkGuide(guide: SavedGuide, canShow: GuideSource['canShow']): Promise<boolean> {
  const pictures = await Promise.all(guide.pictures.map(verifyPicture));
  return onDevice(async (db) => {
    const copy = await tablesOf(db).copies.get(guide.id);
    await tablesOf(db).saved.update(guide.id, { pictures, checkedAt: Date.now() });
    return copy !== undefined && canShow(copy.copy) && !pictures.some(isMissing);
  });
}
