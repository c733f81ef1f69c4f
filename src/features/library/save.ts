import { isNoRoom, NoStorage } from '../../shared/storage/onDevice.ts';
import { onDevice } from './db/onDevice.ts';
import { holdingUpdates } from '../../shared/updateHolds.ts';
import { notifySaved } from '../../shared/saveEvents.ts';
import {
  clearRemoved,
  keepText,
  markRemoved,
  neededPictures,
  notePicture,
  noteSeen,
  readSaved,
  removeAtOnce,
} from './db/saved.ts';
import { tablesOf } from './db/tables.ts';
import type { Guide, GuideSource, SavedGuide } from './model.ts';
import {
  canKeepPictures,
  dropPictures,
  keepPicture,
  cachedAddresses,
  readBack,
} from './pictures/cachedPictures.ts';
import { isMissing, missingPictures } from './packProgress.ts';
import { isInProgress, type SaveFailure, setSaveStatus } from './saveStatus.ts';

/** Why something could not be saved, from the error that said so. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof NoStorage) return 'noStorage';
  return isNoRoom(error) ? 'noRoom' : 'network';
}

/** Runs work when no other tab does it for the same guide, so that nothing is fetched twice. */
async function withExclusiveLock(id: number, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`marsa-save-${id}`, work);
}

/** Fetches what is missing of a guide whose text is here, picture by picture: what has come is noted at once. */
async function fetchMissing(id: number): Promise<void> {
  const row = await onDevice((db) => tablesOf(db).saved.get(id));
  let failure: unknown;
  for (const { address } of row?.pictures.filter(isMissing) ?? []) {
    try {
      const cached = await keepPicture(address);
      await onDevice((db) => notePicture(db, id, cached));
    } catch (error) {
      failure = error;
      if (failureOf(error) !== 'network') break;
    }
  }
  if (failure !== undefined) throw failure;
}

/**
 * Fetches the pictures of a new edition before its text takes the place of one that is whole: if the line breaks in
 * between, the old edition is still there to be read (OF-05).
 */
async function fetchAhead(guide: Guide): Promise<void> {
  const before = await onDevice((db) => tablesOf(db).saved.get(guide.id));
  const keeps = before !== undefined && before.removedAt === undefined && missingPictures(before) === 0;
  if (!keeps || before.modifiedGmt === guide.modifiedGmt) return;
  for (const address of guide.pictures) await keepPicture(address);
}

async function withSaveStatus(id: number, work: () => Promise<void>): Promise<SaveFailure | undefined> {
  if (isInProgress(id)) return undefined;
  setSaveStatus(id, { phase: 'saving' });
  try {
    await holdingUpdates('saving', work);
    setSaveStatus(id, undefined);
    return undefined;
  } catch (error) {
    console.info(`Not saved whole: ${String(error)}`);
    const why = failureOf(error);
    setSaveStatus(id, { phase: 'failed', why });
    return why;
  }
}

/**
 * Saves a guide for good: its text first, then its pictures (OF-05). `load` gives it whole. Never rejects: how it
 * stands is told by `useSaveStatuses`, what is kept by `useSaved`. Gives why it could not be saved whole, if it could not.
 */
export function saveGuide(id: number, load: () => Promise<Guide>): Promise<SaveFailure | undefined> {
  return withSaveStatus(id, async () => {
    // A text without its pictures would be fetched for again and again.
    if (!canKeepPictures()) throw new NoStorage();
    const guide = await load();
    await fetchAhead(guide);
    await onDevice((db) => keepText(db, guide, Date.now()));
    await withExclusiveLock(id, () => fetchMissing(id));
    notifySaved();
  });
}

/**
 * Notes which pictures are no longer where they were put: browsers clear caches away, and one that is killed may lose
 * what it has just stored (OF-09).
 */
export async function noticeLosses(): Promise<void> {
  try {
    // Lines first: what is noted meanwhile as kept would else be looked for among the pictures of a moment before.
    const rows = await onDevice(readSaved);
    const cached = await cachedAddresses();
    for (const { id, pictures } of rows)
      for (const { address, bytes } of pictures)
        if (bytes !== undefined && !cached.has(address))
          await onDevice((db) => notePicture(db, id, { address }));
  } catch (error) {
    console.info(`What is kept was not looked through: ${String(error)}`);
  }
}

/** Fetches what is missing of saved guides, one after the other: what an earlier page could not end (OF-05). */
export async function repairSavedGuides(): Promise<void> {
  const rows = await onDevice(readSaved).catch((): readonly SavedGuide[] => []);
  await holdingUpdates('repairing', async () => {
    for (const row of rows)
      if (missingPictures(row) > 0)
        await withSaveStatus(row.id, () => withExclusiveLock(row.id, () => fetchMissing(row.id)));
  });
}

/**
 * Removes guides; what is removed is cleared away later. False when it could not be kept for taking it back: a device
 * without room does not even take the mark.
 */
export async function removeGuides(ids: readonly number[]): Promise<boolean> {
  try {
    await onDevice((db) => markRemoved(db, ids, Date.now()));
    return true;
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    await onDevice((db) => removeAtOnce(db, ids));
    await clearAway(0);
    return false;
  }
}

/** Notes that the library has shown the newer editions of some guides. Never rejects. */
export async function noteShown(changes: ReadonlyMap<number, string>, ids: readonly number[]): Promise<void> {
  const shown = new Map([...changes].filter(([id]) => ids.includes(id)));
  await onDevice((db) => noteSeen(db, shown)).catch((error: unknown) =>
    console.info(`They will be counted again: ${String(error)}`),
  );
}

/** Takes a removal back. */
export const takeBack = (ids: readonly number[]): Promise<void> =>
  onDevice((db) => markRemoved(db, ids, undefined));

/**
 * Clears away what was removed at least so many milliseconds ago, and all pictures that no guide needs: those of
 * removed ones, of earlier editions, and what came after its guide had gone.
 */
export async function clearAway(age: number): Promise<void> {
  try {
    // Looked at before the rows are: a picture that is kept meanwhile is not taken for one that nothing needs.
    const cached = await cachedAddresses();
    const needed = await onDevice(async (db) => {
      await clearRemoved(db, Date.now() - age);
      return neededPictures(db);
    });
    await dropPictures([...cached].filter((address) => !needed.has(address)));
  } catch (error) {
    console.info(`What was removed is not cleared away yet: ${String(error)}`);
  }
}

/**
 * Reads a guide back, text and pictures, and notes what is not there any more. True when all of it is, and can be shown.
 */
export async function checkGuide(guide: SavedGuide, canShow: GuideSource['canShow']): Promise<boolean> {
  const pictures = await Promise.all(guide.pictures.map(readBack));
  return onDevice(async (db) => {
    const copy = await tablesOf(db).copies.get(guide.id);
    await tablesOf(db).saved.update(guide.id, { pictures, checkedAt: Date.now() });
    return copy !== undefined && canShow(copy.copy) && !pictures.some(isMissing);
  });
}
