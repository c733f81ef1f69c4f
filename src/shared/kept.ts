let kept = false;
const listeners = new Set<() => void>();

/** Tells that the reader has just put something on this device that is to stay. */
export function tellKept(): void {
  kept = true;
  for (const listener of listeners) listener();
}

/** True once the reader has kept something in this page's life. */
export const hasKept = (): boolean => kept;

/** Calls back whenever the reader keeps something; returns the way to stop. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
