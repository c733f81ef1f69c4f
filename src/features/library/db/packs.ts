import type Dexie from 'dexie';
import type { Pack } from '../model.ts';
import { tablesOf } from './tables.ts';

/** The packs that are being saved, the first one first. */
export function readPacks(db: Dexie): Promise<readonly Pack[]> {
  return tablesOf(db).packs.orderBy('startedAt').toArray();
}

/** Begins a pack, or begins it anew. */
export async function beginPack(db: Dexie, pack: Pack): Promise<void> {
  await tablesOf(db).packs.put(pack);
}

/** Notes that the reader or a full device has stopped a pack, or that it goes on. */
export async function pausePack(db: Dexie, key: string, paused: Pack['paused']): Promise<void> {
  await tablesOf(db)
    .packs.where('key')
    .equals(key)
    .modify((row: { paused?: Pack['paused'] }) => {
      if (paused === undefined) delete row.paused;
      else row.paused = paused;
    });
}

/** Notes that a pack goes on, over whatever line there is. */
export async function goOnAnyway(db: Dexie, key: string): Promise<void> {
  await pausePack(db, key, undefined);
  await tablesOf(db).packs.update(key, { anyway: true });
}

/** Notes which guides a pack is of. */
export async function fillPack(db: Dexie, key: string, slugs: readonly string[]): Promise<void> {
  await tablesOf(db).packs.update(key, { slugs });
}

/** Takes a guide out of a pack: the content service does not have it. */
export async function leaveOut(db: Dexie, key: string, slug: string): Promise<void> {
  await tablesOf(db)
    .packs.where('key')
    .equals(key)
    .modify((row: { slugs?: readonly string[] | undefined }) => {
      row.slugs = row.slugs?.filter((other) => other !== slug);
    });
}

/** Forgets a pack, finished or not; the guides that it brought stay. */
export async function endPack(db: Dexie, key: string): Promise<void> {
  await tablesOf(db).packs.delete(key);
}
