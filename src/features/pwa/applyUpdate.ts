import { messageSW } from 'workbox-window';
import { heldFor } from '../../shared/updateHolds.ts';
import { wait } from '../../shared/wait.ts';
import { notifyUpdate, waitingVersion } from './updates.ts';

/** So long, in milliseconds, the version in charge may take to answer, and what it has ended takes to come to an end. */
const ANSWER = 1_000;
const END = 300;
/** So long, in milliseconds, the next version may take to be in charge: Chromium looks for half a minute at times. */
const TAKEOVER = 40_000;

/**
 * Has the version in charge end what it does, and lets what comes of that pass: pictures that fail, and what the page
 * tells it of them. Chromium stops it when it is idle, and starts it again for any message that comes then; the next
 * version would have to wait for half a minute.
 */
async function endFormerVersion(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  await Promise.race([messageSW(controller, { type: 'GIVE_WAY' }), wait(ANSWER)]);
  await wait(END);
}

/**
 * Applies the waiting version: the page is loaded again as soon as it is in charge. When the version before does not
 * give way, it is announced again: a tap that does nothing would leave the reader without a word.
 */
export async function applyUpdate(): Promise<void> {
  const worker = waitingVersion();
  // Something may have started since the announcement was shown.
  if (!worker || heldFor() !== undefined) return;
  notifyUpdate(undefined);
  worker.addEventListener('controlling', () => window.location.reload());
  await endFormerVersion();
  worker.messageSkipWaiting();
  await wait(TAKEOVER);
  notifyUpdate(worker);
}
