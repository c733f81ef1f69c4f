/** The event by which the script in the head has the router open a link of a part that is not hydrated yet. */
export const OPEN_BY_ROUTER = 'marsa:link';

/** Asks the router for the page at a path of the site. */
export function openByRouter(path: string): void {
  document.dispatchEvent(new CustomEvent<string>(OPEN_BY_ROUTER, { detail: path }));
}

/** Calls `open` with each path that is asked for; returns the way to stop. */
export function onOpenByRouter(open: (path: string) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') open(event.detail);
  };
  document.addEventListener(OPEN_BY_ROUTER, listener);
  return () => document.removeEventListener(OPEN_BY_ROUTER, listener);
}
