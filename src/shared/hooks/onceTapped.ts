/** Calls back at the reader's next tap, before anything else hears of it; returns the way to stop that. */
export function onceTapped(work: () => void): () => void {
  document.addEventListener('click', work, { capture: true, once: true });
  return () => document.removeEventListener('click', work, { capture: true });
}
