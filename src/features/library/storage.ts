/** What the browser says of this site's room on the device, in bytes; undefined where it does not say. */
export interface Room {
  readonly used: number | undefined;
  readonly left: number | undefined;
  /** The browser will not clear it away by itself. */
  readonly persisted: boolean;
}

/** Asks the browser how much is used and left. Never rejects. */
export async function readRoom(): Promise<Room> {
  try {
    const [{ usage, quota }, persisted] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    const left = usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage);
    return { used: usage, left, persisted };
  } catch {
    return { used: undefined, left: undefined, persisted: false };
  }
}

let asked = false;

/**
 * Asks the browser not to clear this site's storage away by itself (OF-05). Call it when the reader taps to save, and at
 * no other time: Firefox asks the reader in turn. Once a page, however much is saved; how it stands, `/saved` says.
 */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Where it cannot be asked, what is saved lasts as long as the browser likes.
  }
}
