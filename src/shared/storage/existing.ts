import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { StalledError, watchForStall } from './stall.ts';

/**
 * Runs work on an existing database without Dexie, then closes it: for the service worker, which must stay small. Never
 * creates a database. Rejects when there is none, and with `StalledError` when it does not respond.
 */
export async function withExisting<S extends DBSchema, T>(
  name: string,
  work: (db: IDBPDatabase<S>) => Promise<T>,
): Promise<T> {
  const db = await openDB<S>(name, undefined, {
    // Aborts the creation, which is the app's task.
    upgrade: (_db, _old, _new, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    // An open connection would block the app's next upgrade.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  let stop = () => {};
  const stalled = new Promise<never>((_, reject) => {
    stop = watchForStall(unwrap(db), () => reject(new StalledError(`${name} does not answer`)));
  });
  try {
    return await Promise.race([work(db), stalled]);
  } finally {
    stop();
    db.close();
  }
}
