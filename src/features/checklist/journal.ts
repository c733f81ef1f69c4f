import * as v from 'valibot';
import { type List, mergeLists, parseList } from './model.ts';

const KEY = 'marsa-checklists';

/** Lists, and which of them is shown. */
export interface Shelf {
  readonly current: string | undefined;
  readonly lists: readonly List[];
}

export const EMPTY: Shelf = { current: undefined, lists: [] };

const Stored = v.object({
  current: v.fallback(v.optional(v.string()), undefined),
  lists: v.array(v.unknown()),
});

/** A shelf as a text holds it; undefined for a text that holds none. */
export function parseShelf(text: string | null): Shelf | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const parsed = v.safeParse(Stored, stored);
    if (!parsed.success) return undefined;
    const { current, lists } = parsed.output;
    return { current, lists: lists.flatMap((list) => parseList(list) ?? []) };
  } catch {
    return undefined;
  }
}

/** What local storage has; empty where there is none, or none that can be read. */
export function readShelf(): Shelf {
  try {
    return parseShelf(localStorage.getItem(KEY)) ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/**
 * Writes it at once, together with what other tabs have written. Browsers bring local storage to the disk only every few
 * seconds, so the lists go to the database too. A text that could not be read is put aside, not written over. False
 * where nothing is kept.
 */
export function writeShelf(shelf: Shelf): boolean {
  try {
    const text = localStorage.getItem(KEY);
    const stored = parseShelf(text);
    if (text !== null && !stored) localStorage.setItem(`${KEY}-unread`, text);
    const lists = mergeLists(shelf.lists, stored?.lists ?? []);
    localStorage.setItem(KEY, JSON.stringify({ ...shelf, lists }));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has written; returns the way to stop. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
