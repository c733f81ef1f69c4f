import * as v from 'valibot';
import { notifySaved } from '../../shared/saveEvents.ts';
import { onOtherTab, persisted, textCodec } from '../../shared/storage/persisted.ts';
import { WriteAheadLog } from '../../shared/storage/writeAheadLog.ts';
import { type List, mergeLists, parseList } from './model.ts';

const KEY = 'marsa-checklists';

interface Shelf {
  readonly current: string | undefined;
  readonly lists: readonly List[];
}

interface ShelfState extends Shelf {
  readonly saved: boolean;
}

/** The state of prerendered pages. */
export const UNREAD: ShelfState = { current: undefined, lists: [], saved: true };

const Stored = v.object({
  current: v.fallback(v.optional(v.string()), undefined),
  lists: v.array(v.unknown()),
});

/** Parses stored lists; undefined for invalid text. */
export function parseShelf(text: string | null): Shelf | undefined {
  try {
    const { current, lists } = v.parse(Stored, JSON.parse(text ?? 'null'));
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

/** Writes lists to local storage, merged with those of other tabs. Returns false without storage. */
function writeShelf({ current, lists }: Shelf): boolean {
  const text = entry.text() ?? null;
  const stored = entry.parse(text);
  if (text !== null && !stored && !unread.write(text)) return false;
  return entry.write({ current, lists: mergeLists(lists, stored?.lists ?? []) });
}

let state: ShelfState | undefined;
const listeners = new Set<() => void>();
let unsubscribe = () => {};

function show(next: ShelfState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Returns the current state; the first call reads local storage. */
export const shelf = (): ShelfState => (state ??= { ...(entry.read() ?? UNREAD), saved: true });

const log = new WriteAheadLog<List>('checklist', {
  writeLocal: () => writeShelf(shelf()),
  writeDatabase: async (_, list) => (await import('./db.ts')).putLists([list]),
  onRefused(_, __, isLocal) {
    if (!isLocal) show({ ...shelf(), saved: false });
  },
});

/** Changes or adds a list, shows it, and saves it at once (FO-03). */
export function keepList(list: List): void {
  const { lists, saved } = shelf();
  const known = lists.some(({ id }) => id === list.id);
  show({
    current: list.id,
    lists: known ? lists.map((each) => (each.id === list.id ? list : each)) : [...lists, list],
    saved,
  });
  log.write(list.id, list);
  notifySaved();
}

export function chooseList(current: string | undefined): void {
  const next = { ...shelf(), current };
  writeShelf(next);
  show(next);
}

/** Merges lists of another tab or of the database: the newer one of each mark wins. */
function takeIn(lists: readonly List[]): void {
  const known = shelf();
  show({ ...known, lists: mergeLists(known.lists, lists) });
}

async function meetDatabase(): Promise<void> {
  try {
    const { readLists, putLists } = await import('./db.ts');
    takeIn(await readLists());
    // A page that was closed may have written to local storage only.
    if (shelf().lists.length > 0) await putLists(shelf().lists);
  } catch (error) {
    console.info(`The database is unavailable; lists of local storage only: ${String(error)}`);
  }
}

/** Subscribes to changes of the lists in any tab; returns an unsubscribe function. */
export function onShelf(listener: () => void): () => void {
  if (listeners.size === 0) {
    unsubscribe = onOtherTab(entry, () => takeIn(entry.read()?.lists ?? []));
    void log.afterWrites(meetDatabase);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unsubscribe();
  };
}
