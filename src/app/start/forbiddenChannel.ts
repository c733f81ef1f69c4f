class SilentChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  postMessage(): void {
    // Without storage other tabs need no messages.
  }
  close(): void {
    // There is nothing to close.
  }
}

/**
 * Replaces `BroadcastChannel` where its constructor throws: in Firefox with all site data blocked. Dexie creates a
 * channel while it loads, and would fail to load (OF-09).
 */
export function replaceForbiddenChannel(): void {
  try {
    new BroadcastChannel('marsa').close();
  } catch {
    Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  }
}
