/**
 * Calls back when the browser has nothing better to do, after so many milliseconds at the latest; returns the way to
 * stop that.
 */
export function onceIdle(work: () => void, patience: number): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, patience / 3);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/** Calls back at the reader's next tap, before anything else hears of it; returns the way to stop that. */
export function onceTapped(work: () => void): () => void {
  document.addEventListener('click', work, { capture: true, once: true });
  return () => document.removeEventListener('click', work, { capture: true });
}
