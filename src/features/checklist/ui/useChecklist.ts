import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DocumentId } from '../../../content/checklist/documents.ts';
import { liveLists, removed, restored, shownList, withHead, withMark } from '../listEdits.ts';
import { type List, type Mark, newList } from '../model.ts';
import { type Setup, setupFromUrl, setupToUrl, USUAL } from '../requiredDocuments.ts';
import { chooseList, keepList, onShelf, shelf, UNREAD } from '../checklistStore.ts';

const never = () => () => undefined;

/** True once the page is hydrated: until then it shows what was prerendered, without anything of this device. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The list that is shown, the others, and what can be done with them. */
export function useChecklist() {
  const hydrated = useHydrated();
  const { current, lists, saved } = useSyncExternalStore(onShelf, shelf, () => UNREAD);
  const [params, setParams] = useSearchParams();
  const [gone, setGone] = useState<List>();
  // An address decides until the person does: the router follows a choice in its own time.
  const [chosen, setChosen] = useState(false);
  const wanted = hydrated && !chosen ? setupFromUrl(params) : undefined;
  // A new one each time that the last has become a list of its own.
  const { length } = lists;
  const blank = useMemo(() => ({ ...newList(USUAL, 0), order: length }), [length]);
  const { order: _order, ...fresh } = blank;
  const list = shownList(lists, current, wanted) ?? { ...fresh, ...wanted };

  // An address that names choices follows them: loading it again shows the same list.
  const follow = (setup: Setup) => {
    setParams(setupToUrl(setup), { replace: true, preventScrollReset: true });
  };
  const keep = (next: List) => {
    setChosen(true);
    keepList(next);
    setGone(undefined);
  };
  // One and the same function for all rows: a key pressed in one writes the others anew otherwise.
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  const mark = useCallback((id: DocumentId, changed: Partial<Pick<Mark, 'state' | 'note'>>) => {
    setChosen(true);
    keepList(withMark(latest.current, id, changed, Date.now()));
    setGone(undefined);
  }, []);
  return {
    hydrated,
    saved,
    list,
    lists: liveLists(lists),
    gone,
    mark,
    rename: (name: string) => keep(withHead(list, { name }, Date.now())),
    change: (setup: Partial<Setup>) => {
      const next = withHead(list, setup, Date.now());
      keep(next);
      follow(next);
    },
    choose: (id: string) => {
      const other = lists.find((each) => each.id === id);
      if (!other) return;
      setChosen(true);
      chooseList(id);
      follow(other);
    },
    add: () => keep(newList(list, Date.now())),
    remove: () => {
      setChosen(true);
      keepList(removed(list, Date.now()));
      setGone(list);
      const next = shownList(
        liveLists(lists).filter(({ id }) => id !== list.id),
        undefined,
        undefined,
      );
      chooseList(next?.id);
      follow(next ?? list);
    },
    undo: () => {
      const lost = lists.find(({ id }) => id === gone?.id);
      if (!lost) return;
      keep(restored(lost, Date.now()));
      follow(lost);
    },
  };
}

/** What the parts of the tool work with. */
export type Checklist = ReturnType<typeof useChecklist>;
