/** Delays after failures, in ms. */
export interface Backoff {
  /** Longest delay after the first failure; it doubles with each further failure up to `maxPause`. */
  readonly firstPause: number;
  readonly maxPause: number;
}

/**
 * Returns the delay before the next retry: exponential backoff with full jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). `random` 1 returns the longest one.
 */
export const backoff = (policy: Backoff, failures: number, random = Math.random()): number =>
  random * Math.min(policy.maxPause, policy.firstPause * 2 ** failures);
