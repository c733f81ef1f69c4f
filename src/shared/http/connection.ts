/**
 * How the line to the content service stands, told from what really happened to requests: `navigator.onLine` is true
 * behind a hotel's login page, and in front of a server that is down.
 */
export type Connection = 'online' | 'slow' | 'unreachable' | 'offline';

/** After so many milliseconds without headers a line is slow. */
const SLOW_AFTER = 3000;

const knowsOffline = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

let state: Connection = 'online';
const listeners = new Set<() => void>();

function set(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** How the line stands now. */
export const connection = (): Connection => state;

/** Calls back when that changes; returns the way to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What becomes of a request. Each but `again` is told at most once. */
export interface RequestWatch {
  /** Headers have come: the service can be reached. */
  readonly answered: () => void;
  /** It failed for the line's or the server's sake. */
  readonly failed: () => void;
  /** One attempt at it failed and another follows: what is told next counts from now. */
  readonly again: () => void;
  /** Nobody waits for it any more: it says nothing. */
  readonly left: () => void;
}

/**
 * Watches one request, further attempts at it included. `uncached`: no cache can have answered it, so that its answer
 * counts for more than what the device believes.
 */
export function watchRequest(uncached = false): RequestWatch {
  let late = false;
  let settled = false;
  const wait = () =>
    setTimeout(() => {
      late = true;
      if (state === 'online') set('slow');
    }, SLOW_AFTER);
  let timer = wait();
  const settle = (next?: Connection) => {
    settled = true;
    clearTimeout(timer);
    if (next) set(next);
  };
  return {
    answered: () => settle(uncached || !knowsOffline() ? (late ? 'slow' : 'online') : undefined),
    failed: () => settle(knowsOffline() ? 'offline' : 'unreachable'),
    again: () => {
      // An attempt that lost the race ends after the answer.
      if (settled) return;
      clearTimeout(timer);
      late = false;
      timer = wait();
    },
    left: () => settle(),
  };
}

/**
 * Follows the device's reports of its network. `navigator.onLine` can be false while requests succeed (VPNs, virtual
 * adapters): `verify` sends a request, whose failure sets the state.
 */
export function followDevice(verify: () => void): () => void {
  const back = () => set('online');
  if (knowsOffline()) verify();
  window.addEventListener('offline', verify);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', verify);
    window.removeEventListener('online', back);
  };
}
