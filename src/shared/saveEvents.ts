let saved = false;
const listeners = new Set<() => void>();

/** Tells listeners that the reader has just saved something on this device. */
export function notifySaved(): void {
  saved = true;
  for (const listener of listeners) listener();
}

/** True once the reader has saved something since the page was loaded. */
export const hasSaved = (): boolean => saved;

/** Calls back whenever the reader saves something; returns the way to stop. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
