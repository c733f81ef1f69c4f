import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readSearchResults, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import type { SearchResults } from '../search/messages.ts';
import { type FoundOnDevice, findOnDevice, foundEarly, takeEarly } from '../search/findOnDevice.ts';
import { onGrowth } from '../search/searchDevice.ts';

const nothing: SearchResults = { ids: [], total: 0, terms: [], close: false };

/** What the device itself finds. */
export interface DeviceResults {
  /** Undefined when that is nothing. */
  readonly page: StoredPage | undefined;
  /** The words that were taken for those of the search, as `normalise` makes them. */
  readonly terms: readonly string[];
  /** They are only like the wanted ones. */
  readonly close: boolean;
  /** The device could not search. */
  readonly failed: boolean;
  /** Searches again. */
  readonly retry: () => void;
}

function useAnswer(query: PostQuery, turn: number): FoundOnDevice | undefined {
  const key = `${turn} ${queryKey(query)}`;
  const [answer, setAnswer] = useState<{ key: string; found: FoundOnDevice }>();
  const search = useEffectEvent(() => findOnDevice(query));
  const asked = useEffectEvent(() => takeEarly(query));
  const searching = query.search !== '';
  useEffect(() => {
    if (!searching) return undefined;
    let current = true;
    const take = (found: FoundOnDevice) => {
      if (current) startTransition(() => setAnswer({ key, found }));
    };
    void (asked() ?? search()).then(take);
    const stop = onGrowth(() => void search().then(take));
    return () => {
      current = false;
      stop();
    };
  }, [key, searching]);
  const early = useMemo(() => foundEarly(query), [query]);
  return answer?.key === key ? answer.found : early;
}

/** What a search finds on the device, kept current; undefined until that is known, and without a search (OF-06). */
export function useSearchResults(query: PostQuery): DeviceResults | undefined {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((current) => current + 1), []);
  const answer = useAnswer(query, turn);
  const results = answer?.results ?? nothing;
  const stored = useStored(
    blogDatabase,
    (db) => readSearchResults(db, results, query.perPage),
    `${results.total} ${results.ids.join()}`,
  );
  const page = stored ?? answer?.page;
  const current = useMemo(
    () =>
      answer &&
      page && {
        page: page.posts.length > 0 ? page : undefined,
        terms: answer.results.terms,
        close: answer.results.close,
        failed: answer.results.failed === true,
        retry,
      },
    [answer, page, retry],
  );
  // While the rows of a better answer are read, the last one holds: nothing that is shown may jump.
  const key = `${turn} ${queryKey(query)}`;
  const [last, setLast] = useState<{ key: string; results: DeviceResults }>();
  if (current && last?.results !== current) setLast({ key, results: current });
  return current ?? (last?.key === key ? last.results : undefined);
}
