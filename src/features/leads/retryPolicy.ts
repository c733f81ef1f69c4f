import { type Backoff, backoff } from '../../shared/http/backoff.ts';
import type { Filled, Submission } from './model.ts';

/** What became of one try to send. */
export type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' }
  /** Not now. `retryAfter`: milliseconds that the endpoint asked for. */
  | {
      readonly kind: 'later';
      readonly answered: boolean;
      readonly retryAfter?: number | undefined;
      /** The device has no network. */
      readonly offline?: boolean;
    };

const BACKOFF: Backoff = { firstPause: 5_000, maxPause: 60 * 60_000 };
/** An endpoint cannot put a person off for longer than a day. */
const LONGEST_RETRY_AFTER = 24 * 60 * 60_000;
/**
 * A submission that is neither taken nor refused has failed after this time, counted from when it was submitted, and
 * after this number of tries: a device may have been off for a week, or its clock wrong.
 */
const RETRY_FOR_MS = 7 * 24 * 60 * 60_000;
const LEAST_TRIES = 5;
/** So long it can be seen that something was sent. */
const SHOWN = 7 * 24 * 60 * 60_000;

/** A form as it is put into the outbox. */
export const newSubmission = (filled: Filled, key: string, now: number): Submission => ({
  ...filled,
  key,
  createdAt: now,
  state: 'waiting',
  attempts: 0,
  notBefore: now,
  answered: false,
});

/** The pause after so many tries, doubled each time, with jitter so that not all come back at once. Milliseconds. */
export function pauseAfter(attempts: number, random: number): number {
  const longest = backoff(BACKOFF, Math.max(0, attempts - 1), 1);
  return Math.round(longest * (0.5 + random / 2));
}

/** A submission after a try. What is sent keeps no more of the person than that and when. */
export function afterTry(tried: Submission, outcome: Outcome, now: number, random: number): Submission {
  const attempts = tried.attempts + 1;
  switch (outcome.kind) {
    case 'taken':
      return { ...tried, attempts, state: 'sent', sentAt: now, answered: true, fields: {}, text: '' };
    case 'refused':
      return { ...tried, attempts, state: 'failed', answered: true };
    case 'later': {
      const isTooLate = now - tried.createdAt > RETRY_FOR_MS && attempts >= LEAST_TRIES;
      if (isTooLate && !outcome.offline)
        return { ...tried, attempts, state: 'failed', answered: outcome.answered };
      const asked = Math.min(LONGEST_RETRY_AFTER, outcome.retryAfter ?? 0);
      const notBefore = now + Math.max(asked, pauseAfter(attempts, random));
      return { ...tried, attempts, notBefore, answered: outcome.answered };
    }
  }
}

/**
 * Whether a submission is to be tried now. `eager` when there is reason to believe that the line is back: what only the
 * line has failed does not sit out its pause then.
 */
export function isDue({ state, notBefore, answered }: Submission, now: number, eager: boolean): boolean {
  if (state !== 'waiting') return false;
  // A clock that was set back must not make anything wait for longer than the longest pause.
  return (eager && !answered) || notBefore <= now || notBefore > now + LONGEST_RETRY_AFTER;
}

/** Sent, and past its retention. */
export const isOver = ({ state, sentAt = 0 }: Submission, now: number): boolean =>
  state === 'sent' && now - sentAt > SHOWN;
