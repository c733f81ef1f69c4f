import { useSyncExternalStore } from 'react';
import type { Pack } from './model.ts';

type Stops = ReadonlyMap<string, Pack['paused']>;

const NONE: Stops = new Map();
let stops = NONE;
const listeners = new Set<() => void>();

/** Stores the reason of a pause in memory: without free space the database cannot store it (OF-09). */
export function setPackStop(key: string, why: Pack['paused']): void {
  const next = new Map(stops);
  if (why) next.set(key, why);
  else next.delete(key);
  stops = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the packs with their pauses. */
export function useStopped(packs: readonly Pack[] | undefined): readonly Pack[] | undefined {
  const current = useSyncExternalStore(
    subscribe,
    () => stops,
    () => NONE,
  );
  if (current.size === 0) return packs;
  return packs?.map((pack) => (current.has(pack.key) ? { ...pack, paused: current.get(pack.key) } : pack));
}
