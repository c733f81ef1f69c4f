const MARK = 'reloaded-for-chunk';

/**
 * An open tab of an earlier version may ask for a chunk that is no longer there: the page is then loaded
 * again, once, when there is a network (DESIGN 6).
 */
export function recoverFromLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    try {
      if (!navigator.onLine || sessionStorage.getItem(MARK) === window.location.href) return;
      sessionStorage.setItem(MARK, window.location.href);
      window.location.reload();
    } catch {
      // Without session storage a loop could not be told: the error boundary speaks instead.
    }
  });
}
