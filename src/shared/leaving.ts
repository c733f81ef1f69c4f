let left = false;

/**
 * Records navigation away from the page, in browsers with the Navigation API: `reloadPage` then does nothing, because a
 * reload would cancel the navigation (https://html.spec.whatwg.org/#navigate). A `beforeunload` listener would disable
 * Firefox's back/forward cache.
 */
export function watchNavigation(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null && /^https?:/.test(destination.url))
      left = true;
  });
  window.addEventListener('pageshow', () => {
    left = false;
  });
}

/** Returns true during navigation, when the browser aborts the page's requests. */
export const isNavigatingAway = (): boolean => left;

/** Reloads the page without a user action, unless the user is navigating away. */
export function reloadPage(): void {
  if (!left) window.location.reload();
}
