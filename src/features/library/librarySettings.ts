import * as v from 'valibot';
import { jsonCodec } from '../../shared/storage/jsonCodec.ts';
import { persisted } from '../../shared/storage/persisted.ts';

/** Numbers of recently read guides that can be stored automatically. */
export const RECENT_CHOICES = [0, 10, 20, 50, 100] as const;

const Settings = v.object({
  recent: v.fallback(v.picklist(RECENT_CHOICES), 20),
  wifiOnly: v.fallback(v.boolean(), false),
});

/** Settings of the library on this device. */
export interface LibrarySettings {
  readonly recent: number;
  readonly wifiOnly: boolean;
}

const entry = persisted<LibrarySettings>(
  'marsa-library',
  jsonCodec<LibrarySettings>(Settings, v.parse(Settings, {})),
);

/** Returns the settings, with defaults for invalid values. */
export const librarySettings = (): LibrarySettings => entry.read();

/** Stores a change. Returns false when storage is unavailable. */
export const setLibrarySettings = (change: Partial<LibrarySettings>): boolean =>
  entry.write({ ...librarySettings(), ...change });
