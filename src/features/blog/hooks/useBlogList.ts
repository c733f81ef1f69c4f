import { useMemo, useState } from 'react';
import { useRefresh } from '../../../shared/hooks/useRefresh.ts';
import { devicePage, type StoredPage } from '../db/read.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { type DeviceResults, joinedOrder, joinedPage } from '../search/union.ts';
import { type Hits, type PostsState, stateOf, useRefreshPage, useStoredPage } from './usePosts.ts';

interface Results {
  readonly page: StoredPage;
  readonly hits: Hits | undefined;
}

/** Both answers to a search as one page, in which posts on the screen do not move (OF-06). */
function useJoined(
  key: string,
  { search, perPage }: PostQuery,
  found: DeviceResults['posts'],
  service: StoredPage | undefined,
): Results | undefined {
  const device = useMemo(
    () => (found && found.rows.length > 0 ? devicePage(found.rows, found.total, perPage) : undefined),
    [found, perPage],
  );
  const [shown, setShown] = useState<{ key: string; ids: readonly number[] }>({ key, ids: [] });
  const before = shown.key === key ? shown.ids : [];
  const order = joinedOrder(before, device, service, found?.close === true);
  if (shown.key !== key || before.join() !== order.join()) setShown({ key, ids: order });
  const { ids } = shown;
  const terms = found?.terms;
  const close = found?.close === true && !service?.posts.length;
  // A new object highlights the words of all cards again.
  const hits = useMemo(() => terms && { search, terms, close }, [search, terms, close]);
  const page = useMemo(() => joinedPage(ids, device, service), [ids, device, service]);
  return useMemo(() => page && { page, hits }, [page, hits]);
}

/** Returns the previous results until the device has found those of the typed search. */
function useHeld(results: Results | undefined, looking: boolean): Results | undefined {
  const [held, setHeld] = useState(results);
  if (!looking && held !== results) setHeld(results);
  return looking ? (results ?? held) : results;
}

/**
 * Returns the posts of the blog list. A search first shows the posts that the device `found`, then adds those of the
 * service (OF-06). Further pages are those of the service, the same for all users (BL-08), or those of the device when
 * the service fails. While the user is `typing`, the service is not called (BL-04).
 */
export function useBlogList(query: PostQuery, typing: boolean, found: DeviceResults | undefined): PostsState {
  const searching = query.search !== '';
  const deviceOnly = searching && query.onDevice === true;
  const usesService = !typing && !deviceOnly;
  const key = `${queryKey(query)} ${deviceOnly}`;
  const refreshPage = useRefreshPage(query);
  const refresh = useRefresh(`${usesService} ${key}`, (signal) =>
    usesService ? refreshPage(signal) : Promise.resolve(),
  );
  const stored = useStoredPage(query);
  const isAnswered = refresh.phase === 'failed' || (refresh.phase !== 'running' && stored !== undefined);
  const deviceResults = query.page === 1 || !usesService || isAnswered ? found : undefined;
  const service = searching && !deviceOnly ? stored : undefined;
  const joined = useJoined(key, query, deviceResults?.posts, service);
  const list = useMemo(() => stored && { page: stored, hits: undefined }, [stored]);
  const results = useHeld(searching ? joined : list, typing && searching && found === undefined);

  if (!searching) return stateOf(stored, refresh);
  if (results) return { status: 'populated', ...results, refresh };
  if (deviceOnly && found?.failed)
    return { status: 'error', refresh: { ...refresh, phase: 'failed', retry: found.retry } };
  if (deviceOnly && found) return { status: 'empty', refresh };
  return stateOf(service, refresh);
}
