import * as v from 'valibot';
import { type RequestWatch, watchRequest } from '../../../shared/http/connection.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { parseJson } from '../../../shared/http/json.ts';
import { readText } from '../../../shared/http/readBody.ts';
import { type OnProgress, request } from '../../../shared/http/request.ts';
import { retryAfter } from '../../../shared/http/retryAfter.ts';
import { savesData } from '../../../shared/http/saveData.ts';
import { errorSchema } from './schema.ts';

/** Time limit of a request with all attempts: the user is notified within 15 s of navigation. */
const TIMEOUT_MS = 11_000;
/** A stalled attempt is replaced after 8 s; a slow response that makes progress is not. */
const DEADLINES = { stallMs: 8_000, slowBody: { rate: 1_000, timeoutMs: 45_000 } };
const RETRIES = 6;
const BACKOFF = { firstPause: 300, maxPause: 1_200 };

/**
 * Parallel requests. When 30 % of requests stall, all four stall for one list in 120, all three for one in
 * 40.
 */
const MAX_PARALLEL = 4;
/** Bounds of the wait for headers before a parallel request starts, in milliseconds. */
const HEDGE_DELAY_MS = { least: 1_000, most: 4_000 } as const;
/** Exponential moving average of the time to headers, in milliseconds. */
let averageHeadersMs = 0;

function learn(took: number): void {
  averageHeadersMs = averageHeadersMs === 0 ? took : averageHeadersMs + (took - averageHeadersMs) / 3;
}

/** JSON body and headers of a response. */
export interface JsonAnswer {
  readonly data: unknown;
  readonly headers: Headers;
}

function failureOf({ status, statusText, headers }: Response, text: string): HttpError {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    body = undefined;
  }
  const known = v.safeParse(errorSchema, body);
  return new HttpError('status', statusText || `HTTP ${status}`, {
    status,
    code: known.success ? known.output.code : '',
    retryAfter: retryAfter(headers, Date.now()),
  });
}

async function readJson(url: string, response: Response, onProgress: OnProgress): Promise<JsonAnswer> {
  const text = await readText(response, onProgress);
  if (response.url !== '' && new URL(response.url).origin !== new URL(url).origin)
    throw new HttpError('garbage', 'The service redirected to another origin');
  if (!response.ok) throw failureOf(response, text);
  return { data: parseJson(text), headers: response.headers };
}

/** In Chromium, a second request for an address waits up to 20 s for the first one's cache write. */
const init = (attempt: number): RequestInit => ({
  credentials: 'omit',
  cache: attempt === 1 ? 'default' : 'no-store',
});

/** An HTTP error is a response, too; an aborted request says nothing about the connection. */
function reportOutcome(watch: RequestWatch, error: unknown): void {
  if (!(error instanceof HttpError)) watch.left();
  else if (error.transient) watch.failed();
  else watch.answered();
}

/**
 * Fetches JSON with retries and parallel attempts. Rejects with `HttpError` or the reason of `signal`
 * (CS-02).
 */
export async function getJson(url: string, signal?: AbortSignal): Promise<JsonAnswer> {
  const afterMs = Math.min(HEDGE_DELAY_MS.most, Math.max(HEDGE_DELAY_MS.least, 2 * averageHeadersMs));
  const watch = watchRequest();
  try {
    const answer = await request(url, {
      ...DEADLINES,
      timeoutMs: TIMEOUT_MS,
      retries: RETRIES,
      hedge: { most: savesData() ? 1 : MAX_PARALLEL, afterMs },
      backoff: BACKOFF,
      signal,
      init,
      read: (response, onProgress, headersMs) => {
        learn(headersMs);
        return readJson(url, response, onProgress);
      },
      // Only a missing response indicates a slow network; HTTP errors and pauses between attempts do not.
      onFailure: watch.again,
    });
    watch.answered();
    return answer;
  } catch (error) {
    reportOutcome(watch, error);
    throw error;
  }
}

const BACKGROUND_TIMEOUT_MS = 30_000;

/** Fetches JSON in one attempt, unreported. Rejects with `HttpError` or the reason of `signal`. */
export function getJsonOnce(url: string, signal?: AbortSignal): Promise<JsonAnswer> {
  return request(url, {
    ...DEADLINES,
    timeoutMs: BACKGROUND_TIMEOUT_MS,
    signal,
    init,
    read: (response, onProgress) => readJson(url, response, onProgress),
  });
}
