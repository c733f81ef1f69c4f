import type { DBSchema } from 'idb';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import { hasSaved, onSaved } from '../../../shared/saveEvents.ts';
import { withExisting } from '../../../shared/storage/existing.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { LIBRARY_DATABASE } from '../db/name.ts';

interface LibraryStore extends DBSchema {
  saved: { key: number; value: unknown };
}

/** Returns true when guides are saved, including removed ones with undo. Uses no Dexie; never rejects. */
async function hasSavedGuides(): Promise<boolean> {
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

const number = lazyPart(async () => (await import('./SavedNumber.tsx')).SavedNumber);
const never = () => false;

/** Number of saved guides; nothing for 0. Loads Dexie only when guides exist or once the user saves one. */
export function SavedCount() {
  const [found, setFound] = useState(false);
  const saved = useSyncExternalStore(onSaved, hasSaved, never);
  useEffect(() => whenIdle(() => void hasSavedGuides().then(setFound)), []);
  return useLoaded(number, found || saved) ? <number.Part /> : null;
}
