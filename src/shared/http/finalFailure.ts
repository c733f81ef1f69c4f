/** Name of a `FinalFailure`, for errors from another bundle. */
export const FINAL_FAILURE = 'FinalFailure';

/** Returns true for a status of files that do not exist. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** A failure that no retry can fix. */
export class FinalFailure extends Error {
  override readonly name = FINAL_FAILURE;
}
