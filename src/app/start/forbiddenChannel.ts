/** A channel that reaches nobody. */
class SilentChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  postMessage(): void {
    // Where sites may store nothing, other tabs have nothing to hear of.
  }
  close(): void {
    // Nothing is open.
  }
}

/**
 * Firefox, told to block all that sites store, has a `BroadcastChannel` and throws when one is made. Dexie makes one
 * while it loads, and every page that needs it would be lost (OF-09).
 */
export function replaceForbiddenChannel(): void {
  try {
    new BroadcastChannel('marsa').close();
  } catch {
    Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  }
}
