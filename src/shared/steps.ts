import { yieldToMain } from './yieldToMain.ts';

/** Work in pieces, between which it may rest. */
export type Steps<T> = Generator<undefined, T>;

/** After so many milliseconds work makes room for others: sooner than React's own does, for one step may take as long again. */
const SLICE = 3;

/** Runs work in slices of a few milliseconds, so that a page answers meanwhile. Rejects with what the work throws. */
export async function gently<T>(steps: Steps<T>): Promise<T> {
  let startedAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - startedAt < SLICE) continue;
    await yieldToMain();
    startedAt = performance.now();
  }
}
