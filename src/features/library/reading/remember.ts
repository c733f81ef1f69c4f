import type Dexie from 'dexie';
import { notePlace, readPlace, rememberRead } from '../db/recent.ts';
import { libraryDatabase } from '../db/tables.ts';
import type { ReadingPlace, RecentGuide } from '../model.ts';

/** A device that keeps nothing remembers it until the page is left. Never rejects: nobody waits for it. */
async function quietly<T>(work: (db: Dexie) => Promise<T>): Promise<T | undefined> {
  try {
    return await libraryDatabase.run(work);
  } catch (error) {
    console.info(`Not remembered as read: ${String(error)}`);
    return undefined;
  }
}

/** Remembers that a guide was opened; gives how far it was read before. */
export const noteRead = (guide: RecentGuide): Promise<ReadingPlace | null | undefined> =>
  quietly(async (db) => {
    const place = await readPlace(db, guide.id);
    await rememberRead(db, guide);
    return place;
  });

/** Remembers how far a guide is read. */
export const noteReadTo = (id: number, place: ReadingPlace): Promise<void> =>
  quietly((db) => notePlace(db, id, place));
