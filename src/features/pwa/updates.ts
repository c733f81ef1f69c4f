let isAnnounced = false;
const listeners = new Set<() => void>();

/** True while a new version is announced (OF-07). */
export const updateWaits = (): boolean => isAnnounced;

/** Calls back when that changes; returns an unsubscribe function. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports whether a new version is announced. */
export function notifyUpdate(isWaiting: boolean): void {
  isAnnounced = isWaiting;
  for (const listener of listeners) listener();
}
