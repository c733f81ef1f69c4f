import { useSyncExternalStore } from 'react';
import type { Pack } from './model.ts';

type Stops = ReadonlyMap<string, Pack['paused']>;

const NONE: Stops = new Map();
let stops = NONE;
const listeners = new Set<() => void>();

/**
 * Remembers on this page why a pack does not go on, or that it does: a device without room cannot store even that, and
 * the next page finds out by itself (OF-09).
 */
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

/** Packs with the stops of this page. */
export function useStopped(packs: readonly Pack[] | undefined): readonly Pack[] | undefined {
  const current = useSyncExternalStore(
    subscribe,
    () => stops,
    () => NONE,
  );
  if (current.size === 0) return packs;
  return packs?.map((pack) => (current.has(pack.key) ? { ...pack, paused: current.get(pack.key) } : pack));
}
