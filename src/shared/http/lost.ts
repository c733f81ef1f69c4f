const lost = new WeakMap<object, () => Promise<unknown>>();

/** Notes that an error says that a part of the page could not be fetched, and how to fetch it again. */
export const noteLost = (error: Error, fetchAgain: () => Promise<unknown>): void =>
  void lost.set(error, fetchAgain);

/** Whether an error says so: then the line is at fault, and what was asked for may be well. */
export const isLost = (error: unknown): boolean => error instanceof Error && lost.has(error);

/** Fetches what an error says was lost. Rejects when it is not to be had now either. */
export const fetchLost = async (error: unknown): Promise<unknown> =>
  error instanceof Error ? lost.get(error)?.() : undefined;
