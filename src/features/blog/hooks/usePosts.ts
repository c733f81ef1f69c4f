import { useRefresh } from '../../../shared/hooks/useRefresh.ts';
import type { Refresh } from '../../../shared/hooks/useRefresh.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readPage, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { useBlogSeed } from '../seed.ts';
import { refreshPage } from '../sync.ts';

/** A list of posts as a screen shows it (BL-06), with the refresh behind it. */
export type PostsState = { readonly refresh: Refresh } & (
  | { readonly status: 'loading' | 'error' | 'empty' }
  | { readonly status: 'populated'; readonly page: StoredPage }
);

/**
 * The posts that a query asks for: what is stored at once, refreshed behind it (OF-04). While the service has
 * not answered, or cannot be reached, what the device itself finds is shown.
 */
export function usePosts(query: PostQuery): PostsState {
  const key = queryKey(query);
  const seed = useBlogSeed();
  const stored = useStored(blogDatabase, (db) => readPage(db, query), key);
  const refresh = useRefresh(key, (signal) => refreshPage(query, signal));
  const seeded: StoredPage | undefined =
    seed?.page?.key === key ? { ...seed.page, fetchedAt: seed.builtAt, from: 'service' } : undefined;
  const page = stored?.from === 'service' ? stored : (seeded ?? stored);

  if (page && page.posts.length > 0) return { status: 'populated', page, refresh };
  if (page?.from === 'service') return { status: 'empty', refresh };
  return { status: refresh.phase === 'failed' ? 'error' : 'loading', refresh };
}
