import { FinalFailure } from './finalFailure.ts';

/** When further tries of a request join in, in milliseconds. */
export interface InsistPlan {
  /** Without a sign of life for so long, another try starts beside the first; half as long again each time, … */
  readonly after: number;
  /** … but no longer than this. */
  readonly longestWait: number;
  /** Most tries at once: the oldest makes room. */
  readonly atOnce: number;
  /**
   * Milliseconds that another try should still hold back, as while the line is busy bringing other things; never
   * longer than `longestWait` in all.
   */
  readonly hold?: () => number;
  /** Longest pause after a failure; it doubles with each further one, up to `longestPause`. */
  readonly pause: number;
  readonly longestPause: number;
}

/** One try: `turn` counts from 0; call `alive` whenever something of the answer has come. */
export type Attempt<T> = (turn: number, signal: AbortSignal, alive: () => void) => Promise<T>;

/**
 * Asks again, beside the first request, when that one seems to hang, and after failures; the first whole answer
 * wins and ends the others. On a line where requests stall at random this is the difference between one second
 * and twenty (https://cacm.acm.org/research/the-tail-at-scale/). Goes on until `signal` aborts, or a try throws
 * `FinalFailure`; then it rejects.
 */
export function insist<T>(attempt: Attempt<T>, plan: InsistPlan, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const running: AbortController[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
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
      const hold = Math.min(plan.hold?.() ?? 0, plan.longestWait - held);
      if (hold > 0) startAfter(hold, () => join(held + hold));
      else start();
    };
    const watch = () => startAfter(Math.min(plan.after * 1.5 ** (turn - 1), plan.longestWait), () => join(0));
    const start = () => {
      if (running.length >= plan.atOnce) running.shift()?.abort();
      const controller = new AbortController();
      running.push(controller);
      const alive = () => {
        // A straggler's sign of life does not hold back the try after it.
        if (running.at(-1) === controller) watch();
      };
      attempt(turn, controller.signal, alive).then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => {
          if (error instanceof FinalFailure) settle(() => reject(error));
          const place = running.indexOf(controller);
          if (place === -1) return;
          running.splice(place, 1);
          failures += 1;
          const pause = Math.min(plan.pause * 2 ** (failures - 1), plan.longestPause);
          if (running.length === 0) startAfter(Math.random() * pause);
        },
      );
      turn += 1;
      watch();
    };

    signal?.addEventListener('abort', () => settle(() => reject(signal.reason)), { once: true });
    if (signal?.aborted) settle(() => reject(signal.reason));
    else start();
  });
}
