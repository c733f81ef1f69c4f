import type { DBSchema } from 'idb';
import { withExisting } from '../../../shared/storage/existing.ts';
import { LEADS_DATABASE, leadsDatabaseExists } from '../db/name.ts';
import { parseSubmission, parseSubmissions, type Submission } from '../model.ts';
import { isOver } from '../retryPolicy.ts';

interface LeadsStore extends DBSchema {
  outbox: { key: string; value: unknown; indexes: { createdAt: number } };
}

/**
 * The submissions that wait, the oldest first; none without an outbox. Deletes those that were sent long ago. Rejects
 * when the outbox cannot be read, so that the browser repeats its background sync.
 */
export async function readWaiting(now: number): Promise<readonly Submission[]> {
  try {
    return await withExisting<LeadsStore, readonly Submission[]>(LEADS_DATABASE, async (db) => {
      const all = parseSubmissions(await db.getAllFromIndex('outbox', 'createdAt'));
      for (const over of all.filter((submission) => isOver(submission, now)))
        await db.delete('outbox', over.key);
      return all.filter(({ state }) => state === 'waiting');
    });
  } catch (error) {
    const hasNoTable = error instanceof DOMException && error.name === 'NotFoundError';
    if (!hasNoTable && (await leadsDatabaseExists())) throw error;
    return [];
  }
}

/** Changes a submission where it still waits. */
export async function changeWaiting(key: string, change: (waiting: Submission) => Submission): Promise<void> {
  await withExisting<LeadsStore, void>(LEADS_DATABASE, async (db) => {
    const transaction = db.transaction('outbox', 'readwrite');
    const row = parseSubmission(await transaction.store.get(key));
    if (row?.state === 'waiting') await transaction.store.put(change(row));
    await transaction.done;
  });
}
