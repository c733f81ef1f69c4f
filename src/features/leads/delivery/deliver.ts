import { afterTry, isDue } from '../retryPolicy.ts';
import { notifyChange } from './outboxChanges.ts';
import { post } from './post.ts';
import { changeWaiting, readWaiting } from './waitingSubmissions.ts';

/** One context delivers at a time, of all pages and the worker. */
const LOCK = 'marsa-outbox';

/** Runs work on the outbox when no other context does. */
export function withExclusiveLock<T>(work: () => Promise<T>): Promise<T> {
  // Without locks the key alone sees to it that nothing counts twice.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work);
}

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
 * Sends what is due, one after the other, and gives when the next one is, in milliseconds since 1970; undefined when
 * nothing waits any more (FO-02). In pages and worker alike. Should it end before an answer is noted, the same is sent
 * again with the same key.
 */
export function deliver(endpoint: string, eager: boolean): Promise<number | undefined> {
  return withExclusiveLock(async () => {
    await sendDue(endpoint, eager);
    const waiting = await readWaiting(Date.now());
    return waiting.length > 0 ? Math.min(...waiting.map(({ notBefore }) => notBefore)) : undefined;
  });
}
