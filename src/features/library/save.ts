import type Dexie from 'dexie';
import { clearRemoved, keepText, markRemoved, notePicture, readSaved } from './db/saved.ts';
import { libraryDatabase, tablesOf } from './db/tables.ts';
import type { Guide, SavedGuide } from './model.ts';
import { dropPictures, keepPicture, keptAddresses, readBack } from './pictures/keptPictures.ts';
import { isMissing, missingPictures } from './rules.ts';
import { askToPersist } from './storage.ts';
import { isAtWork, type SaveFailure, tellWork } from './work.ts';

/** Thrown where the device keeps nothing: a copy in memory would only pretend. */
class NoStorage extends Error {
  override readonly name = 'NoStorage';
}

function failureOf(error: unknown): SaveFailure {
  const names = error instanceof Error ? `${error.name} ${error.message}` : '';
  if (names.includes('NoStorage')) return 'noStorage';
  return names.includes('Quota') ? 'noRoom' : 'network';
}

/** Writes to the device's own database, once more after a connection that died; never to one in memory. */
export async function onDevice<T>(work: (db: Dexie) => Promise<T>): Promise<T> {
  const db = await libraryDatabase.open();
  if (!libraryDatabase.persistent()) throw new NoStorage();
  try {
    return await work(db);
  } catch (error) {
    if (failureOf(error) === 'noRoom') throw error;
    libraryDatabase.reportFailure(db, error);
    const next = await libraryDatabase.open();
    if (!libraryDatabase.persistent()) throw new NoStorage('', { cause: error });
    return work(next);
  }
}

/** Tabs take turns, so that nothing is fetched twice. */
async function alone(id: number, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`marsa-save-${id}`, work);
}

/** Fetches what is missing of a guide whose text is here, picture by picture: what has come is noted at once. */
async function fetchMissing(id: number): Promise<void> {
  const row = await onDevice((db) => tablesOf(db).saved.get(id));
  const ended = new AbortController();
  let failure: unknown;
  for (const { address } of row?.pictures.filter(isMissing) ?? []) {
    try {
      const kept = await keepPicture(address, ended.signal);
      await onDevice((db) => notePicture(db, id, kept));
    } catch (error) {
      failure = error;
      if (failureOf(error) !== 'network') break;
    }
  }
  if (failure !== undefined) throw failure;
}

async function atWork(id: number, work: () => Promise<void>): Promise<SaveFailure | undefined> {
  if (isAtWork(id)) return undefined;
  tellWork(id, { phase: 'saving' });
  try {
    await work();
    tellWork(id, undefined);
    return undefined;
  } catch (error) {
    console.info(`Not saved whole: ${String(error)}`);
    const why = failureOf(error);
    tellWork(id, { phase: 'failed', why });
    return why;
  }
}

/**
 * Saves a guide for good: its text first, then its pictures (OF-05). `load` gives it whole. Never rejects: how it
 * stands is told by `useWorks`, what is kept by `useSaved`. Gives why it could not be saved whole, if it could not.
 */
export function saveGuide(id: number, load: () => Promise<Guide>): Promise<SaveFailure | undefined> {
  return atWork(id, async () => {
    const guide = await load();
    await onDevice((db) => keepText(db, guide, Date.now()));
    void askToPersist();
    await alone(id, () => fetchMissing(id));
  });
}

/**
 * Notes which pictures are no longer where they were put: browsers clear caches away, and one that is killed may lose
 * what it has just stored (OF-09).
 */
export async function noticeLosses(): Promise<void> {
  try {
    const [kept, rows] = await Promise.all([keptAddresses(), onDevice(readSaved)]);
    for (const { id, pictures } of rows)
      for (const { address, bytes } of pictures)
        if (bytes !== undefined && !kept.has(address))
          await onDevice((db) => notePicture(db, id, { address }));
  } catch (error) {
    console.info(`What is kept was not looked through: ${String(error)}`);
  }
}

/** Fetches what is missing of saved guides, one after the other: what an earlier page could not end (OF-05). */
export async function mendGuides(): Promise<void> {
  const rows = await onDevice(readSaved).catch((): readonly SavedGuide[] => []);
  for (const row of rows)
    if (missingPictures(row) > 0) await atWork(row.id, () => alone(row.id, () => fetchMissing(row.id)));
}

/** Removes guides, or takes that back. What is removed is cleared away later. */
export async function removeGuides(ids: readonly number[], back = false): Promise<void> {
  await onDevice((db) => markRemoved(db, ids, back ? undefined : Date.now()));
}

/** Clears away what was removed at least so many milliseconds ago, and the pictures that nothing else needs. */
export async function clearAway(age: number): Promise<void> {
  try {
    await dropPictures(await onDevice((db) => clearRemoved(db, Date.now() - age)));
  } catch (error) {
    console.info(`What was removed is not cleared away yet: ${String(error)}`);
  }
}

/** Reads a guide back, text and pictures, and notes what is not there any more. True when all of it is. */
export async function checkGuide(guide: SavedGuide): Promise<boolean> {
  const pictures = await Promise.all(guide.pictures.map(readBack));
  return onDevice(async (db) => {
    const copy = await tablesOf(db).copies.get(guide.id);
    await tablesOf(db).saved.update(guide.id, { pictures, checkedAt: Date.now() });
    return copy?.copy !== undefined && !pictures.some(isMissing);
  });
}
