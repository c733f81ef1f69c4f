import { useSyncExternalStore } from 'react';

/** Why a guide could not be saved whole: the device keeps nothing, has no room, or it could not be fetched. */
export type SaveFailure = 'noStorage' | 'noRoom' | 'network';

/** How the saving of a guide stands on this page. */
export type SaveStatus =
  | { readonly phase: 'saving' }
  | { readonly phase: 'failed'; readonly why: SaveFailure };

const NONE: ReadonlyMap<number, SaveStatus> = new Map();

// The very same as while prerendering: for another one React would draw each button anew at once.
let statuses = NONE;
const listeners = new Set<() => void>();

/** Sets how the saving of a guide stands; undefined when there is nothing more to be shown. */
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

/** All that is being saved on this page, or failed to be, by the guides' ids. */
export function useSaveStatuses(): ReadonlyMap<number, SaveStatus> {
  return useSyncExternalStore(
    subscribe,
    () => statuses,
    () => NONE,
  );
}

/** True while a guide is being saved on this page. */
export const isInProgress = (id: number): boolean => statuses.get(id)?.phase === 'saving';
