import type { Workbox } from 'workbox-window';
import { heldFor } from '../../shared/updateHolds.ts';

let waiting: Workbox | undefined;
const listeners = new Set<() => void>();

/** True while a new version waits for the reader's word (OF-07). */
export const updateWaits = (): boolean => waiting !== undefined;

/** Calls back when that changes; returns the way to stop. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that `worker` holds a new version, or with undefined that none waits any more. */
export function notifyUpdate(worker: Workbox | undefined): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Applies the waiting version: the page is loaded again as soon as it is in charge. */
export function applyUpdate(): void {
  const worker = waiting;
  // Something may have begun since the announcement was shown.
  if (!worker || heldFor() !== undefined) return;
  worker.addEventListener('controlling', () => window.location.reload());
  // The version in charge may be fetching files on a line that stalls: the next one waits for its end.
  navigator.serviceWorker.controller?.postMessage({ type: 'GIVE_WAY' });
  worker.messageSkipWaiting();
  notifyUpdate(undefined);
}
