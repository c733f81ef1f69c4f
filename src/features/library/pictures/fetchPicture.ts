import { isGone } from '../../../shared/http/finalFailure.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { readBlob } from '../../../shared/http/readBody.ts';
import { type OnProgress, request } from '../../../shared/http/request.ts';
import { isForeign, type CorsMode, corsModeOf, noteCorsMode } from './hosts.ts';

/** Background requests: a slow response is not interrupted, a stalled one is requested again. */
const POLICY = {
  stallMs: 8000,
  retries: Infinity,
  hedge: { most: 2, afterMs: 4000 },
  backoff: { firstPause: 1000, maxPause: 8000 },
};
const TIMEOUT_MS = 90_000;

/** Requests a picture, if possible with CORS: Chromium pads the storage size of opaque responses. */
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

/** Validates a picture. An opaque response is unreadable: only its cache detects whether it is complete. */
async function checked(address: string, response: Response, onProgress: OnProgress): Promise<Response> {
  if (response.type === 'opaque') return response;
  const type = response.headers.get('content-type') ?? '';
  const { status } = response;
  if (isGone(status)) throw new HttpError('status', `${address} is gone`, { status });
  if (status !== 200 || !type.startsWith('image/'))
    throw new HttpError('garbage', `${status} ${type} for ${address}`);
  return new Response(await readBlob(response, onProgress), { headers: { 'content-type': type } });
}

/** Fetches a picture for `take`, which must read the complete body. Rejects with `HttpError`. */
export function fetchPicture<T>(address: string, take: (response: Response) => Promise<T>): Promise<T> {
  return request(address, {
    ...POLICY,
    timeoutMs: TIMEOUT_MS,
    // With the HTTP cache, a second request would wait for the first, stalled one.
    init: (attempt) => ({ cache: attempt > 1 ? 'reload' : 'default' }),
    send: async (url, init) => askForPicture(url, await corsModeOf(url), init),
    read: async (response, onProgress) => take(await checked(address, response, onProgress)),
  });
}
