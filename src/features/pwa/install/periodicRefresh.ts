import { savesData } from '../../../shared/http/saveData.ts';
import { REFRESH_TAG } from '../refreshTag.ts';

declare global {
  interface ServiceWorkerRegistration {
    /** Chromium's. https://wicg.github.io/periodic-background-sync/ */
    readonly periodicSync?: {
      readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>;
    };
  }
}

/** Not more often than once a day, in milliseconds. */
const INTERVAL = 24 * 3_600_000;

/**
 * Asks the browser to wake the worker now and then; it refuses without a word to the reader where that is not granted.
 * Not for visitors who save data.
 */
export async function askForPeriodicRefresh(): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.ready;
    await registration.periodicSync?.register(REFRESH_TAG, { minInterval: INTERVAL });
  } catch (error) {
    console.info(`No periodic refresh: ${String(error)}`);
  }
}
