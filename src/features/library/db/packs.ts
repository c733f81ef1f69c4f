import type Dexie from 'dexie';
import type { Pack } from '../model.ts';
import { tablesOf } from './tables.ts';

/** Returns the packs that are being saved, oldest first. */
export function readPacks(db: Dexie): Promise<readonly Pack[]> {
  return tablesOf(db).packs.orderBy('startedAt').toArray();
}

/** Starts or restarts a pack. */
export async function beginPack(db: Dexie, pack: Pack): Promise<void> {
  await tablesOf(db).packs.put(pack);
}

/** Pauses or resumes a pack. */
export async function pausePack(db: Dexie, key: string, paused: Pack['paused']): Promise<void> {
  await tablesOf(db)
    .packs.where('key')
    .equals(key)
    .modify((row: { paused?: Pack['paused'] }) => {
      if (paused === undefined) delete row.paused;
      else row.paused = paused;
    });
}

/** Resumes a pack on any network. */
export async function resumeOnAnyNetwork(db: Dexie, key: string): Promise<void> {
  await pausePack(db, key, undefined);
  await tablesOf(db).packs.update(key, { anyway: true });
}

/** Stores the guides of a pack. */
export async function storePackSlugs(db: Dexie, key: string, slugs: readonly string[]): Promise<void> {
  await tablesOf(db).packs.update(key, { slugs });
}

/** Removes a guide from a pack when the content service does not have it. */
export async function removeFromPack(db: Dexie, key: string, slug: string): Promise<void> {
  await tablesOf(db)
    .packs.where('key')
    .equals(key)
    .modify((row: { slugs?: readonly string[] | undefined }) => {
      row.slugs = row.slugs?.filter((other) => other !== slug);
    });
}

/** Deletes a pack; its guides remain. */
export async function deletePack(db: Dexie, key: string): Promise<void> {
  await tablesOf(db).packs.delete(key);
}
