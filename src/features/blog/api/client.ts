import * as v from 'valibot';
import { type RequestWatch, watchRequest } from '../../../shared/http/connection.ts';
import { getText, type Deadlines, type TextAnswer } from '../../../shared/http/deadline.ts';
import { hedgedRequest, type HedgePolicy } from '../../../shared/http/hedgedRequest.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { parseJson } from '../../../shared/http/json.ts';
import { retryAfter } from '../../../shared/http/retryAfter.ts';
import { savesData } from '../../../shared/http/saveData.ts';
import { errorSchema } from './schema.ts';

/** Milliseconds for a request with all its attempts: a reader is told within 15 s, the page's own start included. */
const TOTAL = 11_000;
/** A stalled attempt makes room for another one after 8 s; a slow line that still brings something is waited for. */
const DEADLINES: Omit<Deadlines, 'total'> = {
  headers: 8_000,
  idle: 8_000,
  flowing: { rate: 1_000, longest: 45_000 },
};
const ATTEMPTS: Omit<HedgePolicy, 'atOnce' | 'hedgeAfter'> = {
  attempts: 7,
  firstPause: 300,
  maxPause: 1_200,
  budget: TOTAL - 1_000,
};

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

function failureOf(answer: TextAnswer): HttpError {
  let body: unknown;
  try {
    body = parseJson(answer.text);
  } catch {
    body = undefined;
  }
  const known = v.safeParse(errorSchema, body);
  return new HttpError('status', answer.statusText || `HTTP ${answer.status}`, {
    status: answer.status,
    code: known.success ? known.output.code : '',
    retryAfter: retryAfter(answer.headers, Date.now()),
  });
}

async function requestJson(
  url: string,
  number: number,
  total: number,
  signal: AbortSignal,
  onHeaders: (took: number) => void,
): Promise<JsonAnswer> {
  const asked = performance.now();
  const deadlines = { ...DEADLINES, headers: Math.min(DEADLINES.headers, total), total };
  const answer = await getText(url, deadlines, {
    signal,
    // Chromium lets a second request for an address wait up to 20 s for the first, which is writing to its cache.
    cache: number === 1 ? 'default' : 'no-store',
    onHeaders: () => onHeaders(performance.now() - asked),
  });
  // Redirects within the service are followed; what another origin answers is not the service's word.
  if (answer.url !== '' && new URL(answer.url).origin !== new URL(url).origin)
    throw new HttpError('garbage', 'The service leads to another origin');
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  return { data: parseJson(answer.text), headers: answer.headers };
}

/** A clear "no" is an answer, too; what nobody waited for says nothing. */
function reportOutcome(watch: RequestWatch, error: unknown): void {
  if (!(error instanceof HttpError)) watch.left();
  else if (error.transient) watch.failed();
  else watch.answered();
}

/** Refusals and pauses between attempts are no sign of a slow line: silence alone is. */
async function watched(watch: RequestWatch, attempt: Promise<JsonAnswer>): Promise<JsonAnswer> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof HttpError && error.transient) watch.again();
    throw error;
  }
}

/**
 * GETs JSON from the content service, trying again, and side by side, where that may help. Throws `HttpError`; an
 * answer that is not OK carries its status text (CS-02). Rejects with the reason of `signal` when that aborts.
 */
export async function getJson(url: string, signal?: AbortSignal): Promise<JsonAnswer> {
  const hedgeAfter = Math.min(HEDGE_AFTER.most, Math.max(HEDGE_AFTER.least, 2 * usual));
  const policy = { ...ATTEMPTS, atOnce: savesData() ? 1 : AT_ONCE, hedgeAfter };
  const watch = watchRequest();
  const startedAt = performance.now();
  try {
    const answer = await hedgedRequest(
      (number, ended, onHeaders) => {
        const left = TOTAL - (performance.now() - startedAt);
        const begins = (took: number) => {
          learn(took);
          onHeaders();
        };
        return watched(watch, requestJson(url, number, left, ended, begins));
      },
      policy,
      signal,
    );
    watch.answered();
    return answer;
  } catch (error) {
    reportOutcome(watch, error);
    throw error;
  }
}

/** Milliseconds for a request that nobody waits for. */
const UNHURRIED = 30_000;

/**
 * GETs JSON from the content service once, for work behind the page: it neither asks the service twice nor tells of a
 * slow connection. Throws `HttpError`; rejects with the reason of `signal` when that aborts.
 */
export function getJsonOnce(url: string, signal = new AbortController().signal): Promise<JsonAnswer> {
  return requestJson(url, 1, UNHURRIED, signal, () => undefined);
}
