import { type Backoff, backoff } from './backoff.ts';
import { HttpError } from './HttpError.ts';

/** How often, how late and how many at once to try. Times in milliseconds. */
export interface HedgePolicy extends Backoff {
  /** Most attempts altogether, and most of them side by side. */
  readonly attempts: number;
  readonly atOnce: number;
  /** Without headers for this long, another attempt (a hedge) starts beside the first. */
  readonly hedgeAfter: number;
  /** No attempt starts when this much has passed since the first one. */
  readonly budget: number;
}

/** One attempt. `number` counts from 1; `onHeaders` is to be called when an answer has begun to come. */
export type Attempt<T> = (number: number, signal: AbortSignal, onHeaders: () => void) => Promise<T>;

// False when the device itself says that it has no network: then trying again is useless.
const worthTrying = () => typeof navigator === 'undefined' || navigator.onLine;

/**
 * Runs attempts until one succeeds or fails for good, or the budget is used up; the first outcome aborts the others.
 * A second attempt starts beside one that stays silent, and after one that fails. A `Retry-After` is honoured; when it
 * lies beyond the budget the failure is reported at once. Rejects with the last `HttpError`, or with the reason of
 * `signal`.
 */
export function hedgedRequest<T>(attempt: Attempt<T>, policy: HedgePolicy, signal?: AbortSignal): Promise<T> {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  const ended = new AbortController();
  let [made, running, failures, notBefore] = [0, 0, 0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      settle();
      ended.abort();
    };
    const stop = () => end(() => reject(signal?.reason));

    const plan = (pause: number): boolean => {
      clearTimeout(timer);
      if (made >= policy.attempts || !worthTrying() || passed() + pause > policy.budget) return false;
      timer = setTimeout(start, pause);
      return true;
    };
    const failed = (error: unknown) => {
      running -= 1;
      if (ended.signal.aborted) return;
      if (!(error instanceof HttpError) || !error.transient) return end(() => reject(error));
      const pause = backoff(policy, failures);
      failures += 1;
      if (error.retryAfter !== undefined) {
        notBefore = Math.max(notBefore, passed() + error.retryAfter + pause / 4);
      }
      const tried = plan(Math.max(pause, notBefore - passed()));
      if (!tried && running === 0) end(() => reject(error));
    };
    const start = () => {
      made += 1;
      running += 1;
      if (running < policy.atOnce) plan(policy.hedgeAfter);
      attempt(made, ended.signal, () => clearTimeout(timer)).then(
        (value) => end(() => resolve(value)),
        failed,
      );
    };

    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    start();
  });
}
