/** Calls back at the reader's next click, before any other listener; returns the way to stop listening. */
export function onNextClick(work: () => void): () => void {
  document.addEventListener('click', work, { capture: true, once: true });
  return () => document.removeEventListener('click', work, { capture: true });
}
