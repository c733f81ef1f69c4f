import type { DBSchema } from 'idb';
import { withExisting } from '../../shared/storage/existing.ts';
import { LIBRARY_DATABASE } from './db/name.ts';

interface LibraryStore extends DBSchema {
  saved: { key: number; value: unknown };
}

/** Whether the device has saved guides, those included that can still be taken back. Without Dexie; never rejects. */
export async function keepsGuides(): Promise<boolean> {
  try {
    return await withExisting<LibraryStore, boolean>(
      LIBRARY_DATABASE,
      async (db) => (await db.count('saved')) > 0,
    );
  } catch (error) {
    console.info(`No library: ${String(error)}`);
    return false;
  }
}
