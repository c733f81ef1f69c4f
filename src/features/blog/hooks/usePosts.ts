import { useRefresh } from '../../../shared/hooks/useRefresh.ts';
import type { Refresh } from '../../../shared/hooks/useRefresh.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readPage, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { useBlogSeed } from '../seed.ts';
import { refreshPage } from '../sync.ts';

/** What a list says of a search. */
export interface Hits {
  /** The words that were hit on the device, as `normalise` makes them. */
  readonly terms: readonly string[];
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

/** The service's last answer to a query, or what the device puts together without searching; undefined while neither is there. */
export function useStoredPage(query: PostQuery): StoredPage | undefined {
  const key = queryKey(query);
  const seed = useBlogSeed();
  const stored = useStored(blogDatabase, (db) => readPage(db, query), key);
  const seeded: StoredPage | undefined =
    seed?.page?.key === key ? { ...seed.page, fetchedAt: seed.builtAt, from: 'service' } : undefined;
  return stored?.from === 'service' ? stored : (seeded ?? stored ?? undefined);
}

/**
 * The posts that a query without a search asks for: what is stored at once, refreshed behind it (OF-04). While the
 * service has not answered, or cannot be reached, what the device itself has is shown.
 */
export function usePosts(query: PostQuery): PostsState {
  const refresh = useRefresh(queryKey(query), (signal) => refreshPage(query, signal));
  return stateOf(useStoredPage(query), refresh);
}
