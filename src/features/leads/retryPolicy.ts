import { type Backoff, backoff } from '../../shared/http/backoff.ts';
import type { Filled, Submission } from './submission.ts';

/** The result of a try to send. */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' }
  /** To be sent again. `retryAfter`: milliseconds requested by the endpoint. */
  | {
      readonly kind: 'later';
      readonly answered: boolean;
      readonly retryAfter?: number | undefined;
      readonly offline?: boolean;
    };

const DAY_MS = 24 * 60 * 60_000;
const BACKOFF: Backoff = { firstPause: 5_000, maxPause: 60 * 60_000 };
const MAX_RETRY_AFTER_MS = DAY_MS;
/**
 * A submission that is neither accepted nor refused has failed after this time and this number of tries: the device may
 * have been off for a week, or its clock wrong.
 */
const RETRY_FOR_MS = 7 * DAY_MS;
const LEAST_TRIES = 5;
/** Sent submissions are listed for this time. */
const LISTED_FOR_MS = 7 * DAY_MS;

/** Returns the row for the outbox of a filled form. */
export const newSubmission = (filled: Filled, key: string, now: number): Submission => ({
  ...filled,
  key,
  createdAt: now,
  state: 'waiting',
  attempts: 0,
  notBefore: now,
  answered: false,
});

/** Returns the pause after a number of tries, in milliseconds: it doubles each time, with jitter. */
export function pauseAfter(attempts: number, random: number): number {
  const longest = backoff(BACKOFF, Math.max(0, attempts - 1), 1);
  return Math.round(longest * (0.5 + random / 2));
}

/** Returns a submission after a try. A sent one contains no personal data. */
export function afterTry(tried: Submission, outcome: Outcome, now: number, random: number): Submission {
  const attempts = tried.attempts + 1;
  switch (outcome.kind) {
    case 'accepted':
      return { ...tried, attempts, state: 'sent', sentAt: now, answered: true, fields: {}, text: '' };
    case 'refused':
      return { ...tried, attempts, state: 'failed', answered: true };
    case 'later': {
      const isTooLate = now - tried.createdAt > RETRY_FOR_MS && attempts >= LEAST_TRIES;
      if (isTooLate && !outcome.offline)
        return { ...tried, attempts, state: 'failed', answered: outcome.answered };
      const retryAfter = Math.min(MAX_RETRY_AFTER_MS, outcome.retryAfter ?? 0);
      const notBefore = now + Math.max(retryAfter, pauseAfter(attempts, random));
      return { ...tried, attempts, notBefore, answered: outcome.answered };
    }
  }
}

/**
 * True when a submission is to be tried now. `eager`: the network may be back, so that a pause after a failed connection
 * is skipped.
 */
export function isDue({ state, notBefore, answered }: Submission, now: number, eager: boolean): boolean {
  if (state !== 'waiting') return false;
  // After the clock was set back, nothing waits longer than the longest pause.
  return (eager && !answered) || notBefore <= now || notBefore > now + MAX_RETRY_AFTER_MS;
}

/** True for a sent submission that is no longer listed. */
export const isOver = ({ state, sentAt = 0 }: Submission, now: number): boolean =>
  state === 'sent' && now - sentAt > LISTED_FOR_MS;
