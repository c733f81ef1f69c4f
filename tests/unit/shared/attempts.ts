import { afterEach, beforeEach, vi } from 'vitest';
import { type Attempt, hedgedRequest, type HedgePolicy } from '../../../src/shared/http/hedgedRequest.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';

const POLICY: HedgePolicy = {
  attempts: 5,
  atOnce: 3,
  hedgeAfter: 1_000,
  firstPause: 300,
  maxPause: 1_000,
  budget: 14_000,
};

/** A failure that may pass. */
export const drop = () => new HttpError('network', 'Dropped');

/** One attempt that was made, with the ways to let it come out. */
interface Made {
  readonly at: number;
  readonly signal: AbortSignal;
  readonly headers: () => void;
  readonly succeed: (value: string) => void;
  readonly fail: (error?: Error) => void;
}

/** The attempts of the running test, in order. */
export const made: Made[] = [];

/** What chance says in the next pauses. */
export const random = vi.spyOn(Math, 'random');

const attempt: Attempt<string> = (_, signal, headers) =>
  new Promise((succeed, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    made.push({ at: performance.now(), signal, headers, succeed, fail: (error = drop()) => reject(error) });
  });

/** Starts attempts and gives how they came out so far. */
export function begin(
  policy: Partial<HedgePolicy> = {},
  signal?: AbortSignal,
  work = attempt,
): () => unknown {
  let outcome: unknown = 'pending';
  hedgedRequest(work, { ...POLICY, ...policy }, signal).then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  return () => outcome;
}

/** Lets so many milliseconds pass. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** When the attempts were made, in milliseconds after the first. */
export const starts = () => made.map(({ at }) => at - (made[0]?.at ?? 0));

/** Which attempts were ended. */
export const ended = () => made.map(({ signal }) => signal.aborted);

/** The attempt at a place, from 0. */
export function nth(index: number): Made {
  const found = made[index];
  if (!found) throw new Error(`Attempt ${index + 1} was not made`);
  return found;
}

/** Gives each test of a file a clock of its own and a device with a network. */
export function freshAttempts(): void {
  beforeEach(() => {
    made.length = 0;
    random.mockReturnValue(1);
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
