import { useSyncExternalStore } from 'react';
import type { StorageState } from '../../shared/storage/database.ts';
import { libraryDatabase } from './db/tables.ts';
import { canStorePictures } from './pictures/cachedPictures.ts';

const read = (): StorageState => (canStorePictures() ? libraryDatabase.state() : 'none');

/** Returns the state of storage; `device` until an access fails (OF-09). */
export const useLibraryState = (): StorageState =>
  useSyncExternalStore(libraryDatabase.subscribe, read, () => 'device');
