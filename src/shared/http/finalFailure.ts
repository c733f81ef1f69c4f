/** Name of a `FinalFailure`, for who may have got one from another script. */
export const FINAL_FAILURE = 'FinalFailure';

/** A failure that no further try will mend. */
export class FinalFailure extends Error {
  override readonly name = FINAL_FAILURE;
}
