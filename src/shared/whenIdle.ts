/** Milliseconds after which work is done where the browser does not tell when it is idle (Safari). */
const LATER = 2_000;

/** Runs work that nobody waits for, when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, LATER);
}
