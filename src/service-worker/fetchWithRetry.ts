import { PAGE_END_ID } from '../app/start/pageData.ts';
import { FinalFailure, isGone } from '../shared/http/finalFailure.ts';
import { retryStalled, type StallPolicy } from '../shared/http/retryStalled.ts';
import { readBlob } from '../shared/http/readBlob.ts';

/**
 * Patient: nobody waits for these files, and what the reader waits for should go first. One try at once: a stalled one
 * would hold one of the six connections that page and worker share where there is no HTTP/2.
 */
const POLICY: StallPolicy = {
  stallAfter: 1500,
  maxWait: 6000,
  atOnce: 1,
  firstPause: 500,
  maxPause: 3000,
};

/** What the host must say a file is: a login wall answers everything with a page of its own and status 200. */
const TYPES: readonly [RegExp, RegExp][] = [
  [/\.html$/, /^text\/html/],
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
  if (isGone(response.status)) throw new FinalFailure(`${address} is gone`);
  if (response.status !== 200 || !ours || (wanted && !wanted.test(type)))
    throw new Error(`${response.status} ${type} for ${address}`);
}

/**
 * Reads a file of ours to its last byte. Rejects when the host answered with something else, or the file is truncated.
 * `onProgress` is called with each piece.
 */
export async function readFile(
  response: Response,
  address: string,
  onProgress: () => void = () => undefined,
): Promise<Response> {
  check(response, address);
  const body = await readBlob(response, onProgress);
  if (address.endsWith('.html') && !(await body.text()).includes(`id="${PAGE_END_ID}"`))
    throw new Error(`${address} is not ours, or broke off`);
  // Where a host sends no length, a truncated file looks like a complete one.
  if (address.endsWith('.json')) JSON.parse(await body.text());
  return new Response(body, { headers: response.headers });
}

/**
 * Fetches a file of ours to its last byte, through a line on which requests stall, break and fail. Files without a
 * hash in their name are not taken from the browser's cache unasked. Rejects when `signal` aborts, and when there is no
 * such file.
 */
export function fetchWithRetry(address: string, hashed: boolean, signal: AbortSignal): Promise<Response> {
  return retryStalled(
    async (retries, aborted, onProgress) => {
      const cache = retries > 0 ? 'reload' : hashed ? 'default' : 'no-cache';
      const response = await fetch(address, { signal: aborted, cache, priority: 'low' });
      return readFile(response, address, onProgress);
    },
    POLICY,
    signal,
  );
}
