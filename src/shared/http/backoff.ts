/** Pauses after failures, in milliseconds. */
export interface Backoff {
  /** Longest pause after the first failure; it doubles with each further one … */
  readonly firstPause: number;
  /** … up to this. */
  readonly longestPause: number;
}

/** The longest pause after so many earlier failures, in milliseconds. */
export const longestBackoff = ({ firstPause, longestPause }: Backoff, failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** failures);

/**
 * A pause after so many earlier failures, in milliseconds: exponential backoff with full jitter, so that visitors do
 * not all come back at the same moment (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
export const backoff = (policy: Backoff, failures: number): number =>
  Math.random() * longestBackoff(policy, failures);
