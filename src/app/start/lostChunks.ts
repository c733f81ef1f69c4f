import { FINAL_FAILURE } from '../../shared/http/finalFailure.ts';
import { isBeingLeft, reloadPage } from '../../shared/leaving.ts';
import { persisted, textCodec } from '../../shared/storage/persisted.ts';

/** The address that was reloaded last. */
const reloaded = persisted('reloaded-for-chunk', textCodec, 'sessionStorage');

/** The server says that the file is gone. When only the line is bad, a page that is read is left alone. */
const isGoneForGood = (error: unknown) => error instanceof Error && error.name === FINAL_FAILURE;

/**
 * An open tab of an earlier version may ask for a chunk that is no longer there: the page is then loaded
 * again, once, when there is a network (DESIGN 6). Never while it is being left: that would cancel the reader's way.
 */
export function recoverFromLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!isGoneForGood(event.payload) || isBeingLeft()) return;
    const { href } = window.location;
    if (!navigator.onLine || reloaded.read() === href) return;
    // Without session storage reloads could go on for ever: the error boundary is shown instead.
    if (reloaded.write(href)) reloadPage();
  });
}
