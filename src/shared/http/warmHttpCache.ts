import { FinalFailure, isGone } from './finalFailure.ts';
import { insist, type InsistPlan } from './insist.ts';

/** A line that brought something within so many milliseconds is busy: what waits its turn does not hang. */
const BUSY = 400;

let lastSign = Number.NEGATIVE_INFINITY;

// One at once, and through the HTTP cache: a second request would wait for the first there, and one that goes around the
// cache (`reload`) leaves nothing in Chromium's for the import that follows.
const PLAN: InsistPlan = {
  after: 1200,
  longestWait: 6000,
  atOnce: 1,
  hold: () => lastSign + BUSY - performance.now(),
  pause: 300,
  longestPause: 5000,
};

/**
 * Brings a file of ours into the browser's HTTP cache, through a line on which requests stall, break and fail;
 * what asks for it then finds it there. A script that a page imports by itself can do none of that: it waits for
 * its one request, however long. Rejects when the file does not exist, or when `signal` aborts.
 */
export function warmHttpCache(address: string, signal?: AbortSignal): Promise<void> {
  return insist(
    async (_turn, aborted, alive) => {
      const sign = () => {
        lastSign = performance.now();
        alive();
      };
      const response = await fetch(address, { signal: aborted });
      if (isGone(response.status)) throw new FinalFailure(`${response.status} ${address}`);
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      // Not piped: the pieces themselves are of no use, and a pipe takes a phone 40 ms.
      const reader = response.body?.getReader();
      for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) sign();
    },
    PLAN,
    signal,
  );
}
