import { PAGE_END_ID } from '../app/start/pageData.ts';
import { isGone } from '../shared/http/finalFailure.ts';
import { HttpError } from '../shared/http/HttpError.ts';
import { readBlob } from '../shared/http/readBody.ts';
import { type OnProgress, request } from '../shared/http/request.ts';

/** Addresses of documents, of which all but the shell have no extension. */
const DOCUMENT = /^(?!.*\.(?!html$)\w+$)/;

/** Types of files: a login wall answers all requests with its own page and status 200. */
const TYPES: readonly [RegExp, RegExp][] = [
  [DOCUMENT, /^text\/html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.svg$/, /^image\/svg/],
  [/\.(?:json|webmanifest)$/, /json/],
];

function check(response: Response, address: string): void {
  const type = response.headers.get('content-type') ?? '';
  const wanted = TYPES.find(([name]) => name.test(address))?.[1];
  // A host may lead `/index.html` to `/`, but not to another site.
  const ours = new URL(response.url).origin === self.location.origin;
  const { status } = response;
  if (isGone(status)) throw new HttpError('status', `${address} is gone`, { status });
  if (status !== 200 || !ours || (wanted && !wanted.test(type)))
    throw new HttpError('garbage', `${status} ${type} for ${address}`);
}

/** Headers of the compressed body, of its edition, and those by which a cache would compare requests. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'];

/** Reads a file of the site to its last byte. Rejects when the host answers with something else, or it is truncated. */
export async function readFile(
  response: Response,
  address: string,
  onProgress: OnProgress = () => undefined,
): Promise<Response> {
  check(response, address);
  const body = await readBlob(response, onProgress);
  // Where a host sends no length, a truncated document looks like a complete one.
  if (DOCUMENT.test(address) && !(await body.text()).includes(`id="${PAGE_END_ID}"`))
    throw new HttpError('garbage', `${address} is not ours, or truncated`);
  const headers = new Headers(response.headers);
  for (const name of OF_TRANSFER) headers.delete(name);
  return new Response(body, { headers });
}

/**
 * Fetches a file of the site on an unreliable network until `signal` aborts; rejects when there is no such file. Files
 * without a hash in their name are revalidated. One attempt at a time: page and worker share six connections without
 * HTTP/2.
 */
export function fetchWithRetry(address: string, hashed: boolean, signal: AbortSignal): Promise<Response> {
  return request(address, {
    read: (response, onProgress) => readFile(response, address, onProgress),
    init: (attempt) => ({
      cache: attempt > 1 ? 'reload' : hashed ? 'default' : 'no-cache',
      priority: 'low',
    }),
    stallMs: 1500,
    retries: Infinity,
    signal,
  });
}
