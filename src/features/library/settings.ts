import * as v from 'valibot';

const KEY = 'marsa-library';

/** How many guides that were read may be kept automatically. */
export const RECENT_CHOICES = [0, 10, 20, 50, 100] as const;

const Settings = v.object({
  recent: v.fallback(v.picklist(RECENT_CHOICES), 20),
  wifiOnly: v.fallback(v.boolean(), false),
});

/** What the reader has chosen for the library, on this device. */
export interface LibrarySettings {
  /** So many of the guides that were read last are kept with their pictures. */
  readonly recent: number;
  /** Packs, and what is kept automatically, wait for Wi-Fi. */
  readonly wifiOnly: boolean;
}

/** What is chosen now; what cannot be read is as if nothing was. */
export function librarySettings(): LibrarySettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const parsed = v.safeParse(Settings, stored);
    return parsed.success ? parsed.output : v.parse(Settings, {});
  } catch {
    return v.parse(Settings, {});
  }
}

/** Keeps a choice. False where the device keeps nothing. */
export function setLibrarySettings(change: Partial<LibrarySettings>): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...librarySettings(), ...change }));
    return true;
  } catch {
    return false;
  }
}
