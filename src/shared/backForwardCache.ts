// The worker's types have no `PageTransitionEvent`.
const isPersisted = (event: Event): boolean => 'persisted' in event && event.persisted === true;

/**
 * Calls back when the page enters the back/forward cache and when it leaves it. Returns a function: the promise that
 * settles when the page leaves, undefined while it is not in there.
 */
export function watchBackForwardCache(
  onEnter: () => void,
  onLeave: () => void,
): () => Promise<void> | undefined {
  let away: Promise<void> | undefined;
  let leave = () => {};
  // Not in Node, where the server renders and tests run.
  if ('addEventListener' in globalThis) {
    addEventListener('pagehide', (event) => {
      if (!isPersisted(event)) return;
      away = new Promise((resolve) => {
        leave = resolve;
      });
      onEnter();
    });
    addEventListener('pageshow', (event) => {
      if (!isPersisted(event)) return;
      away = undefined;
      leave();
      onLeave();
    });
  }
  return () => away;
}
