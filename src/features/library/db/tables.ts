import type Dexie from 'dexie';
import type { Table } from 'dexie';
import { ResilientDatabase, type Schema } from '../../../shared/storage/database.ts';
import type { Pack, RecentGuide, SavedCopy, SavedGuide } from '../model.ts';
import { LIBRARY_DATABASE } from './name.ts';

/** Data of the user: later versions migrate it and never empty it (OF-07). */
export const librarySchema: Schema = (db) => {
  // Version 1 had no packs; Dexie adds the missing table.
  db.version(2).stores({
    saved: 'id, savedAt',
    copies: 'id, slug',
    recent: 'id, readAt',
    packs: 'key, startedAt',
  });
};

/** Database of the user's library. */
export const libraryDatabase = new ResilientDatabase(LIBRARY_DATABASE, librarySchema);

/** Returns the typed tables of an open database. */
export function tablesOf(db: Dexie): {
  saved: Table<SavedGuide, number>;
  copies: Table<SavedCopy, number>;
  recent: Table<RecentGuide, number>;
  packs: Table<Pack, string>;
} {
  return {
    saved: db.table('saved'),
    copies: db.table('copies'),
    recent: db.table('recent'),
    packs: db.table('packs'),
  };
}
