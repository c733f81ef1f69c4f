/** A page of which nothing more has come for so many milliseconds is not waited for. */
const PATIENCE = 5000;

/**
 * Resolves when the page has been read to its end, or when it has broken off: a browser then waits for ever and fires
 * no event. What was still to come of it is called off.
 */
export function parsed(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        window.stop();
        done();
      }, PATIENCE);
    };
    const observer = new MutationObserver(watch);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', done);
    watch();
  });
}
