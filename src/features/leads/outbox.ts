import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withExisting } from '../../shared/storage/existing.ts';
import { wait } from '../../shared/wait.ts';
import { post } from './post.ts';
import { afterTry, isDue, isOver } from './retryPolicy.ts';
import { LEADS_DATABASE, leadsStoreExists } from './storedLeads.ts';
import { parseSubmission, parseSubmissions, type Submission } from './submission.ts';

/** Name of the background sync, of the lock and of the channel. */
export const OUTBOX = 'marsa-outbox';

/** IndexedDB requests may never settle. */
const STORE_TIMEOUT_MS = 8_000;

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

function notifyChange(): void {
  const channel = new BroadcastChannel(OUTBOX);
  channel.postMessage('');
  channel.close();
}

/** Calls back when this page, another one or the worker has changed the outbox; returns an unsubscribe function. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(OUTBOX);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Runs work on the outbox when no other page and no worker does. */
function withExclusiveLock<T>(work: () => Promise<T>): Promise<T> {
  // Without locks, the idempotency key prevents duplicates.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(OUTBOX, work);
}

/** Stores a submission on the device. Rejects when the device does not store it in time. */
export async function addSubmission(submission: Submission): Promise<void> {
  let isLate = false;
  let pending: { abort: () => void } | undefined;
  const add = () =>
    withLeadsStore(async (db) => {
      // A failure has already been reported to the user.
      if (isLate) throw new Error('Too late');
      const transaction = db.transaction('outbox', 'readwrite');
      pending = transaction;
      await Promise.all([transaction.store.put(submission), transaction.done]);
    });
  /** Aborts a pending transaction, which would store it later; returns false when it is already stored. */
  const abort = () => {
    try {
      pending?.abort();
      return true;
    } catch {
      return false;
    } finally {
      pending = undefined;
    }
  };
  const stored = add().catch(async () => {
    abort();
    await createLeadsStore();
    await add();
  });
  const timeout = wait(STORE_TIMEOUT_MS).then(() => {
    isLate = true;
    if (abort()) throw new Error('The device did not store it in time');
  });
  await Promise.race([stored, timeout]);
  notifyChange();
}

async function readOutbox(): Promise<readonly Submission[]> {
  try {
    return await withLeadsStore(async (db) =>
      parseSubmissions(await db.getAllFromIndex('outbox', 'createdAt')),
    );
  } catch (error) {
    const hasNoTable = error instanceof DOMException && error.name === 'NotFoundError';
    if (!hasNoTable && (await leadsStoreExists())) throw error;
    return [];
  }
}

/** Returns all submissions, the newest first; none without an outbox. Rejects when it is unreadable. */
export const readSubmissions = async (): Promise<readonly Submission[]> => (await readOutbox()).toReversed();

/** Removes a submission. A waiting one is removed after a try in progress, unless that has changed its state. */
export async function removeSubmission({ key, state }: Submission): Promise<void> {
  const remove = () =>
    withLeadsStore(async (db) => {
      const { store, done } = db.transaction('outbox', 'readwrite');
      const row = parseSubmission(await store.get(key));
      if (state !== 'waiting' || row?.state === 'waiting') await store.delete(key);
      await done;
    });
  await (state === 'waiting' ? withExclusiveLock(remove) : remove());
  notifyChange();
}

/** Returns the waiting submissions, the oldest first, and deletes those that were sent long ago. */
async function readWaiting(now: number): Promise<readonly Submission[]> {
  const all = await readOutbox();
  for (const { key } of all.filter((submission) => isOver(submission, now)))
    await withLeadsStore((db) => db.delete('outbox', key));
  return all.filter(({ state }) => state === 'waiting');
}

/** Changes a submission that still waits. */
const changeWaiting = (key: string, change: (waiting: Submission) => Submission): Promise<void> =>
  withLeadsStore(async (db) => {
    const { store, done } = db.transaction('outbox', 'readwrite');
    const row = parseSubmission(await store.get(key));
    if (row?.state === 'waiting') await store.put(change(row));
    await done;
  });

async function sendDue(endpoint: string, eager: boolean): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const waiting = await readWaiting(Date.now());
    const next = waiting.find((row) => !tried.has(row.key) && isDue(row, Date.now(), eager));
    if (!next) return;
    tried.add(next.key);
    const outcome = await post(endpoint, next);
    await changeWaiting(next.key, (row) => afterTry(row, outcome, Date.now(), Math.random()));
    notifyChange();
  }
}

/**
 * Sends due submissions one after the other, in one page or worker at a time (FO-02). Returns the time of the next try in
 * milliseconds since 1970; undefined when none waits. Rejects when the outbox is unreadable, so that the browser repeats
 * its background sync. If it ends before a response is stored, the same key is sent again.
 */
export function deliver(endpoint: string, eager: boolean): Promise<number | undefined> {
  return withExclusiveLock(async () => {
    await sendDue(endpoint, eager);
    const waiting = await readWaiting(Date.now());
    return waiting.length > 0 ? Math.min(...waiting.map(({ notBefore }) => notBefore)) : undefined;
  });
}
