import * as v from 'valibot';
import { getText, type Deadlines, type TextAnswer } from '../../../shared/http/deadline.ts';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { parseJson, retryAfterOf } from '../../../shared/http/json.ts';
import { retrying, type RetryPolicy } from '../../../shared/http/retry.ts';
import { errorSchema } from './schema.ts';

/** A stalled line is given up soon enough for a reader to be told within half a minute (CS-05). */
export const DEADLINES: Deadlines = { headers: 8_000, idle: 8_000, total: 45_000 };
export const RETRIES: RetryPolicy = { attempts: 3, firstPause: 600, budget: 14_000 };

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
    retryAfter: retryAfterOf(answer.headers, Date.now()),
  });
}

async function requestJson(url: string): Promise<JsonAnswer> {
  const answer = await getText(url, DEADLINES);
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  return { data: parseJson(answer.text), headers: answer.headers };
}

/**
 * GETs JSON from the content service, trying again where that may help. Throws `HttpError`; an answer that is
 * not OK carries its status text (CS-02).
 */
export function getJson(url: string): Promise<JsonAnswer> {
  return retrying(() => requestJson(url), RETRIES);
}
