import type { DocumentId } from '../../content/checklist/documents.ts';
import type { List, Mark } from './model.ts';
import { markOf } from './progress.ts';
import { isSameSetup, type Setup } from './requiredDocuments.ts';

/** Later than what it follows, whatever the device’s clock says: else an older copy would win. */
const after = (earlier: number, now: number): number => Math.max(now, earlier + 1);

/** A list with another mark on one document. */
export function withMark(
  list: List,
  id: DocumentId,
  change: Partial<Pick<Mark, 'state' | 'note'>>,
  now: number,
): List {
  const mark = markOf(list, id);
  return { ...list, marks: { ...list.marks, [id]: { ...mark, ...change, at: after(mark.at, now) } } };
}

/** A list with another name or other choices. Its marks stay: papers that both choices ask for keep them. */
export const withHead = (
  list: List,
  change: Partial<Setup & { readonly name: string }>,
  now: number,
): List => ({
  ...list,
  ...change,
  at: after(Math.max(list.at, list.removedAt ?? 0), now),
});

/** A deleted list: hidden, and brought back whole on a word. */
export const removed = (list: List, now: number): List => ({ ...list, removedAt: after(list.at, now) });

/** A deleted list that is there again. */
export function restored({ removedAt, ...list }: List, now: number): List {
  return { ...list, at: after(Math.max(list.at, removedAt ?? 0), now) };
}

/** The lists that are not deleted. */
export const liveLists = (lists: readonly List[]): readonly List[] =>
  lists.filter(({ removedAt }) => removedAt === undefined);

/** When anything in a list was last changed. */
const touchedAt = ({ at, marks }: List): number =>
  Math.max(at, ...Object.values(marks).map((mark) => mark.at));

/**
 * The list to show: the current one, unless an address wants other choices: then the last one that has them. Undefined
 * where none fits, and a new one is to be begun: an address never changes a list (PG-02).
 */
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
