import { Workbox } from 'workbox-window';
import { trustedScriptUrl } from '../../shared/html/trusted.ts';
import { retryStalled, type StallPolicy } from '../../shared/http/retryStalled.ts';
import { shareFetched, shareStart, warmWhenIdle } from './shareWithWorker.ts';
import { notifyUpdate } from './updates.ts';

const SCRIPT = '/sw.js';

/** How often an open page asks whether there is a new version, in milliseconds. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** Pauses before further attempts to register, in milliseconds; then the last one holds. */
const PAUSES: readonly number[] = [1000, 2000, 5000, 10_000, 15_000, 15_000, 15_000, 15_000];
const LAST_PAUSE = 60_000;

/** A page counts as loaded after so many milliseconds, whatever picture or font still hangs. */
const LOADING = 4000;

/** Waits until the page has loaded: installing must not compete with the first paint. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOADING);
  });

/** A pause with jitter, or until the device has a network again. */
function pause(attempt: number): Promise<void> {
  const longest = PAUSES[attempt] ?? LAST_PAUSE;
  return new Promise((resolve) => {
    const timer = setTimeout(done, longest * (0.5 + Math.random() / 2));
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}

/** How the worker's script is tried for; nothing that a reader waits for should stand behind it. */
const SCRIPT_POLICY: StallPolicy = {
  stallAfter: 2500,
  maxWait: 10_000,
  atOnce: 2,
  firstPause: 500,
  maxPause: 3000,
};
/** So long, in milliseconds, before a pause: it may be that there is no line at all. */
const SCRIPT_PATIENCE = 30_000;

/**
 * Fetches the worker's script to its last byte. `register()` knows no deadline, cannot be called off, and makes all
 * further calls wait with it (Chromium: for minutes behind a server that is silent). So it is called only when the line
 * has just carried the script; it then asks whether that copy still holds. Rejects when the script does not come.
 */
function fetchScript(): Promise<void> {
  return retryStalled(
    async (_retries, signal, onProgress) => {
      const response = await fetch(SCRIPT, { cache: 'reload', priority: 'low', signal });
      if (!response.ok) throw new Error(`${response.status} for ${SCRIPT}`);
      await response.body?.pipeTo(new WritableStream({ write: onProgress }));
    },
    SCRIPT_POLICY,
    AbortSignal.timeout(SCRIPT_PATIENCE),
  );
}

/** Resolves with true when a first worker has been installed, with false when its install has failed. */
function installed(worker: Workbox): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener('redundant', () => resolve(false));
    worker.addEventListener('activated', () => resolve(true));
  });
}

/**
 * Registers until it succeeds and the worker is installed: the line may break both. An install that failed goes on
 * where it stopped.
 */
async function registerThroughBadLines(): Promise<Workbox> {
  for (let attempt = 0; ; attempt += 1) {
    const worker = new Workbox(trustedScriptUrl(SCRIPT));
    worker.addEventListener('waiting', () => notifyUpdate(worker));
    worker.addEventListener('controlling', () => notifyUpdate(undefined));
    try {
      if (!navigator.serviceWorker.controller) await fetchScript();
      const working = installed(worker);
      const registration = await worker.register();
      if (registration?.active || (await working)) {
        // A page that was on its way while the worker was activated is nobody's: it may be taken care of now.
        if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM' });
        return worker;
      }
    } catch (error) {
      console.info(`The worker was not registered: ${String(error)}`);
      if (error instanceof DOMException && error.name === 'SecurityError') throw error;
    }
    await pause(attempt);
  }
}

/**
 * Registers the service worker of the built site (OF-02); a new version is announced and waits (OF-07).
 * Rejects where there are no service workers, or they are forbidden.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await pageLoaded();
  shareStart();
  shareFetched();
  const worker = await registerThroughBadLines();
  warmWhenIdle();
  setInterval(() => void worker.update().catch(() => undefined), UPDATE_INTERVAL);
}
