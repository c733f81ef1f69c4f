import { registerRoute } from 'workbox-routing';
import { KEPT_DOWNLOADS } from '../features/downloads/cacheNames.ts';
import { isDownload } from '../features/downloads/formats.ts';
import { inTime } from './timeout.ts';

/** After this time without a response the stored copy is shown instead. */
const NETWORK_TIMEOUT_MS = 4000;

/** Returns the current edition from the network, otherwise the copy that the user has saved. */
async function answer(request: Request, { pathname }: URL): Promise<Response> {
  const kept = await caches.match(pathname, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
  if (!kept) return inTime(fetch(request));
  try {
    const response = await inTime(fetch(pathname), NETWORK_TIMEOUT_MS);
    return response.ok ? response : kept;
  } catch {
    return kept;
  }
}

/** Opens files that the reader keeps without a network (PG-02). */
export function answerDownloads(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isDownload(url.pathname),
    ({ request, url }) => answer(request, url),
  );
}
