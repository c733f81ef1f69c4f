import { ResilientDatabase, type Schema } from '../../shared/storage/database.ts';
import { onDevice } from '../../shared/storage/onDevice.ts';
import { type List, mergeList, parseList } from './model.ts';

/** What belongs to the person: later versions migrate it and never empty it (OF-07). */
const schema: Schema = (db) => {
  db.version(1).stores({ lists: 'id' });
};

const database = new ResilientDatabase('marsa-checklists', schema);

/** All lists in the database. Rejects where the device keeps none. */
export const readLists = (): Promise<readonly List[]> =>
  onDevice(database, async (db) => {
    const rows: readonly unknown[] = await db.table('lists').toArray();
    return rows.flatMap((row) => parseList(row) ?? []);
  });

/** Writes lists, each as one with what another tab has written of it since. Resolves when they are there. */
export const putLists = (lists: readonly List[]): Promise<void> =>
  onDevice(database, async (db) => {
    const table = db.table('lists');
    await db.transaction('rw', table, async () => {
      for (const list of lists) {
        const stored = parseList(await table.get(list.id));
        await table.put(stored ? mergeList(list, stored) : list);
      }
    });
  });
