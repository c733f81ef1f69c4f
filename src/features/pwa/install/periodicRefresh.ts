import { savesData } from '../../../shared/http/saveData.ts';
import { REFRESH_TAG } from '../refreshTag.ts';

declare global {
  interface ServiceWorkerRegistration {
    /** Chromium only. https://wicg.github.io/periodic-background-sync/ */
    readonly periodicSync?: {
      readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>;
    };
  }
}

const MIN_INTERVAL_MS = 24 * 3_600_000;

/** Registers a periodic sync, unless the user saves data. */
export async function registerPeriodicSync(): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.ready;
    await registration.periodicSync?.register(REFRESH_TAG, { minInterval: MIN_INTERVAL_MS });
  } catch (error) {
    console.info(`No periodic refresh: ${String(error)}`);
  }
}
