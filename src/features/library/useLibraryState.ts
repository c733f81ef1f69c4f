import { useSyncExternalStore } from 'react';
import type { StorageState } from '../../shared/storage/database.ts';
import { libraryDatabase } from './db/tables.ts';
import { canKeepPictures } from './pictures/cachedPictures.ts';

const read = (): StorageState => (canKeepPictures() ? libraryDatabase.state() : 'none');

/** Whether guides can be saved: `device` while they can, and until the browser has said otherwise (OF-09). */
export const useLibraryState = (): StorageState =>
  useSyncExternalStore(libraryDatabase.subscribe, read, () => 'device');
