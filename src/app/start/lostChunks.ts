import { FINAL_FAILURE } from '../../shared/http/finalFailure.ts';
import { isNavigatingAway, reloadPage } from '../../shared/leaving.ts';
import { persisted, textCodec } from '../../shared/storage/persisted.ts';

const reloaded = persisted('reloaded-for-chunk', textCodec, 'sessionStorage');

/** True when the server has deleted the file; after a network error the page is not reloaded. */
const isGoneForGood = (error: unknown) => error instanceof Error && error.name === FINAL_FAILURE;

/**
 * Reloads an open tab of an earlier version, once, when a chunk no longer exists and the network is available. Never
 * during navigation, which a reload would cancel.
 */
export function recoverFromLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!isGoneForGood(event.payload) || isNavigatingAway()) return;
    const { href } = window.location;
    if (!navigator.onLine || reloaded.read() === href) return;
    // Without session storage reloads could repeat forever; the error boundary is shown instead.
    if (reloaded.write(href)) reloadPage();
  });
}
