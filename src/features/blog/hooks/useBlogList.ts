import { useMemo, useState } from 'react';
import { useRefresh } from '../../../shared/hooks/useRefresh.ts';
import type { StoredPage } from '../db/read.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import { joinedOrder, joinedPage } from '../search/union.ts';
import { type DeviceResults, useSearchResults } from './useSearchResults.ts';
import { type Hits, type PostsState, stateOf, useRefreshPage, useStoredPage } from './usePosts.ts';

interface Results {
  readonly page: StoredPage;
  readonly hits: Hits | undefined;
}

/** Both answers to a search as one page, in which nothing that is shown moves (OF-06). */
function useJoined(
  key: string,
  search: string,
  deviceResults: DeviceResults | undefined,
  service: StoredPage | undefined,
): Results | undefined {
  const [shown, setShown] = useState<{ key: string; ids: readonly number[] }>({ key, ids: [] });
  const before = shown.key === key ? shown.ids : [];
  const order = joinedOrder(before, deviceResults?.page, service, deviceResults?.close === true);
  if (shown.key !== key || before.join() !== order.join()) setShown({ key, ids: order });
  const { ids } = shown;
  const terms = deviceResults?.terms;
  const close = deviceResults?.close === true && !service?.posts.length;
  // The same object as long as it says the same: the words of all cards are marked anew with another.
  const hits = useMemo(() => terms && { search, terms, close }, [search, terms, close]);
  const page = useMemo(() => joinedPage(ids, deviceResults?.page, service), [ids, deviceResults, service]);
  return useMemo(() => page && { page, hits }, [page, hits]);
}

/** While one types, what is shown stays until the results of the next key are found on the device: the blink of an eye. */
function useHeld(results: Results | undefined, looking: boolean): Results | undefined {
  const [held, setHeld] = useState(results);
  if (!looking && held !== results) setHeld(results);
  return looking ? (results ?? held) : results;
}

/**
 * The blog list's posts. Without a search as `usePosts`; a search shows at once what the device finds, and then what the
 * service adds (OF-06). Further pages are the service's alone, so that each reader sees the same (BL-08), and the
 * device's where the service does not answer. `typing`: the service is not asked yet (BL-04).
 */
export function useBlogList(query: PostQuery, typing: boolean): PostsState {
  const searching = query.search !== '';
  const deviceOnly = searching && query.onDevice === true;
  const asked = !typing && !deviceOnly;
  const key = `${queryKey(query)} ${deviceOnly}`;
  const refreshPage = useRefreshPage(query);
  const refresh = useRefresh(`${asked} ${key}`, (signal) =>
    asked ? refreshPage(signal) : Promise.resolve(),
  );
  const stored = useStoredPage(query);
  const found = useSearchResults(query);
  const deviceResults = query.page === 1 || !asked || refresh.phase !== 'running' ? found : undefined;
  const service = searching && !deviceOnly ? stored : undefined;
  const joined = useJoined(key, query.search, deviceResults, service);
  const list = useMemo(() => stored && { page: stored, hits: undefined }, [stored]);
  const results = useHeld(searching ? joined : list, typing && searching && found === undefined);

  if (!searching) return stateOf(stored, refresh);
  if (results) return { status: 'populated', ...results, refresh };
  if (deviceOnly && found?.failed)
    return { status: 'error', refresh: { ...refresh, phase: 'failed', retry: found.retry } };
  if (deviceOnly && found) return { status: 'empty', refresh };
  return stateOf(service, refresh);
}
