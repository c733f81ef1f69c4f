let left = false;

/**
 * Notes when the reader leaves the page: from then on `reloadPage` does nothing, because a reload would cancel the
 * navigation that the reader asked for (https://html.spec.whatwg.org/#navigate). Call once, at the start. A page that
 * comes back from the back/forward cache may reload again.
 */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    left = true;
  });
  window.addEventListener('pageshow', () => {
    left = false;
  });
}

/** True between the reader's leaving and the end of the page: requests that end now were cut off by the browser. */
export const isBeingLeft = (): boolean => left;

/** Loads the page again by itself, unless it is being left. What the reader asks for by a button needs no such care. */
export function reloadPage(): void {
  if (!left) window.location.reload();
}
