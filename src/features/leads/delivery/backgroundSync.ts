/** What the browser calls the worker with when there is a line again. */
export const SYNC_TAG = 'marsa-outbox';

// Neither Safari nor Firefox has it, and TypeScript knows only what all have.
// https://wicg.github.io/background-sync/spec/
interface SyncManager {
  register(tag: string): Promise<void>;
}

const hasSync = (
  registration: ServiceWorkerRegistration | undefined,
): registration is ServiceWorkerRegistration & { readonly sync: SyncManager } =>
  registration !== undefined && 'sync' in registration;

/** Asks that the outbox be delivered when there is a line, the site closed or not. Where it cannot be, a page does. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (hasSync(registration)) await registration.sync.register(SYNC_TAG);
  } catch (error) {
    console.info(`No background sync: ${String(error)}`);
  }
}
