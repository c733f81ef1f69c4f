let left = false;

/**
 * Notes when the user leaves the page, where browsers have the Navigation API: `reloadPage` does nothing from then on,
 * because a reload would cancel that navigation (https://html.spec.whatwg.org/#navigate). Call once, at the start. A
 * `beforeunload` listener would keep the page out of Firefox's back/forward cache.
 */
export function watchLeaving(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null && /^https?:/.test(destination.url))
      left = true;
  });
  window.addEventListener('pageshow', () => {
    left = false;
  });
}

/** True between the user's leaving and the end of the page: the browser aborts its requests then. */
export const isBeingLeft = (): boolean => left;

/** Reloads the page without a user action, unless the user is leaving it. */
export function reloadPage(): void {
  if (!left) window.location.reload();
}
