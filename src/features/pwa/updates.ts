import type { Workbox } from 'workbox-window';

/** What is asked of workbox-window's registration. */
type WaitingVersion = Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;

let waiting: WaitingVersion | undefined;
const listeners = new Set<() => void>();

/** The new version that waits for the reader's word (OF-07); undefined when none does. */
export const waitingVersion = (): WaitingVersion | undefined => waiting;

/** True while there is one. */
export const updateWaits = (): boolean => waiting !== undefined;

/** Calls back when that changes; returns the way to stop. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that `worker` holds a new version, or with undefined that none waits any more. */
export function notifyUpdate(worker: WaitingVersion | undefined): void {
  waiting = worker;
  for (const listener of listeners) listener();
}
