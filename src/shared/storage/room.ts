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
