import { yieldToMain } from '../../../shared/yieldToMain.ts';

export type Steps<T> = Generator<undefined, T>;

/** Shorter than React's slices, because one step may take as long again. */
const SLICE_MS = 3;

/** Runs work in slices of a few ms, so that the page responds to input. Rejects with the error of the work. */
export async function gently<T>(steps: Steps<T>): Promise<T> {
  let startedAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - startedAt < SLICE_MS) continue;
    await yieldToMain();
    startedAt = performance.now();
  }
}
