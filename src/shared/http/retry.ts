import { HttpError } from './HttpError.ts';

/** How often, how late and how long to try again. Times in milliseconds. */
export interface RetryPolicy {
  readonly attempts: number;
  /** Upper bound of the first pause; it doubles with each further one. */
  readonly firstPause: number;
  /** No attempt starts when this much has passed since the first one. */
  readonly budget: number;
}

/** What the policy needs of the world; a test passes its own. */
export interface RetryWorld {
  readonly now: () => number;
  readonly random: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** False when the device itself says that it has no network: then trying again is useless. */
  readonly worthTrying: () => boolean;
}

export const browserWorld: RetryWorld = {
  now: () => Date.now(),
  random: () => Math.random(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  worthTrying: () => typeof navigator === 'undefined' || navigator.onLine,
};

/**
 * Runs a request until it succeeds, fails for good or the budget is used up. Pauses have full jitter, so
 * that many visitors do not come back at the same moment; a `Retry-After` is honoured, and if it lies
 * beyond the budget the failure is reported at once. Throws the last `HttpError`.
 */
export async function retrying<T>(
  request: () => Promise<T>,
  policy: RetryPolicy,
  world: RetryWorld = browserWorld,
): Promise<T> {
  const start = world.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof HttpError) || !error.transient || attempt >= policy.attempts) throw error;
      const jitter = world.random() * policy.firstPause * 2 ** (attempt - 1);
      const pause = error.retryAfter === undefined ? jitter : error.retryAfter + jitter / 4;
      if (!world.worthTrying() || world.now() - start + pause > policy.budget) throw error;
      await world.pause(pause);
    }
  }
}
