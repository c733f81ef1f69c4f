import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PostQuery } from '../../features/blog/model.ts';
import { queryKey } from '../../features/blog/rules/query.ts';
import type { DeviceResults } from '../../features/blog/search/union.ts';
import type { PageResults } from '../../features/siteSearch/model.ts';
import { onGrowth, searchDevice } from './searchClient.ts';

/** The results of a search on the device. */
export interface SearchResults extends DeviceResults {
  readonly search: string;
  /** Undefined before the texts of the pages are loaded. */
  readonly pages: PageResults | undefined;
}

/** Searches posts, and pages if `withPages` is set; undefined without a search and until the worker answers (OF-06). */
export function useSearchResults(query: PostQuery, withPages = false): SearchResults | undefined {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((current) => current + 1), []);
  const [last, setLast] = useState<{ readonly key: string; readonly results: SearchResults }>();
  const { search } = query;
  const key = `${attempt} ${queryKey(query)}`;
  const find = useEffectEvent(async (key: string, isCurrent: () => boolean) => {
    const answer = await searchDevice(query, withPages);
    if (!isCurrent()) return;
    const results = { search, pages: answer?.pages, posts: answer?.posts, failed: !answer, retry };
    startTransition(() => setLast({ key, results }));
  });
  useEffect(() => {
    if (search === '') return undefined;
    let current = true;
    let newest = 0;
    const run = () => {
      newest += 1;
      const turn = newest;
      void find(key, () => current && turn === newest);
    };
    run();
    const unsubscribe = onGrowth(run);
    return () => {
      current = false;
      unsubscribe();
    };
  }, [key, search]);
  return last?.key === key ? last.results : undefined;
}
