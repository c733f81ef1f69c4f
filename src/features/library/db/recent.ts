import type Dexie from 'dexie';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { tablesOf } from './tables.ts';

/** Deletes the least recently opened guides until `most` remain. */
export async function trimRecent(db: Dexie, most: number): Promise<void> {
  const { recent } = tablesOf(db);
  const surplus = (await recent.count()) - most;
  if (surplus > 0) await recent.bulkDelete(await recent.orderBy('readAt').limit(surplus).primaryKeys());
}

/** Records that a guide was opened, and retains the `most` recent ones. */
export async function rememberRead(db: Dexie, guide: RecentGuide, most: number): Promise<void> {
  const { recent } = tablesOf(db);
  await db.transaction('rw', recent, async () => {
    const place = (await recent.get(guide.id))?.place;
    await recent.put(place ? { ...guide, place } : guide);
    await trimRecent(db, most);
  });
}

/** Stores the reading position of an opened guide. */
export async function storePlace(db: Dexie, id: number, place: ReadingPlace): Promise<void> {
  await tablesOf(db).recent.update(id, { place });
}

/** Stores the pictures of an opened guide. Returns false when the guide is not in the list. */
export async function storePictureList(db: Dexie, id: number, pictures: readonly string[]): Promise<boolean> {
  return (await tablesOf(db).recent.update(id, { pictures: [...pictures] })) > 0;
}

/** Returns the reading position of a guide, or null. */
export async function readPlace(db: Dexie, id: number): Promise<ReadingPlace | null> {
  return (await tablesOf(db).recent.get(id))?.place ?? null;
}

/** Returns the opened guides, the most recent first. */
export function readRecent(db: Dexie): Promise<readonly RecentGuide[]> {
  return tablesOf(db).recent.orderBy('readAt').reverse().toArray();
}
