/** Time limit of each request: a pending event delays the activation of the next version (OF-07). */
export const REQUEST_TIMEOUT_MS = 30_000;

export const BACKGROUND_TIMEOUT_MS = 60_000;
