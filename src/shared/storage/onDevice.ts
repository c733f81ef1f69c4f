import type Dexie from 'dexie';
import type { ResilientDatabase } from './database.ts';

/** Thrown where the device keeps nothing: a copy in memory would only pretend. */
export class NoStorage extends Error {
  override readonly name = 'NoStorage';
}

/** True for the browser's word that there is no room left, in whatever it came wrapped. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && `${error.name} ${error.message}`.includes('Quota');

/**
 * Works on the device's own database, again after a connection has died; never on one in memory. Rejects with `NoStorage`
 * where there is only that, also when the device does not answer; with the browser's error when there is no room.
 */
export async function onDevice<T>(database: ResilientDatabase, work: (db: Dexie) => Promise<T>): Promise<T> {
  const db = await database.open();
  if (!database.persistent()) throw new NoStorage();
  try {
    return await database.attempt(db, work);
  } catch (error) {
    if (isNoRoom(error)) throw error;
    await database.reportFailure(db, error);
    const next = await database.open();
    if (!database.persistent()) throw new NoStorage('', { cause: error });
    return database.attempt(next, work);
  }
}
