import { randomKey } from '../../shared/randomKey.ts';
import { putSubmission, removeRow } from './db/outbox.ts';
import { onDevice } from './db/tables.ts';
import { askForSync } from './delivery/backgroundSync.ts';
import { withExclusiveLock } from './delivery/deliver.ts';
import { keepDelivering } from './delivery/keepDelivering.ts';
import type { Filled, Submission } from './model.ts';
import { newSubmission } from './retryPolicy.ts';

/**
 * Puts a form into the outbox and sends it as soon as that can be (FO-02); gives its key once it is kept on the device.
 * Rejects when the device keeps nothing: nothing is sent then.
 */
export async function submit(endpoint: string, filled: Filled): Promise<string> {
  const key = randomKey();
  await onDevice((db) => putSubmission(db, newSubmission(filled, key, Date.now())));
  void askForSync();
  keepDelivering(endpoint);
  return key;
}

/** Removes a submission. One that is just being sent is waited for: what has gone out stays to be seen. */
export async function removeSubmission({ key, state }: Submission): Promise<void> {
  const remove = () => onDevice((db) => removeRow(db, key, state === 'waiting'));
  await (state === 'waiting' ? withExclusiveLock(remove) : remove());
}
