import { randomKey } from '../../shared/randomKey.ts';
import { addSubmission, deliver, OUTBOX } from './outbox.ts';
import { newSubmission } from './retryPolicy.ts';
import type { Filled } from './submission.ts';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** Pause after the outbox was unreadable. */
const FAILURE_PAUSE_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

async function round(endpoint: string, eager: boolean): Promise<void> {
  let next: number | undefined;
  try {
    next = await deliver(endpoint, eager);
  } catch (error) {
    console.info(`The outbox has to wait: ${String(error)}`);
    next = Date.now() + FAILURE_PAUSE_MS;
  }
  clearTimeout(timer);
  if (next === undefined) return;
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, next - Date.now()));
  timer = setTimeout(() => void round(endpoint, false), pause);
}

/** Delivers now and, while the page is open, at each due time and whenever the device is online again (FO-02). */
export function keepDelivering(endpoint: string): void {
  if (!started) {
    started = true;
    window.addEventListener('online', () => void round(endpoint, true));
  }
  void round(endpoint, true);
}

// Safari and Firefox do not have it, and TypeScript's DOM types omit it.
// https://wicg.github.io/background-sync/spec/
interface SyncManager {
  register(tag: string): Promise<void>;
}

const hasSync = (
  registration: ServiceWorkerRegistration | undefined,
): registration is ServiceWorkerRegistration & { readonly sync: SyncManager } =>
  registration !== undefined && 'sync' in registration;

/** Requests a background sync, which the worker answers also after the page is closed. */
async function requestSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (hasSync(registration)) await registration.sync.register(OUTBOX);
  } catch (error) {
    console.info(`No background sync: ${String(error)}`);
  }
}

/** Stores a form in the outbox and starts its delivery (FO-02); returns its key. Rejects when the device stores nothing. */
export async function submit(endpoint: string, filled: Filled): Promise<string> {
  const key = randomKey();
  await addSubmission(newSubmission(filled, key, Date.now()));
  void requestSync();
  keepDelivering(endpoint);
  return key;
}
