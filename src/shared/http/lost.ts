type Fetch = () => Promise<unknown>;

const lost = new WeakMap<object, Fetch | undefined>();

/**
 * Notes that an error says that a part of the page could not be had. `fetchAgain` fetches the files that did not come:
 * none where all of them have, and yet the part could not be run.
 */
export const noteLost = (error: Error, fetchAgain?: Fetch): void => void lost.set(error, fetchAgain);

/** Whether an error says so: then the line is at fault, and what was asked for may be well. */
export const isLost = (error: unknown): boolean => error instanceof Error && lost.has(error);

/** What fetches the files that, as an error says, did not come; it rejects as long as they do not. */
export const refetchOf = (error: unknown): Fetch | undefined =>
  error instanceof Error ? lost.get(error) : undefined;
