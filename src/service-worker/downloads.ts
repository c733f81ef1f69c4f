import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { KEPT_DOWNLOADS } from '../features/downloads/cacheNames.ts';
import { inTime } from './timeout.ts';

/** After this time without a response the stored copy is shown instead. */
const NETWORK_TIMEOUT_MS = 4000;

/** Answers with the current edition from the network, otherwise with the copy that the user has saved (PG-02). */
export async function answerDownload({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname } = url;
  const kept = await caches.match(pathname, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
  if (!kept) return inTime(fetch(request));
  try {
    const response = await inTime(fetch(pathname), NETWORK_TIMEOUT_MS);
    return response.ok ? response : kept;
  } catch {
    return kept;
  }
}
