import { holdWhile } from '../../shared/updateHolds.ts';
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
let arriving = Promise.resolve();

function show(next: ShelfState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** What is known now. Local storage is read at the first call. */
export const shelf = (): ShelfState => (state ??= { ...readShelf(), saved: true });

/** Brings a list to the database, after those before it. `noted`: local storage has it already. */
function settle(lists: readonly List[], noted: boolean): void {
  holdWhile('checklist', true);
  const arrival = arriving.then(async () => (await import('./db.ts')).putLists(lists));
  arriving = arrival
    .catch((error: unknown) => {
      console.info(`The lists are not in the database: ${String(error)}`);
      if (!noted) show({ ...shelf(), saved: false });
    })
    .then(() => {
      if (arriving === last) holdWhile('checklist', false);
    });
  const last = arriving;
}

/** Changes a list, or adds it, and shows it. Kept at once, through reloads and crashes (FO-03). */
export function keepList(list: List): void {
  const { lists } = shelf();
  const known = lists.some(({ id }) => id === list.id);
  const next = {
    current: list.id,
    lists: known ? lists.map((each) => (each.id === list.id ? list : each)) : [...lists, list],
  };
  const noted = writeShelf(next);
  show({ ...next, saved: shelf().saved });
  settle([list], noted);
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
    arriving = arriving.then(meetDatabase);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}

let stopHearing = () => {};
