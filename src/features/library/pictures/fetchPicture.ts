import { isGone } from '../../../shared/http/finalFailure.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { readBlob } from '../../../shared/http/readBody.ts';
import { type OnProgress, request } from '../../../shared/http/request.ts';
import { isForeign, type CorsMode, corsModeOf, noteCorsMode } from './hosts.ts';

/** Pictures in the background: a slow one is waited for, a stalled one requested again. */
const POLICY = {
  stallMs: 8000,
  retries: Infinity,
  hedge: { most: 2, afterMs: 4000 },
  backoff: { firstPause: 1000, maxPause: 8000 },
};
/** Time for one picture; the user can save again. */
const TIMEOUT_MS = 90_000;

/**
 * One request for a picture, with CORS unless its host is known not to grant it: without, an answer cannot be looked
 * into, and weighs megabytes in the browser's accounts (PITFALLS 9). Rejects when the line breaks.
 */
export async function askForPicture(
  address: string,
  corsMode: CorsMode | undefined,
  options: RequestInit = {},
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

/** Reads and checks a picture; an opaque response as it is, only its cache learns whether it is complete. */
async function checked(address: string, response: Response, onProgress: OnProgress): Promise<Response> {
  if (response.type === 'opaque') return response;
  const type = response.headers.get('content-type') ?? '';
  const { status } = response;
  if (isGone(status)) throw new HttpError('status', `${address} is gone`, { status });
  if (status !== 200 || !type.startsWith('image/'))
    throw new HttpError('garbage', `${status} ${type} for ${address}`);
  return new Response(await readBlob(response, onProgress), { headers: { 'content-type': type } });
}

/**
 * Fetches a picture on an unreliable network, and passes it to `take`, which reads it to its last byte. Rejects with
 * `HttpError` when it does not arrive in time or does not exist, and with errors of `take`.
 */
export function fetchPicture<T>(
  address: string,
  take: (response: Response) => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  return request(address, {
    ...POLICY,
    timeoutMs,
    // In the browser's cache a second request would wait for the first one, however long that one stalls.
    init: (attempt) => ({ cache: attempt > 1 ? 'reload' : 'default' }),
    send: async (url, init) => askForPicture(url, await corsModeOf(url), init),
    read: async (response, onProgress) => take(await checked(address, response, onProgress)),
  });
}
