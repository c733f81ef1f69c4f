import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { ResilientDatabase, type Schema } from '../../../src/shared/storage/database.ts';

export const NAME = 'notes';

export const schema: Schema = (db) => db.version(1).stores({ notes: 'id' });

export const note = { id: 1, text: 'Kept' };
export const put = (db: Dexie): Promise<unknown> => db.table('notes').put(note);
export const read = (db: Dexie): Promise<unknown> => db.table('notes').get(1);

/** All connections, which are closed after the test. */
export const opened: Dexie[] = [];

export const database = (rules: Schema = schema): ResilientDatabase =>
  new ResilientDatabase(NAME, (db) => {
    opened.push(db);
    rules(db);
  });

/** The IndexedDB that Dexie uses. */
export const device: { indexedDB: unknown } = Dexie.dependencies;

export const warn = vi.spyOn(console, 'warn');

/** Creates an empty device before each test. */
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
