import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { ResilientDatabase, type Schema } from '../../../src/shared/storage/database.ts';

/** Name of the database on the device. */
export const NAME = 'notes';

/** Its one table. */
export const schema: Schema = (db) => db.version(1).stores({ notes: 'id' });

export const note = { id: 1, text: 'Kept' };
export const put = (db: Dexie): Promise<unknown> => db.table('notes').put(note);
export const read = (db: Dexie): Promise<unknown> => db.table('notes').get(1);

/** Every connection that was made, to be closed when the test is over. */
export const opened: Dexie[] = [];

/** The database as one page has it. */
export const database = (rules: Schema = schema): ResilientDatabase =>
  new ResilientDatabase(NAME, (db) => {
    opened.push(db);
    rules(db);
  });

/** What Dexie takes for the browser's own. */
export const device: { indexedDB: unknown } = Dexie.dependencies;

/** What was logged. */
export const warn = vi.spyOn(console, 'warn');

/** Gives each test of a file an empty device. */
export function freshDevice(): void {
  beforeEach(() => {
    device.indexedDB = new IDBFactory();
    warn.mockReset().mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const db of opened.splice(0)) db.close();
  });
}
