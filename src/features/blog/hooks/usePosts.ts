import { useMemo } from 'react';
import { useRefresh } from '../../../shared/hooks/useRefresh.ts';
import type { Wanted } from '../../../shared/ui/Highlight.tsx';
import type { Refresh } from '../../../shared/hooks/useRefresh.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readPage, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { useBlogSeed } from '../seed.ts';
import { refreshPage } from '../sync.ts';

/** What a list says of a search: the one that found what is shown, which while one types is the last key's. */
export interface Hits extends Wanted {
  /** All that is shown is only like what is searched. */
  readonly close: boolean;
}

/** A list of posts as a screen shows it (BL-06), with the refresh behind it. */
export type PostsState = { readonly refresh: Refresh } & (
  | { readonly status: 'loading' | 'error' | 'empty' }
  | { readonly status: 'populated'; readonly page: StoredPage; readonly hits?: Hits | undefined }
);

/** The state of a list that shows a page, or waits for one. */
export function stateOf(page: StoredPage | undefined, refresh: Refresh): PostsState {
  if (page && page.posts.length > 0) return { status: 'populated', page, refresh };
  if (page?.from === 'service') return { status: 'empty', refresh };
  return { status: refresh.phase === 'failed' ? 'error' : 'loading', refresh };
}

/** The page of posts that came with the prerendered page, when it answers this query. */
function useSeededPage(query: PostQuery): StoredPage | undefined {
  const seed = useBlogSeed();
  const key = queryKey(query);
  return useMemo(
    () => (seed?.page?.key === key ? { ...seed.page, fetchedAt: seed.builtAt, from: 'service' } : undefined),
    [seed, key],
  );
}

/** The service's last answer to a query, or what the device puts together without searching; undefined while neither is there. */
export function useStoredPage(query: PostQuery): StoredPage | undefined {
  const seeded = useSeededPage(query);
  const stored = useStored(blogDatabase, (db) => readPage(db, query), queryKey(query));
  return stored?.from === 'service' ? stored : (seeded ?? stored ?? undefined);
}

/**
 * A refresh of a page of posts that ends with the signal. Posts that came with the prerendered page have been seen
 * before their texts were fetched, so that refresh goes on when the reader has left (OF-03).
 */
export function useRefreshPage(query: PostQuery): (signal: AbortSignal) => Promise<void> {
  const seeded = useSeededPage(query) !== undefined;
  return (signal) => refreshPage(query, seeded ? undefined : signal);
}

/**
 * The posts that a query without a search asks for: what is stored at once, refreshed behind it (OF-04). While the
 * service has not answered, or cannot be reached, what the device itself has is shown.
 */
export function usePosts(query: PostQuery): PostsState {
  const refresh = useRefresh(queryKey(query), useRefreshPage(query));
  return stateOf(useStoredPage(query), refresh);
}
