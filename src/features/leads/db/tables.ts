import type Dexie from 'dexie';
import type { Table } from 'dexie';
import { ResilientDatabase, type Schema } from '../../../shared/storage/database.ts';
import { onDevice as onDeviceOf } from '../../../shared/storage/onDevice.ts';
import type { Submission } from '../model.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { LEADS_DATABASE } from './name.ts';

/** What belongs to the person: later versions migrate it and never empty it (OF-07). */
export const leadsSchema: Schema = (db) => {
  db.version(1).stores({ drafts: 'form, savedAt', outbox: 'key, createdAt' });
};

/** Drafts and submissions, open to all pages. */
export const leadsDatabase = new ResilientDatabase(LEADS_DATABASE, leadsSchema);

/** Works on them on this device; rejects as `onDevice` of the shared storage does. */
export const onDevice = <T>(work: (db: Dexie) => Promise<T>): Promise<T> => onDeviceOf(leadsDatabase, work);

/** The typed tables of an open database. What is read from the outbox is still to be parsed. */
export function tablesOf(db: Dexie): {
  drafts: Table<Draft & { readonly form: string }, string>;
  outbox: Table<unknown, string, Submission>;
} {
  return { drafts: db.table('drafts'), outbox: db.table('outbox') };
}
