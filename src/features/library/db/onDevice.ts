import type Dexie from 'dexie';
import { onDevice as onDeviceOf } from '../../../shared/storage/onDevice.ts';
import { libraryDatabase } from './tables.ts';

/** Runs work on the library database; rejects like the shared `onDevice`. */
export const onDevice = <T>(work: (db: Dexie) => Promise<T>): Promise<T> => onDeviceOf(libraryDatabase, work);
