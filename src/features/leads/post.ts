import * as v from 'valibot';
import { retryAfter } from '../../shared/http/retryAfter.ts';
import type { Outcome } from './retryPolicy.ts';
import type { Submission } from './submission.ts';

/** Limit for one try: the next submission must not wait for a stalled connection. */
const TIMEOUT_MS = 30_000;

/** Returns the request body of a submission (docs/forms.md). */
export const bodyOf = ({ key, form, fields, text, language, createdAt }: Submission): string =>
  JSON.stringify(
    { key, form, fields, text, language, createdAt: new Date(createdAt).toISOString() },
    // JSON parsers, PHP's among them, refuse half of a surrogate pair.
    (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value,
  );

/** Statuses of a final refusal. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** A refusal by the endpoint. Codes that begin with `rest_` are from WordPress, as when the plugin is inactive. */
const Refusal = v.object({ code: v.pipe(v.string(), v.regex(/^(?!rest_)./)) });

async function isRefusal(response: Response): Promise<boolean> {
  if (!REFUSALS.has(response.status)) return false;
  const body: unknown = await response.json().catch(() => undefined);
  return v.is(Refusal, body);
}

/**
 * Returns the outcome of a response (FO-02). Only responses of the endpoint itself are final: others may be from a
 * firewall, a login wall or a host.
 */
export async function outcomeOf(response: Response, now: number): Promise<Outcome> {
  const { status, headers } = response;
  const isPage = headers.get('content-type')?.includes('text/html') ?? false;
  if (!isPage && (response.ok || status === 409)) return { kind: 'accepted' };
  if (await isRefusal(response)) return { kind: 'refused' };
  return { kind: 'later', answered: true, retryAfter: retryAfter(headers, now) };
}

/** Tries to send a submission. Never rejects: a lost response counts as none. */
export async function post(endpoint: string, submission: Submission): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': submission.key },
      body: bodyOf(submission),
      credentials: 'omit',
      cache: 'no-store',
      // A redirect would turn the request into a GET, whose response means nothing.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const outcome = await outcomeOf(response, Date.now());
    // The connection is reusable once the body is read; a stalled body changes nothing.
    if (!response.bodyUsed) void response.arrayBuffer().catch(() => undefined);
    return outcome;
  } catch (error) {
    console.info(`Not sent: ${String(error)}`);
    return { kind: 'later', answered: false, offline: !navigator.onLine };
  }
}
