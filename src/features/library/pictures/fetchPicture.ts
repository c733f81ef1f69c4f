import { FinalFailure } from '../../../shared/http/finalFailure.ts';
import { insist, type InsistPlan } from '../../../shared/http/insist.ts';

/** Nobody looks at these pictures now: a slow one is waited for, a stalled one asked for again. */
const PLAN: InsistPlan = { after: 4000, longestWait: 15_000, atOnce: 2, pause: 1000, longestPause: 8000 };
/** How long one picture is tried for, in milliseconds; the reader can ask again. */
const PATIENCE = 90_000;

const isForeign = (address: string) =>
  new URL(address, window.location.href).origin !== window.location.origin;

/** Without CORS an answer cannot be looked into, and weighs megabytes in the browser's accounts: the last resort. */
async function ask(address: string, turn: number, signal: AbortSignal): Promise<Response> {
  const foreign = isForeign(address);
  // In the browser's cache a second request would wait for the first one, however long that one stalls.
  const cache = turn > 0 ? 'reload' : 'default';
  try {
    return await fetch(address, {
      mode: 'cors',
      credentials: foreign ? 'omit' : 'same-origin',
      cache,
      signal,
    });
  } catch (error) {
    if (!foreign || signal.aborted) throw error;
    return fetch(address, { mode: 'no-cors', credentials: 'omit', cache, signal });
  }
}

/**
 * Fetches a picture to its last byte through a line on which requests stall, break and fail. Rejects with
 * `FinalFailure` when there is no such picture, otherwise when it did not come in time.
 */
export function fetchPicture(address: string, signal: AbortSignal): Promise<Response> {
  return insist(
    async (turn, aborted, alive) => {
      const response = await ask(address, turn, aborted);
      if (response.type === 'opaque') return response;
      alive();
      const type = response.headers.get('content-type') ?? '';
      if (response.status === 404 || response.status === 410) throw new FinalFailure(`${address} is gone`);
      if (response.status !== 200 || !type.startsWith('image/'))
        throw new Error(`${response.status} ${type} for ${address}`);
      return new Response(await response.blob(), { headers: { 'content-type': type } });
    },
    PLAN,
    AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  );
}
