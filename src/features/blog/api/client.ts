import * as v from 'valibot';
import { type RequestWatch, watchRequest } from '../../../shared/http/connection.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { parseJson } from '../../../shared/http/json.ts';
import { readText } from '../../../shared/http/readBody.ts';
import { type OnProgress, request } from '../../../shared/http/request.ts';
import { retryAfter } from '../../../shared/http/retryAfter.ts';
import { savesData } from '../../../shared/http/saveData.ts';
import { errorSchema } from './schema.ts';

/** Time for a request with all its attempts: the user is notified within 15 s, the page's own start included. */
const TIMEOUT_MS = 11_000;
/** A stalled attempt is replaced after 8 s; a slow network that still delivers is waited for. */
const DEADLINES = { stallMs: 8_000, slowBody: { rate: 1_000, timeoutMs: 45_000 } };
const RETRIES = 6;
const BACKOFF = { firstPause: 300, maxPause: 1_200 };

/**
 * Most requests side by side for one thing: the answers are small, and a browser has six lines to a server. Where three
 * of ten stall, three at once all hang for one list in forty, four for one in a hundred and twenty.
 */
const AT_ONCE = 4;
/** Bounds of the wait for headers before another request starts, in milliseconds. */
const HEDGE_AFTER = { least: 1_000, most: 4_000 } as const;
/** Moving mean of the time that headers took, in milliseconds: the later ones weigh more. */
let usual = 0;

/** The moving mean moves a third of the way to each new time; the first one stands for itself. */
function learn(took: number): void {
  usual = usual === 0 ? took : usual + (took - usual) / 3;
}

/** A JSON answer with the headers that lists need. */
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

/** Reads an answer of the service at an address. Throws `HttpError` for anything else. */
async function readJson(url: string, response: Response, onProgress: OnProgress): Promise<JsonAnswer> {
  const text = await readText(response, onProgress);
  // Redirects within the service are followed; a response of another origin is not the service's.
  if (response.url !== '' && new URL(response.url).origin !== new URL(url).origin)
    throw new HttpError('garbage', 'The service leads to another origin');
  if (!response.ok) throw failureOf(response, text);
  return { data: parseJson(text), headers: response.headers };
}

/** Chromium lets a second request for an address wait up to 20 s for the first, which is writing to its cache. */
const init = (attempt: number): RequestInit => ({
  credentials: 'omit',
  cache: attempt === 1 ? 'default' : 'no-store',
});

/** A refusal is a response, too; an aborted request says nothing about the connection. */
function reportOutcome(watch: RequestWatch, error: unknown): void {
  if (!(error instanceof HttpError)) watch.left();
  else if (error.transient) watch.failed();
  else watch.answered();
}

/**
 * GETs JSON from the content service, trying again, and side by side, where that may help. Throws `HttpError`; an
 * answer that is not OK carries its status text (CS-02). Rejects with the reason of `signal` when that aborts.
 */
export async function getJson(url: string, signal?: AbortSignal): Promise<JsonAnswer> {
  const afterMs = Math.min(HEDGE_AFTER.most, Math.max(HEDGE_AFTER.least, 2 * usual));
  const watch = watchRequest();
  try {
    const answer = await request(url, {
      ...DEADLINES,
      timeoutMs: TIMEOUT_MS,
      retries: RETRIES,
      hedge: { most: savesData() ? 1 : AT_ONCE, afterMs },
      backoff: BACKOFF,
      signal,
      init,
      read: (response, onProgress, headersMs) => {
        learn(headersMs);
        return readJson(url, response, onProgress);
      },
      // Refusals and pauses between attempts are no sign of a slow network: only a missing response is.
      onFailure: watch.again,
    });
    watch.answered();
    return answer;
  } catch (error) {
    reportOutcome(watch, error);
    throw error;
  }
}

/** Time for a request in the background. */
const BACKGROUND_TIMEOUT_MS = 30_000;

/**
 * GETs JSON from the content service once, for work behind the page: it neither asks the service twice nor reports a
 * slow connection. Throws `HttpError`; rejects with the reason of `signal` when that aborts.
 */
export function getJsonOnce(url: string, signal?: AbortSignal): Promise<JsonAnswer> {
  return request(url, {
    ...DEADLINES,
    timeoutMs: BACKGROUND_TIMEOUT_MS,
    signal,
    init,
    read: (response, onProgress) => readJson(url, response, onProgress),
  });
}
