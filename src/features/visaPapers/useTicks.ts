import { useState, useSyncExternalStore } from 'react';
import type { PaperId } from '../../content/visas/papers.ts';
import { parseTicks } from './rules.ts';

const PLACE = 'marsa-visa-papers';

function kept(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}

/** False where the device keeps nothing. */
function keep(ticks: ReadonlySet<PaperId>): boolean {
  try {
    localStorage.setItem(PLACE, [...ticks].join(' '));
    return true;
  } catch (error) {
    console.info(`The ticks could not be kept: ${String(error)}`);
    return false;
  }
}

const listeners = new Set<() => void>();

/** This page or another tab may tick something. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The ticked papers, kept on this device only; `saved` is false once a tick could not be kept. */
export function useTicks() {
  const stored = useSyncExternalStore(onTick, kept, () => '');
  // Where nothing can be kept, this page's ticks hold as long as the page.
  const [own, setOwn] = useState<string>();
  const ticks = parseTicks(own ?? stored);
  const tick = (paper: PaperId, ready: boolean) => {
    const next = new Set(ticks);
    if (ready) next.add(paper);
    else next.delete(paper);
    setOwn(keep(next) ? undefined : [...next].join(' '));
    for (const listener of listeners) listener();
  };
  return { ticks, tick, saved: own === undefined };
}
