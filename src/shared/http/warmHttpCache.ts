import { FinalFailure, isGone } from './finalFailure.ts';
import { retryStalled, type StallPolicy } from './retryStalled.ts';

/** A line that carried something within so many milliseconds is busy: a request that waits for it has not stalled. */
const BUSY = 400;

let lastSign = Number.NEGATIVE_INFINITY;
let retried = false;
let noteRetry = () => {};
/** Resolves once a file had to be asked for again. */
export const badLine = new Promise<void>((resolve) => {
  noteRetry = resolve;
});

/** True once a file had to be asked for again. */
export const isLineBad = (): boolean => retried;

// One at once, and through the HTTP cache: a second request would wait for the first there, and one that goes around the
// cache (`reload`) leaves nothing in Chromium's for the import that follows.
const POLICY: StallPolicy = {
  stallAfter: 1200,
  maxWait: 6000,
  atOnce: 1,
  hold: () => lastSign + BUSY - performance.now(),
  firstPause: 300,
  maxPause: 5000,
};

/**
 * Fetches a file of ours into the browser's HTTP cache, through a line on which requests stall, break and fail;
 * what asks for it then finds it there. A script that a page imports by itself can do none of that: it waits for
 * its one request, however long. `priority` is asked for at each attempt. Rejects when the file does not exist, or when
 * `signal` aborts.
 */
export function warmHttpCache(
  address: string,
  signal?: AbortSignal,
  priority: () => RequestPriority = () => 'high',
): Promise<void> {
  return retryStalled(
    async (retries, aborted, onProgress) => {
      if (retries > 0) {
        retried = true;
        noteRetry();
      }
      const sign = () => {
        lastSign = performance.now();
        onProgress();
      };
      const response = await fetch(address, { signal: aborted, priority: priority() });
      if (isGone(response.status)) throw new FinalFailure(`${response.status} ${address}`);
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      // Not piped: the pieces themselves are of no use, and a pipe takes a phone 40 ms.
      const reader = response.body?.getReader();
      for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) sign();
    },
    POLICY,
    signal,
  );
}
