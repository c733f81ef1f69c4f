/** Delay in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_DELAY_MS = 2_000;

/** Runs background work when the browser is idle, or after the time limit. Returns a cancel function. */
export function whenIdle(work: () => void, timeoutMs?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, timeoutMs === undefined ? {} : { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, timeoutMs === undefined ? FALLBACK_DELAY_MS : timeoutMs / 3);
  return () => clearTimeout(timer);
}
