import { ResilientDatabase, type Schema } from '../../shared/storage/database.ts';
import { onDevice } from '../../shared/storage/onDevice.ts';
import { type List, mergeList, parseList } from './model.ts';

/** Later versions migrate the lists and never delete them (OF-07). */
const schema: Schema = (db) => {
  db.version(1).stores({ lists: 'id' });
};

const database = new ResilientDatabase('marsa-checklists', schema);

/** Returns all lists of the database. Rejects without storage. */
export const readLists = (): Promise<readonly List[]> =>
  onDevice(database, async (db) => {
    const rows: readonly unknown[] = await db.table('lists').toArray();
    return rows.flatMap((row) => parseList(row) ?? []);
  });

/** Writes lists, each merged with its stored copy. */
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
