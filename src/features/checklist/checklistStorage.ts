import * as v from 'valibot';
import { onOtherTab, persisted, textCodec } from '../../shared/storage/persisted.ts';
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

const entry = persisted<Shelf | undefined>(KEY, {
  parse: parseShelf,
  format: (shelf) => (shelf ? JSON.stringify(shelf) : null),
});
const unread = persisted(`${KEY}-unread`, textCodec);

/** What local storage has; empty where there is none, or none that can be read. */
export const readShelf = (): Shelf => entry.read() ?? EMPTY;

/**
 * Writes it at once, together with what other tabs have written. Browsers bring local storage to the disk only every few
 * seconds, so the lists go to the database too. A text that could not be read is put aside, not written over. False
 * where nothing is stored.
 */
export function writeShelf(shelf: Shelf): boolean {
  const text = entry.text() ?? null;
  const stored = entry.parse(text);
  if (text !== null && !stored && !unread.write(text)) return false;
  return entry.write({ ...shelf, lists: mergeLists(shelf.lists, stored?.lists ?? []) });
}

/** Calls back when another tab has written; returns the way to stop. */
export const onOtherTabsLists = (listener: () => void): (() => void) => onOtherTab(entry, listener);
