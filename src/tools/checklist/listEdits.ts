import type { DocumentId } from '../../content/checklist/documents.ts';
import { type List, type Mark, markOf } from './model.ts';
import { isSameSetup, type Setup } from './requiredDocuments.ts';

/** A time after the previous one even with a wrong device clock: otherwise an older copy would win. */
const after = (earlier: number, now: number): number => Math.max(now, earlier + 1);

/** Returns the list with a changed document. */
export function withMark(
  list: List,
  id: DocumentId,
  change: Partial<Pick<Mark, 'state' | 'note'>>,
  now: number,
): List {
  const mark = markOf(list, id);
  return { ...list, marks: { ...list.marks, [id]: { ...mark, ...change, at: after(mark.at, now) } } };
}

/** Returns the list with another name or other choices. */
export const withHead = (
  list: List,
  change: Partial<Setup & { readonly name: string }>,
  now: number,
): List => ({
  ...list,
  ...change,
  at: after(Math.max(list.at, list.removedAt ?? 0), now),
});

/** Marks a list as deleted; it can be restored. */
export const removed = (list: List, now: number): List => ({ ...list, removedAt: after(list.at, now) });

export function restored({ removedAt, ...list }: List, now: number): List {
  return { ...list, at: after(Math.max(list.at, removedAt ?? 0), now) };
}

export const liveLists = (lists: readonly List[]): readonly List[] =>
  lists.filter(({ removedAt }) => removedAt === undefined);

const touchedAt = ({ at, marks }: List): number =>
  Math.max(at, ...Object.values(marks).map((mark) => mark.at));

/** Returns the current list, or the last one with the choices of the address, which never changes a list. */
export function shownList(
  lists: readonly List[],
  current: string | undefined,
  wanted: Setup | undefined,
): List | undefined {
  const live = liveLists(lists);
  const chosen = live.find(({ id }) => id === current);
  if (!wanted) return chosen ?? live.toSorted((a, b) => touchedAt(b) - touchedAt(a))[0];
  if (chosen && isSameSetup(chosen, wanted)) return chosen;
  return live.filter((list) => isSameSetup(list, wanted)).toSorted((a, b) => touchedAt(b) - touchedAt(a))[0];
}
