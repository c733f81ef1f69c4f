import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readFinds, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import type { Finds } from '../search/messages.ts';
import { onGrowth, searchDevice } from '../search/searchDevice.ts';

const nothing: Finds = { ids: [], total: 0, terms: [], close: false };

/** What the device itself finds. */
export interface DeviceFinds {
  /** Undefined when that is nothing. */
  readonly page: StoredPage | undefined;
  /** The words that were hit, as `normalise` makes them. */
  readonly terms: readonly string[];
  /** They are only like the wanted ones. */
  readonly close: boolean;
  /** The device could not search. */
  readonly failed: boolean;
  /** Searches again. */
  readonly retry: () => void;
}

function useAnswer(query: PostQuery, turn: number): Finds | undefined {
  const key = `${turn} ${queryKey(query)}`;
  const [answer, setAnswer] = useState<{ key: string; finds: Finds }>();
  const search = useEffectEvent(() => searchDevice(query));
  const searching = query.search !== '';
  useEffect(() => {
    if (!searching) return undefined;
    let current = true;
    const ask = () =>
      void search().then((finds) => {
        if (current) setAnswer({ key, finds });
      });
    ask();
    const stop = onGrowth(ask);
    return () => {
      current = false;
      stop();
    };
  }, [key, searching]);
  return answer?.key === key ? answer.finds : undefined;
}

/** What a search finds on the device, kept current; undefined until that is known, and without a search (OF-06). */
export function useFinds(query: PostQuery): DeviceFinds | undefined {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((current) => current + 1), []);
  const answer = useAnswer(query, turn);
  const finds = answer ?? nothing;
  const page = useStored(
    blogDatabase,
    (db) => readFinds(db, finds, query.perPage),
    `${finds.total} ${finds.ids.join()}`,
  );
  const current = useMemo(
    () =>
      answer &&
      page && {
        page: page.posts.length > 0 ? page : undefined,
        terms: answer.terms,
        close: answer.close,
        failed: answer.failed === true,
        retry,
      },
    [answer, page, retry],
  );
  // While the rows of a better answer are read, the last one holds: nothing that is shown may jump.
  const key = `${turn} ${queryKey(query)}`;
  const [last, setLast] = useState<{ key: string; finds: DeviceFinds }>();
  if (current && last?.finds !== current) setLast({ key, finds: current });
  return current ?? (last?.key === key ? last.finds : undefined);
}
