import { FINAL_FAILURE } from '../../shared/http/finalFailure.ts';
import { noteLost } from '../../shared/http/lost.ts';
import { isBeingLeft, reloadPage } from '../../shared/leaving.ts';

const MARK = 'reloaded-for-chunk';

/** The server says that the file is gone. When only the line is bad, a page that is read is left alone. */
const isGoneForGood = (error: unknown) => error instanceof Error && error.name === FINAL_FAILURE;

/**
 * An open tab of an earlier version may ask for a chunk that is no longer there: the page is then loaded
 * again, once, when there is a network (DESIGN 6). Never while it is being left: that would cancel the reader's way.
 */
export function recoverFromLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    noteLost(event.payload);
    if (!isGoneForGood(event.payload) || isBeingLeft()) return;
    try {
      if (!navigator.onLine || sessionStorage.getItem(MARK) === window.location.href) return;
      sessionStorage.setItem(MARK, window.location.href);
      reloadPage();
    } catch {
      // Without session storage a loop could not be told: the error boundary speaks instead.
    }
  });
}
