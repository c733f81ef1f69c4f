/** The connection to the content service. `navigator.onLine` is true behind captive portals and for failed servers. */
export type Connection = 'online' | 'slow' | 'unreachable' | 'offline';

const SLOW_AFTER_MS = 3000;

const knowsOffline = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

let state: Connection = 'online';
const listeners = new Set<() => void>();

function set(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Returns the current state. */
export const connection = (): Connection => state;

/** Calls back when the state changes; returns an unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports the outcome of a request. Each method except `again` has an effect once. */
export interface RequestWatch {
  readonly answered: () => void;
  /** The request failed because of the network or the server. */
  readonly failed: () => void;
  /** An attempt failed and another follows: the next report counts from now. */
  readonly again: () => void;
  readonly left: () => void;
}

/** Watches a request with all its attempts. `uncached`: its response overrides `navigator.onLine`. */
export function watchRequest(uncached = false): RequestWatch {
  let late = false;
  let settled = false;
  const wait = () =>
    setTimeout(() => {
      late = true;
      if (state === 'online') set('slow');
    }, SLOW_AFTER_MS);
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
      // A slower parallel attempt ends after the response.
      if (settled) return;
      clearTimeout(timer);
      late = false;
      timer = wait();
    },
    left: () => settle(),
  };
}

/**
 * Follows `online` and `offline` events. `navigator.onLine` can be false while requests succeed (VPNs, virtual
 * adapters), so `verify` sends a request, whose failure sets the state.
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
