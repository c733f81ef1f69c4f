/** Storage used and available, in bytes; undefined if unknown. */
export interface Room {
  readonly used: number | undefined;
  readonly left: number | undefined;
  /** The browser does not evict the data. */
  readonly persisted: boolean;
}

/** Returns the browser's storage estimate. Never rejects. */
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
