import * as v from 'valibot';
import { retryAfter } from '../../../shared/http/retryAfter.ts';
import type { Submission } from '../model.ts';
import type { Outcome } from '../retryPolicy.ts';

/** Milliseconds for a whole try: a line that has gone silent must not hold up what comes after. */
const PATIENCE = 30_000;

/** What a submission is sent as; the shape is promised in the README. */
export const bodyOf = ({ key, form, fields, text, language, createdAt }: Submission): string =>
  JSON.stringify(
    { key, form, fields, text, language, createdAt: new Date(createdAt).toISOString() },
    // JSON parsers, PHP's among them, refuse half of a surrogate pair.
    (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value,
  );

/** Statuses with which an endpoint refuses a form for good. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** The endpoint's own refusal. Codes that begin with `rest_` are WordPress' own, such as of a plugin that is off. */
const Refusal = v.object({ code: v.pipe(v.string(), v.regex(/^(?!rest_)./)) });

async function isRefusal(response: Response): Promise<boolean> {
  if (!REFUSALS.has(response.status)) return false;
  const body: unknown = await response.json().catch(() => undefined);
  return v.is(Refusal, body);
}

/**
 * The meaning of an answer for a submission (FO-02). Only the endpoint's own answers are final: all others may be from a
 * firewall, a login wall or a host.
 */
export async function outcomeOf(response: Response, now: number): Promise<Outcome> {
  const { status, headers } = response;
  const isPage = headers.get('content-type')?.includes('text/html') ?? false;
  if (!isPage && (response.ok || status === 409)) return { kind: 'taken' };
  if (await isRefusal(response)) return { kind: 'refused' };
  return { kind: 'later', answered: true, retryAfter: retryAfter(headers, now) };
}

/** Tries to send a submission. Never rejects: an answer that was lost is none. */
export async function post(endpoint: string, submission: Submission): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': submission.key },
      body: bodyOf(submission),
      credentials: 'omit',
      cache: 'no-store',
      // What leads elsewhere is no endpoint: a redirect would make a GET of it, whose answer means nothing.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const outcome = await outcomeOf(response, Date.now());
    // Read to its end, so that the connection can be used again; a body that stalls changes nothing.
    if (!response.bodyUsed) void response.arrayBuffer().catch(() => undefined);
    return outcome;
  } catch (error) {
    console.info(`Not sent: ${String(error)}`);
    return { kind: 'later', answered: false, offline: !navigator.onLine };
  }
}
