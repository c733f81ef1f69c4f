import { deliver } from './deliver.ts';

/** Between two rounds of a page there is at least so much time, in milliseconds. */
const SHORTEST = 1_000;
/** Longer than this no timer is set: a page that is open for so long looks once more. */
const LONGEST = 60 * 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

async function round(endpoint: string, eager: boolean): Promise<void> {
  clearTimeout(timer);
  try {
    const next = await deliver(endpoint, eager);
    if (next === undefined) return;
    clearTimeout(timer);
    const pause = Math.min(LONGEST, Math.max(SHORTEST, next - Date.now()));
    timer = setTimeout(() => void round(endpoint, false), pause);
  } catch (error) {
    console.info(`The outbox has to wait: ${String(error)}`);
  }
}

/** Delivers now, and as long as the page is open whenever something is due or the device is online again (FO-02). */
export function keepDelivering(endpoint: string): void {
  if (!started) {
    started = true;
    window.addEventListener('online', () => void round(endpoint, true));
  }
  void round(endpoint, true);
}
