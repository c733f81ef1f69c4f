const controller = new AbortController();

/** Aborts when the reader has asked for the next version. */
export const givingWay: AbortSignal = controller.signal;

/** Ends what nobody waits for: the next version takes over only when this one has nothing left to do (OF-07). */
export const giveWay = (): void => controller.abort();
