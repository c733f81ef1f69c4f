import { useMemo } from 'react';
import { type Refresh, useRefresh } from '../../../shared/hooks/useRefresh.ts';
import type { Wanted } from '../../../shared/ui/Highlight.tsx';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readPage, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { useBlogSeed } from '../seed.ts';
import { refreshPage } from '../sync.ts';

/** The search of the shown results; while the user types, an earlier one. */
export interface Hits extends Wanted {
  readonly close: boolean;
}

/** State of a list of posts (BL-06) and of its refresh. */
export type PostsState = { readonly refresh: Refresh } & (
  | { readonly status: 'loading' | 'error' | 'empty' }
  | { readonly status: 'populated'; readonly page: StoredPage; readonly hits?: Hits | undefined }
);

/** Returns the state of a list for a page or a missing page. */
export function stateOf(page: StoredPage | undefined, refresh: Refresh): PostsState {
  if (page && page.posts.length > 0) return { status: 'populated', page, refresh };
  if (page?.from === 'service') return { status: 'empty', refresh };
  return { status: refresh.phase === 'failed' ? 'error' : 'loading', refresh };
}

function useSeededPage(query: PostQuery): StoredPage | undefined {
  const seed = useBlogSeed();
  const key = queryKey(query);
  return useMemo(
    () => (seed?.page?.key === key ? { ...seed.page, fetchedAt: seed.builtAt, from: 'service' } : undefined),
    [seed, key],
  );
}

/** Returns the last response to a query, or a page computed from stored posts; undefined while loading. */
export function useStoredPage(query: PostQuery): StoredPage | undefined {
  const seeded = useSeededPage(query);
  const stored = useStored(blogDatabase, (db) => readPage(db, query), queryKey(query));
  return stored?.from === 'service' ? stored : (seeded ?? stored ?? undefined);
}

/** Returns a refresh, aborted by the signal unless the page of posts was prerendered (OF-03). */
export function useRefreshPage(query: PostQuery): (signal: AbortSignal) => Promise<void> {
  const seeded = useSeededPage(query) !== undefined;
  return (signal) => refreshPage(query, seeded ? undefined : signal);
}

/** Returns the stored posts of a query without a search and refreshes them in the background (OF-04). */
export function usePosts(query: PostQuery): PostsState {
  const refresh = useRefresh(queryKey(query), useRefreshPage(query));
  return stateOf(useStoredPage(query), refresh);
}
