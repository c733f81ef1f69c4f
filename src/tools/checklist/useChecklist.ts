import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DocumentId } from '../../content/checklist/documents.ts';
import { useToday } from '../../shared/hooks/useToday.ts';
import { chooseList, keepList, onShelf, shelf, UNREAD } from './checklistStore.ts';
import { liveLists, removed, restored, shownList, withHead, withMark } from './listEdits.ts';
import { type List, type Mark, newList } from './model.ts';
import { type Setup, setupModel, USUAL } from './requiredDocuments.ts';

/** Returns a function that names a list: the user's name, or its choices. */
export function useListName(): (list: Pick<List, 'name' | 'place' | 'owners'>) => string {
  const { t } = useTranslation('checklist');
  return ({ name, place, owners }) => name.trim() || `${t(`places.${place}`)} · ${t(`ownership.${owners}`)}`;
}

/** Returns the shown list, the other lists, and functions that change them. */
export function useChecklist() {
  const hydrated = useToday() !== undefined;
  const { current, lists, saved } = useSyncExternalStore(onShelf, shelf, () => UNREAD);
  const [params, setParams] = useSearchParams();
  const [gone, setGone] = useState<List>();
  // The address decides until the first choice: the router updates it in a transition.
  const [chosen, setChosen] = useState(false);
  const wanted = hydrated && !chosen && setupModel.speaks(params) ? setupModel.parse(params) : undefined;
  const { length } = lists;
  const blank = useMemo(() => ({ ...newList(USUAL, 0), order: length }), [length]);
  const { order: _order, ...fresh } = blank;
  const list = shownList(lists, current, wanted) ?? { ...fresh, ...wanted };

  // The address has the choices, so that a reload shows the same list.
  const follow = (setup: Setup) =>
    setParams(setupModel.write(setup, params), { replace: true, preventScrollReset: true });
  const keep = (next: List) => {
    setChosen(true);
    keepList(next);
    setGone(undefined);
  };
  // A stable function, as the rows are memoised.
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

export type Checklist = ReturnType<typeof useChecklist>;
