let isAnnounced = false;
const listeners = new Set<() => void>();

/** Returns true while a new version is announced (OF-07). */
export const isUpdateWaiting = (): boolean => isAnnounced;

/** Subscribes to changes; returns an unsubscribe function. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports whether a new version is announced. */
export function notifyUpdate(isWaiting: boolean): void {
  isAnnounced = isWaiting;
  for (const listener of listeners) listener();
}
