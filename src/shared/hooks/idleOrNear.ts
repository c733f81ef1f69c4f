/** A part of the page this near to the screen is wanted. */
const NEAR = '400px';
/** A phone that is never idle gets its parts all the same, after so many milliseconds. */
const PATIENCE = 3000;

/**
 * Resolves when the browser has nothing better to do, or when the rendered part that `selector` names comes near
 * the screen, or the reader taps something, whichever is first: then the part is hydrated (DESIGN 5). At once where nothing was rendered yet.
 */
export function idleOrNear(selector: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: NEAR },
    );
    const done = () => {
      observer.disconnect();
      document.removeEventListener('click', done, { capture: true });
      resolve();
    };
    observer.observe(element);
    // React shows the next page only when what stays of this one is alive: nothing is put off any longer.
    document.addEventListener('click', done, { capture: true });
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: PATIENCE });
    else setTimeout(done, PATIENCE / 3);
  });
}
