const lost = new WeakSet<object>();

/** Notes that an error says that a part of the page could not be fetched. */
export const noteLost = (error: object): void => void lost.add(error);

/** Whether an error says so: then the line is at fault, and what was asked for may be well. */
export const isLost = (error: unknown): boolean => error instanceof Error && lost.has(error);
