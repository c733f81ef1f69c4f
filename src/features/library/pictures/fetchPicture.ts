import { FinalFailure, isGone } from '../../../shared/http/finalFailure.ts';
import { retryStalled, type StallPolicy } from '../../../shared/http/retryStalled.ts';
import { readBlob } from '../../../shared/http/readBlob.ts';
import { isForeign, type CorsMode, corsModeOf, noteCorsMode } from './hosts.ts';

/** Nobody looks at these pictures now: a slow one is waited for, a stalled one asked for again. */
const POLICY: StallPolicy = {
  stallAfter: 4000,
  maxWait: 15_000,
  atOnce: 2,
  firstPause: 1000,
  maxPause: 8000,
};
/** How long one picture is tried for, in milliseconds; the reader can ask again. */
const PATIENCE = 90_000;

/**
 * One request for a picture, with CORS unless its host is known not to grant it: without, an answer cannot be looked
 * into, and weighs megabytes in the browser's accounts (PITFALLS 9). Rejects when the line breaks.
 */
export async function askForPicture(
  address: string,
  corsMode: CorsMode | undefined,
  options: Pick<RequestInit, 'cache' | 'signal'> = {},
): Promise<Response> {
  const foreign = isForeign(address);
  const readable = () =>
    fetch(address, { mode: 'cors', credentials: foreign ? 'omit' : 'same-origin', ...options });
  const opaque = () => fetch(address, { mode: 'no-cors', credentials: 'omit', ...options });
  if (corsMode === 'opaque') return opaque();
  try {
    const response = await readable();
    if (foreign) noteCorsMode(address, 'readable');
    return response;
  } catch (error) {
    if (!foreign || options.signal?.aborted) throw error;
    if (corsMode === 'readable') return readable();
    const response = await opaque();
    noteCorsMode(address, 'opaque');
    return response;
  }
}

/** Readable, it is checked and read to its last byte; opaque, only who takes it learns whether it came whole. */
async function checked(address: string, response: Response, onProgress: () => void): Promise<Response> {
  if (response.type === 'opaque') return response;
  const type = response.headers.get('content-type') ?? '';
  if (isGone(response.status)) throw new FinalFailure(`${address} is gone`);
  if (response.status !== 200 || !type.startsWith('image/'))
    throw new Error(`${response.status} ${type} for ${address}`);
  return new Response(await readBlob(response, onProgress), { headers: { 'content-type': type } });
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
  const attempt = async (retries: number, signal: AbortSignal, onProgress: () => void) => {
    // In the browser's cache a second request would wait for the first one, however long that one stalls.
    const cache = retries > 0 ? 'reload' : 'default';
    const response = await askForPicture(address, await corsModeOf(address), { cache, signal });
    const whole = await checked(address, response, onProgress);
    try {
      return await take(whole);
    } catch (error) {
      if (!isFinal(error)) throw error;
      final = error;
      throw new FinalFailure(`${address} could not be taken`, { cause: error });
    }
  };
  try {
    return await retryStalled(attempt, POLICY, AbortSignal.timeout(patience));
  } catch (error) {
    throw final ?? error;
  }
}
