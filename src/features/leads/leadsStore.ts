import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withExisting } from '../../shared/storage/existing.ts';
import { LEADS_DATABASE } from './storedLeads.ts';

/** Earlier releases created it with Dexie, which multiplies its version 1 by ten. */
const VERSION = 10;

/** User data: later versions migrate it and never empty it (OF-07). Rows are parsed when they are read. */
interface LeadsStore extends DBSchema {
  /** Drafts of earlier releases. */
  drafts: { key: string; value: unknown; indexes: { savedAt: number } };
  outbox: { key: string; value: unknown; indexes: { createdAt: number } };
}

/** Creates the database of submissions unless it exists. Rejects where the browser refuses storage. */
export async function createLeadsStore(): Promise<void> {
  const db = await openDB<LeadsStore>(LEADS_DATABASE, VERSION, {
    upgrade: (created) => {
      created.createObjectStore('drafts', { keyPath: 'form' }).createIndex('savedAt', 'savedAt');
      created.createObjectStore('outbox', { keyPath: 'key' }).createIndex('createdAt', 'createdAt');
    },
  });
  db.close();
}

/** Works on the database, in a page or in the worker, and closes it. Rejects when it does not exist. */
export const withLeadsStore = <T>(work: (db: IDBPDatabase<LeadsStore>) => Promise<T>): Promise<T> =>
  withExisting<LeadsStore, T>(LEADS_DATABASE, work);
