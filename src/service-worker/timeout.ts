/** A pending event keeps the next version from activating (OF-07): every request of an event ends after this time. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The same for pictures, which may be large, and for files that are fetched in the background. */
export const BACKGROUND_TIMEOUT_MS = 60_000;

/** The result of a request, unless it takes longer. The request is not aborted: only its event delays a new version. */
export function inTime<T>(request: Promise<T>, timeoutMs = REQUEST_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response in ${timeoutMs} ms`)), timeoutMs);
    request.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
