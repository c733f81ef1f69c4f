const KEY = 'reading';

/** Notes that this device remembers how far something is read: pages that could offer it need not look otherwise. */
export function noteBegun(): void {
  try {
    localStorage.setItem(KEY, 'begun');
  } catch {
    // Without storage there is nothing to go on with.
  }
}

/** Whether it does. */
export function hasBegun(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
