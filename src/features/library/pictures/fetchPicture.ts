import { FinalFailure, isGone } from '../../../shared/http/finalFailure.ts';
import { insist, type InsistPlan } from '../../../shared/http/insist.ts';
import { wholeBody } from '../../../shared/http/wholeBody.ts';
import { isForeign, type Manners, mannersOf, noteManners } from './hosts.ts';

/** Nobody looks at these pictures now: a slow one is waited for, a stalled one asked for again. */
const PLAN: InsistPlan = { after: 4000, longestWait: 15_000, atOnce: 2, pause: 1000, longestPause: 8000 };
/** How long one picture is tried for, in milliseconds; the reader can ask again. */
const PATIENCE = 90_000;

/**
 * One request for a picture, with CORS unless its host is known not to grant it: without, an answer cannot be looked
 * into, and weighs megabytes in the browser's accounts (PITFALLS 9). Rejects when the line breaks.
 */
export async function askForPicture(
  address: string,
  manners: Manners | undefined,
  options: Pick<RequestInit, 'cache' | 'signal'> = {},
): Promise<Response> {
  const foreign = isForeign(address);
  const readable = () =>
    fetch(address, { mode: 'cors', credentials: foreign ? 'omit' : 'same-origin', ...options });
  const opaque = () => fetch(address, { mode: 'no-cors', credentials: 'omit', ...options });
  if (manners === 'opaque') return opaque();
  try {
    const response = await readable();
    if (foreign) noteManners(address, 'readable');
    return response;
  } catch (error) {
    if (!foreign || options.signal?.aborted) throw error;
    if (manners === 'readable') return readable();
    const response = await opaque();
    noteManners(address, 'opaque');
    return response;
  }
}

/** Readable, it is checked and read to its last byte; opaque, only who takes it learns whether it came whole. */
async function checked(address: string, response: Response, alive: () => void): Promise<Response> {
  if (response.type === 'opaque') return response;
  const type = response.headers.get('content-type') ?? '';
  if (isGone(response.status)) throw new FinalFailure(`${address} is gone`);
  if (response.status !== 200 || !type.startsWith('image/'))
    throw new Error(`${response.status} ${type} for ${address}`);
  return new Response(await wholeBody(response, alive), { headers: { 'content-type': type } });
}

/**
 * Fetches a picture through a line on which requests stall, break and fail, until `take` has taken it to its last byte.
 * Rejects with `FinalFailure` when there is no such picture, with what `take` says is final (`isFinal`), otherwise when
 * it did not come in time (`patience` in milliseconds).
 */
export async function fetchPicture<T>(
  address: string,
  take: (response: Response) => Promise<T>,
  {
    isFinal = () => false,
    patience = PATIENCE,
  }: { isFinal?: (error: unknown) => boolean; patience?: number } = {},
): Promise<T> {
  let final: unknown;
  const attempt = async (turn: number, signal: AbortSignal, alive: () => void) => {
    // In the browser's cache a second request would wait for the first one, however long that one stalls.
    const cache = turn > 0 ? 'reload' : 'default';
    const response = await askForPicture(address, await mannersOf(address), { cache, signal });
    const whole = await checked(address, response, alive);
    try {
      return await take(whole);
    } catch (error) {
      if (!isFinal(error)) throw error;
      final = error;
      throw new FinalFailure(`${address} could not be taken`, { cause: error });
    }
  };
  try {
    return await insist(attempt, PLAN, AbortSignal.timeout(patience));
  } catch (error) {
    throw final ?? error;
  }
}
