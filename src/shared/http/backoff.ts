/** Pauses after failures, in milliseconds. */
export interface Backoff {
  /** Longest pause after the first failure; it doubles with each further one … */
  readonly firstPause: number;
  /** … up to this. */
  readonly maxPause: number;
}

/**
 * A pause after so many earlier failures, in milliseconds: exponential backoff with full jitter, so that visitors do
 * not all come back at the same moment (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 * With `random` 1 it is the longest such pause.
 */
export const backoff = (policy: Backoff, failures: number, random = Math.random()): number =>
  random * Math.min(policy.maxPause, policy.firstPause * 2 ** failures);
