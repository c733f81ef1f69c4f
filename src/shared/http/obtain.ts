import { FinalFailure, insist, type InsistPlan } from './insist.ts';

const PLAN: InsistPlan = { after: 1200, longestWait: 6000, atOnce: 2, pause: 300, longestPause: 5000 };

/** Statuses that say that a file is not there and will not be. */
const GONE = [404, 410];

/**
 * Brings a file of ours into the browser's HTTP cache, through a line on which requests stall, break and fail;
 * what asks for it then finds it there. A script that a page imports by itself can do none of that: it waits for
 * its one request, however long. Rejects when the file does not exist, or when `signal` aborts.
 */
export function obtain(address: string, signal?: AbortSignal): Promise<void> {
  return insist(
    async (turn, aborted, alive) => {
      // The HTTP cache makes a second request for an address wait for the first, unless it goes around it.
      const response = await fetch(address, { signal: aborted, cache: turn === 0 ? 'default' : 'reload' });
      if (GONE.includes(response.status)) throw new FinalFailure(`${response.status} ${address}`);
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      await response.body?.pipeTo(new WritableStream({ write: alive }));
    },
    PLAN,
    signal,
  );
}
