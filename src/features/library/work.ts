import { useSyncExternalStore } from 'react';

/** Why a guide could not be saved whole: the device keeps nothing, has no room, or it could not be fetched. */
export type SaveFailure = 'noStorage' | 'noRoom' | 'network';

/** How the saving of a guide stands on this page. */
export type Work = { readonly phase: 'saving' } | { readonly phase: 'failed'; readonly why: SaveFailure };

const NONE: ReadonlyMap<number, Work> = new Map();

// The very same as while prerendering: for another one React would draw each button anew at once.
let works = NONE;
const listeners = new Set<() => void>();

/** Tells how the saving of a guide stands; undefined when there is nothing more to be told. */
export function setWork(id: number, work: Work | undefined): void {
  const next = new Map(works);
  if (work) next.set(id, work);
  else next.delete(id);
  works = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that is being saved on this page, or failed to be, by the guides' ids. */
export function useWorks(): ReadonlyMap<number, Work> {
  return useSyncExternalStore(
    subscribe,
    () => works,
    () => NONE,
  );
}

/** True while a guide is being saved on this page. */
export const isAtWork = (id: number): boolean => works.get(id)?.phase === 'saving';
