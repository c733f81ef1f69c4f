import * as v from 'valibot';
import { jsonCodec } from '../../shared/storage/jsonCodec.ts';
import { persisted } from '../../shared/storage/persisted.ts';

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

const entry = persisted<LibrarySettings>(
  'marsa-library',
  jsonCodec<LibrarySettings>(Settings, v.parse(Settings, {})),
);

/** What is chosen now; the defaults for what cannot be read. */
export const librarySettings = (): LibrarySettings => entry.read();

/** Stores a choice. False where the device stores nothing. */
export const setLibrarySettings = (change: Partial<LibrarySettings>): boolean =>
  entry.write({ ...librarySettings(), ...change });
