import { isTransient } from '../../../shared/http/HttpError.ts';
import { retryAfter } from '../../../shared/http/retryAfter.ts';
import type { Submission } from '../model.ts';
import type { Outcome } from '../retryPolicy.ts';

/** Milliseconds for a whole try: a line that has gone silent must not hold up what comes after. */
const PATIENCE = 30_000;

/** What a submission is sent as; the shape is promised in the README. */
export const bodyOf = ({ key, form, fields, text, language, createdAt }: Submission): string =>
  JSON.stringify({ key, form, fields, text, language, createdAt: new Date(createdAt).toISOString() });

/** What an answer means for a submission (FO-02). A page in place of an answer comes from a login wall or a host. */
export function outcomeOf({ status, headers }: Response, now: number): Outcome {
  const isPage = headers.get('content-type')?.includes('text/html') ?? false;
  if ((status >= 200 && status < 300 && !isPage) || status === 409) return { kind: 'taken' };
  if (status >= 400 && status < 500 && !isTransient(status)) return { kind: 'refused' };
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
    // The status says it all. The body is read so that the line can be used again; one that stalls changes nothing.
    void response.arrayBuffer().catch(() => undefined);
    return outcomeOf(response, Date.now());
  } catch (error) {
    console.info(`Not sent: ${String(error)}`);
    return { kind: 'later', answered: false };
  }
}
