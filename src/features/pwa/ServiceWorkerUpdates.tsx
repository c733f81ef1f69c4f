import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

const updates = lazyPart(
  async () => (await import('./registerWorker.ts')).loadWorkerUpdates(),
  retryUntilOnline,
);

/** Registers the service worker of the built site, and announces new versions. */
export function ServiceWorkerUpdates() {
  const loaded = useLoaded(updates, !import.meta.env.DEV && 'serviceWorker' in navigator);
  return loaded ? <updates.Part /> : null;
}
