import { PAGE_END_ID } from '../app/start/pageData.ts';
import { isGone } from '../shared/http/finalFailure.ts';
import { HttpError } from '../shared/http/HttpError.ts';
import { readBlob } from '../shared/http/readBody.ts';
import { type OnProgress, request } from '../shared/http/request.ts';

/** Addresses of documents, of which only the shell has an extension. */
const DOCUMENT = /^(?!.*\.(?!html$)\w+$)/;

/** Expected types: a captive portal answers all requests with its own page and status 200. */
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
  // A host may redirect `/index.html` to `/`, but not to another site.
  const ours = new URL(response.url).origin === self.location.origin;
  const { status } = response;
  if (isGone(status)) throw new HttpError('status', `${address} is gone`, { status });
  if (status !== 200 || !ours || (wanted && !wanted.test(type)))
    throw new HttpError('garbage', `${status} ${type} for ${address}`);
}

/** Headers that do not describe the decoded body, and those by which caches match requests. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'];

/** Reads a file of the site completely. Rejects for other content and truncated files. */
export async function readFile(
  response: Response,
  address: string,
  onProgress: OnProgress = () => undefined,
): Promise<Response> {
  check(response, address);
  const body = await readBlob(response, onProgress);
  // Without a length, only its end distinguishes a complete document.
  if (DOCUMENT.test(address) && !(await body.text()).includes(`id="${PAGE_END_ID}"`))
    throw new HttpError('garbage', `${address} is not ours, or truncated`);
  const headers = new Headers(response.headers);
  for (const name of OF_TRANSFER) headers.delete(name);
  return new Response(body, { headers });
}

/**
 * Fetches a file of the site on an unreliable network until `signal` aborts; rejects when it does not exist. Files
 * without a hash are revalidated. One attempt at a time: page and worker share six connections without HTTP/2.
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
