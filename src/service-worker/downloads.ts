import { registerRoute } from 'workbox-routing';
import { KEPT_DOWNLOADS } from '../features/downloads/cacheNames.ts';
import { isDownload } from '../features/downloads/formats.ts';
import { untilUpdate } from './abortOnUpdate.ts';

/** How long the network may be silent before a kept copy is shown instead. */
const PATIENCE = 4000;

/** From the network in good time, so that an edition that is out is seen; else the copy that the reader keeps. */
async function answer(request: Request, { pathname }: URL): Promise<Response> {
  const kept = await caches.match(pathname, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
  if (!kept) return untilUpdate(fetch(request));
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE);
  try {
    const response = await fetch(pathname, { signal: silence.signal });
    return response.ok ? response : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens files that the reader keeps without a network (PG-02). */
export function answerDownloads(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isDownload(url.pathname),
    ({ request, url }) => answer(request, url),
  );
}
