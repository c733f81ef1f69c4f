type Close = () => void;

/** Key in the state of a history entry; its value is the number of overlays open in it. */
const KEY = 'overlays';

const overlays: Close[] = [];
/** Navigations that wait for the end of a traversal. */
let waiting: (() => void)[] | undefined;
const onLeft: (() => void)[] = [];
let address = '';
/** True while another document is opening: a traversal would cancel that navigation. */
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const isRecord = (state: unknown): state is Record<string, unknown> =>
  typeof state === 'object' && state !== null;

function depthOf(state: unknown): number {
  const depth = isRecord(state) ? state[KEY] : undefined;
  return typeof depth === 'number' ? depth : 0;
}

const withDepth = (state: unknown, depth: number) => ({ ...(isRecord(state) ? state : {}), [KEY]: depth });

function addEntries(): void {
  const { history } = window;
  for (let depth = depthOf(history.state) + 1; depth <= overlays.length; depth += 1)
    History.prototype.pushState.call(history, withDepth(history.state, depth), '');
}

function leaveEntries(): void {
  const surplus = depthOf(window.history.state) - overlays.length;
  if (surplus <= 0 || waiting || isLeaving) return;
  waiting = [];
  window.history.go(-surplus);
}

/** A link in an overlay replaces the overlay's entry, so that Back from the next page leads to this page. */
function push(this: History, state: unknown, title: string, url?: string | URL | null): void {
  if (waiting) waiting.push(() => History.prototype.pushState.call(this, state, title, url));
  else if (depthOf(this.state) > 0) History.prototype.replaceState.call(this, state, title, url);
  else History.prototype.pushState.call(this, state, title, url);
}

/** A link to the current page replaces its entry, which remains the overlay's. */
function replace(this: History, state: unknown, title: string, url?: string | URL | null): void {
  const depth = depthOf(this.state);
  const stays = depth > 0 && new URL(url ?? '', window.location.href).href === window.location.href;
  History.prototype.replaceState.call(this, stays ? withDepth(state, depth) : state, title, url);
}

function onTraversal(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const moved = waiting;
  waiting = undefined;
  // The page is the same: the router must not render it again.
  if (moved || (window.location.href === address && overlays.length > depth))
    event.stopImmediatePropagation();
  for (const navigate of moved ?? []) navigate();
  if (moved) addEntries();
  for (const close of overlays.splice(depthOf(window.history.state))) close();
  // Forward led to the entry of a closed overlay.
  leaveEntries();
  for (const resolve of onLeft.splice(0)) resolve();
}

function onClick({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  isLeaving =
    link !== null && !defaultPrevented && !link.target && !link.download && /^https?:/.test(link.href);
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('pageshow', () => {
    isLeaving = false;
    leaveEntries();
  });
  window.addEventListener('popstate', onTraversal, { capture: true });
  window.history.pushState = push;
  window.history.replaceState = replace;
  // The page was reloaded while an overlay was open.
  leaveEntries();
}

/**
 * Adds a history entry for an overlay, so that Back closes it instead of leaving the page; returns a function to call
 * when it closes otherwise. `CloseWatcher` does not handle the Back button of desktop browsers.
 */
export function addOverlay(close: Close): () => void {
  clearTimeout(timer);
  overlays.push(close);
  address = window.location.href;
  if (!waiting) addEntries();
  return () => {
    const place = overlays.indexOf(close);
    if (place < 0) return;
    overlays.splice(place, 1);
    // A link that closes the overlay navigates first; React's strict mode opens it again.
    timer = setTimeout(leaveEntries);
  };
}

/** Resolves when all overlays are closed and their entries are left. */
export async function entriesLeft(): Promise<void> {
  while (depthOf(window.history.state) > 0) await new Promise<void>((resolve) => onLeft.push(resolve));
}

/** Navigates to another document once all overlays are closed; later overlays do not cancel the navigation. */
export async function leaveDocument(navigate: () => void): Promise<void> {
  await entriesLeft();
  isLeaving = true;
  navigate();
}
