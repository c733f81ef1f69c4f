import { useSyncExternalStore } from 'react';

/** Reason why a guide is not completely saved: storage is unavailable or full, or a request failed. */
export type SaveFailure = 'noStorage' | 'noRoom' | 'network';

/** State of saving a guide on this page. */
export type SaveStatus =
  | { readonly phase: 'saving' }
  | { readonly phase: 'failed'; readonly why: SaveFailure };

const NONE: ReadonlyMap<number, SaveStatus> = new Map();

// Must be the object that is used during prerendering: another one would re-render every button on hydration.
let statuses = NONE;
const listeners = new Set<() => void>();

/** Sets the state of saving a guide; undefined removes it. */
export function setSaveStatus(id: number, status: SaveStatus | undefined): void {
  const next = new Map(statuses);
  if (status) next.set(id, status);
  else next.delete(id);
  statuses = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the states of saving on this page by guide id. */
export function useSaveStatuses(): ReadonlyMap<number, SaveStatus> {
  return useSyncExternalStore(
    subscribe,
    () => statuses,
    () => NONE,
  );
}

/** Returns true while a guide is being saved on this page. */
export const isInProgress = (id: number): boolean => statuses.get(id)?.phase === 'saving';
