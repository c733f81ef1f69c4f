import { SYNC_TAG } from '../features/leads/delivery/backgroundSync.ts';
import { deliver } from '../features/leads/delivery/deliver.ts';

declare const self: ServiceWorkerGlobalScope;

async function deliverAll(endpoint: string): Promise<void> {
  // A failed event is one that the browser fires again.
  if ((await deliver(endpoint, true)) !== undefined) throw new Error('Some submissions still wait.');
}

/** Delivers the outbox when the browser says that there is a line again, the site's pages closed or not (FO-02). */
export function answerSync(endpoint: string): void {
  self.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== SYNC_TAG) return;
    event.waitUntil(deliverAll(endpoint));
  });
}
