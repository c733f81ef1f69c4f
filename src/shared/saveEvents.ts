let saved = false;
const listeners = new Set<() => void>();

/** Notifies listeners that the user has saved something on this device. */
export function notifySaved(): void {
  saved = true;
  for (const listener of listeners) listener();
}

/** Returns true once the user has saved something since the page was loaded. */
export const hasSaved = (): boolean => saved;

/** Calls back whenever the user saves something; returns an unsubscribe function. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
