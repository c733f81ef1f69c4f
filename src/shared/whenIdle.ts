/** Milliseconds after which work is done where the browser does not tell when it is idle (Safari). */
const LATER = 2_000;

/**
 * Runs work that nobody waits for, when the browser has nothing better to do, after `patience` milliseconds at the
 * latest where that is given. Returns the way to stop it.
 */
export function whenIdle(work: () => void, patience?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, patience === undefined ? {} : { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, patience === undefined ? LATER : patience / 3);
  return () => clearTimeout(timer);
}
