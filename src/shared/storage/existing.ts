import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { StalledError, watchForStall } from './stall.ts';

/**
 * Works on a database of the app as it is, without Dexie, and leaves at once: for the worker, which must stay small.
 * Rejects when there is no such database; it is never created here. Rejects with `StalledError` when it does not answer.
 */
export async function withExisting<S extends DBSchema, T>(
  name: string,
  work: (db: IDBPDatabase<S>) => Promise<T>,
): Promise<T> {
  const db = await openDB<S>(name, undefined, {
    // It is the app that makes the database.
    upgrade: (_db, _old, _new, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    // An open connection would hold up the app's next schema.
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
