import type Dexie from 'dexie';
import type { ResilientDatabase } from './database.ts';

/** Thrown when the device stores nothing: a copy in memory would be lost. */
export class NoStorage extends Error {
  override readonly name = 'NoStorage';
}

/** Returns true for a quota error, also when it is wrapped. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && `${error.name} ${error.message}`.includes('Quota');

/**
 * Runs work on the device's database, again after a lost connection; never in memory. Rejects with `NoStorage` without
 * storage or when the device does not respond, and with the browser's error when storage is full.
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
