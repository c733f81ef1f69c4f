import type Dexie from 'dexie';
import { onDevice as onDeviceOf } from '../../../shared/storage/onDevice.ts';
import { libraryDatabase } from './tables.ts';

/** Works on the reader's library on this device; rejects as `onDevice` of the shared storage does. */
export const onDevice = <T>(work: (db: Dexie) => Promise<T>): Promise<T> => onDeviceOf(libraryDatabase, work);
