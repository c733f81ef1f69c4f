import { WriteAheadLog } from '../../shared/storage/writeAheadLog.ts';
import { notifySaved } from '../../shared/saveEvents.ts';
import { EMPTY, onOtherTabsLists, readShelf, type Shelf, writeShelf } from './checklistStorage.ts';
import { type List, mergeLists } from './model.ts';

/** The lists of this device as this page knows them, and whether changes are saved. */
export interface ShelfState extends Shelf {
  readonly saved: boolean;
}

/** Before anything was read; also what prerendered pages show. */
export const UNREAD: ShelfState = { ...EMPTY, saved: true };

let state: ShelfState | undefined;
const listeners = new Set<() => void>();

function show(next: ShelfState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** What is known now. Local storage is read at the first call. */
export const shelf = (): ShelfState => (state ??= { ...readShelf(), saved: true });

const log = new WriteAheadLog<List>('checklist', {
  writeLocal: () => writeShelf(shelf()),
  writeDatabase: async (_, list) => (await import('./db.ts')).putLists([list]),
  onRefused(_, __, isLocal) {
    if (!isLocal) show({ ...shelf(), saved: false });
  },
});

/** Changes a list, or adds it, and shows it. Kept at once, through reloads and crashes (FO-03). */
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

/** Shows another list. */
export function chooseList(id: string | undefined): void {
  const next = { ...shelf(), current: id };
  writeShelf({ current: id, lists: next.lists });
  show(next);
}

/** Takes in what other places have: the newer one of each mark wins. */
function takeIn(lists: readonly List[]): void {
  const known = shelf();
  show({ ...known, lists: mergeLists(known.lists, lists) });
}

async function meetDatabase(): Promise<void> {
  try {
    const { readLists, putLists } = await import('./db.ts');
    takeIn(await readLists());
    // What a page that was closed left in local storage alone goes on to the database.
    if (shelf().lists.length > 0) await putLists(shelf().lists);
  } catch (error) {
    console.info(`Only local storage’s lists are read: ${String(error)}`);
  }
}

/** Calls back when the lists change, here or in another tab; returns the way to stop. */
export function onShelf(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopHearing = onOtherTabsLists(() => takeIn(readShelf().lists));
    void log.afterWrites(meetDatabase);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}

let stopHearing = () => {};
