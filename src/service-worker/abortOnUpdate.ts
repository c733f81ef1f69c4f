const controller = new AbortController();

/** Aborts when the reader has asked for the next version. */
export const abortOnUpdate: AbortSignal = controller.signal;

/**
 * A signal that aborts after so many milliseconds, or with `abortOnUpdate`. By hand: `AbortSignal.any` is missing in Safari
 * before 17.4, Chromium before 116 and Firefox before 124, and an install that throws is tried again without end.
 */
export function timeoutOrUpdate(milliseconds: number): AbortSignal {
  const either = new AbortController();
  for (const signal of [abortOnUpdate, AbortSignal.timeout(milliseconds)]) {
    const end = () => either.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { signal: either.signal });
  }
  return either.signal;
}

/** Gives what the work gives; rejects when the reader has asked for the next version, whatever becomes of the work. */
export function untilUpdate<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(abortOnUpdate.reason);
    if (abortOnUpdate.aborted) end();
    abortOnUpdate.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => abortOnUpdate.removeEventListener('abort', end));
  });
}

const answers = new Set<Promise<unknown>>();

/** Gives what the work gives, and has `abortForUpdate` wait until it has ended. */
export function trackAnswer<T>(work: Promise<T>): Promise<T> {
  answers.add(work);
  const forget = () => answers.delete(work);
  work.then(forget, forget);
  return work;
}

/**
 * Ends what is under way: the next version takes over only when this one has nothing left to do (OF-07). Resolves when
 * the answers that were being made have been given.
 */
export async function abortForUpdate(): Promise<void> {
  controller.abort();
  await Promise.allSettled(answers);
}
