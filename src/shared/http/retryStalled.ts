import { type Backoff, backoff } from './backoff.ts';
import { FinalFailure } from './finalFailure.ts';

/** When a request is tried again. Times in milliseconds. */
export interface StallPolicy extends Backoff {
  /** Without progress for so long another attempt starts beside the first; half as long again each time, … */
  readonly stallAfter: number;
  /** … but no longer than this. */
  readonly maxWait: number;
  /** Most attempts at once: the oldest one is aborted for a new one. */
  readonly atOnce: number;
  /**
   * Milliseconds that another attempt should still hold back, as while the line is busy with other files; never longer
   * than `maxWait` in all.
   */
  readonly hold?: () => number;
}

/** One attempt: `retries` is 0 for the first; call `onProgress` whenever something of the response has come. */
export type Attempt<T> = (retries: number, signal: AbortSignal, onProgress: () => void) => Promise<T>;

/**
 * Retries a request that stalls, beside the first one, and after failures; the first whole response wins and aborts
 * the other attempts. On a line where requests stall at random this is the difference between one second and twenty
 * (https://cacm.acm.org/research/the-tail-at-scale/). Goes on until `signal` aborts, or an attempt throws
 * `FinalFailure`; then it rejects.
 */
export function retryStalled<T>(attempt: Attempt<T>, policy: StallPolicy, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const running: AbortController[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let started = 0;
    let failures = 0;
    let settled = false;

    const settle = (end: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      end();
      for (const controller of running) controller.abort();
    };
    const startAfter = (wait: number, begin: () => void = start) => {
      clearTimeout(timer);
      if (!settled) timer = setTimeout(begin, wait);
    };
    const join = (held: number) => {
      const hold = Math.min(policy.hold?.() ?? 0, policy.maxWait - held);
      if (hold > 0) startAfter(hold, () => join(held + hold));
      else start();
    };
    const watch = () => {
      const wait = Math.min(policy.stallAfter * 1.5 ** (started - 1), policy.maxWait);
      startAfter(wait, () => join(0));
    };
    const start = () => {
      if (running.length >= policy.atOnce) running.shift()?.abort();
      const controller = new AbortController();
      running.push(controller);
      const onProgress = () => {
        // Progress of an earlier attempt does not hold back the next one.
        if (running.at(-1) === controller) watch();
      };
      attempt(started, controller.signal, onProgress).then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => {
          if (error instanceof FinalFailure) settle(() => reject(error));
          const place = running.indexOf(controller);
          if (place === -1) return;
          running.splice(place, 1);
          if (running.length === 0) startAfter(backoff(policy, failures));
          failures += 1;
        },
      );
      started += 1;
      watch();
    };

    signal?.addEventListener('abort', () => settle(() => reject(signal.reason)), { once: true });
    if (signal?.aborted) settle(() => reject(signal.reason));
    else start();
  });
}
