// The service worker's types have no `PageTransitionEvent`.
const isPersisted = (event: Event): boolean => 'persisted' in event && event.persisted === true;

/**
 * Calls back when the page enters and leaves the back/forward cache. Returns a function: the promise that settles when
 * the page leaves, undefined outside the cache.
 */
export function watchBackForwardCache(
  onEnter: () => void,
  onLeave: () => void,
): () => Promise<void> | undefined {
  let away: Promise<void> | undefined;
  let leave = () => {};
  // Node has no such events.
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
