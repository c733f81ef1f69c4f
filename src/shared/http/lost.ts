type Fetch = () => Promise<unknown>;

const lost = new WeakMap<object, Fetch | undefined>();

/** Marks an error as a part of the page that is unavailable; `fetchAgain` fetches its missing files, if any. */
export const noteLost = (error: Error, fetchAgain?: Fetch): void => void lost.set(error, fetchAgain);

/** Returns true for an error marked as such: the network is at fault. */
export const isLost = (error: unknown): boolean => error instanceof Error && lost.has(error);

/** Returns the function that fetches the missing files of an error; it rejects while they are unavailable. */
export const refetchOf = (error: unknown): Fetch | undefined =>
  error instanceof Error ? lost.get(error) : undefined;
