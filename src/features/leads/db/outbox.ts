import type Dexie from 'dexie';
import { parseSubmission, parseSubmissions, type Submission } from '../model.ts';
import { tablesOf } from './tables.ts';

/** Puts a submission into the outbox. */
export async function putSubmission(db: Dexie, submission: Submission): Promise<void> {
  await tablesOf(db).outbox.add(submission);
}

/** All submissions, the last one first. */
export function readSubmissions(db: Dexie): Promise<readonly Submission[]> {
  const { outbox } = tablesOf(db);
  // In a transaction of its own: else a live query is answered from what Dexie remembers, and the worker and delivery
  // write without Dexie.
  return db.transaction('r', outbox, async () =>
    parseSubmissions(await outbox.orderBy('createdAt').reverse().toArray()),
  );
}

/** Removes a submission; with `waiting`, only one that still waits. */
export async function removeRow(db: Dexie, key: string, waiting: boolean): Promise<void> {
  const { outbox } = tablesOf(db);
  await db.transaction('rw', outbox, async () => {
    const row = parseSubmission(await outbox.get(key));
    if (!waiting || row?.state === 'waiting') await outbox.delete(key);
  });
}
