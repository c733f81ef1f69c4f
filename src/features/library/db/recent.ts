import type Dexie from 'dexie';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { tablesOf } from './tables.ts';

/** Forgets the guides that were opened longest ago, until so many are left. */
export async function keepRecent(db: Dexie, most: number): Promise<void> {
  const { recent } = tablesOf(db);
  const surplus = (await recent.count()) - most;
  if (surplus > 0) await recent.bulkDelete(await recent.orderBy('readAt').limit(surplus).primaryKeys());
}

/** Remembers that a guide was opened; `most` are remembered, those opened longest ago make room. */
export async function rememberRead(db: Dexie, guide: RecentGuide, most: number): Promise<void> {
  const { recent } = tablesOf(db);
  await db.transaction('rw', recent, async () => {
    const place = (await recent.get(guide.id))?.place;
    await recent.put(place ? { ...guide, place } : guide);
    await keepRecent(db, most);
  });
}

/** Notes how far an opened guide was read. */
export async function notePlace(db: Dexie, id: number, place: ReadingPlace): Promise<void> {
  await tablesOf(db).recent.update(id, { place });
}

/** Notes which pictures an opened guide has. False when it is not remembered. */
export async function notePictures(db: Dexie, id: number, pictures: readonly string[]): Promise<boolean> {
  return (await tablesOf(db).recent.update(id, { pictures: [...pictures] })) > 0;
}

/** How far a guide was read; null when that is not known. */
export async function readPlace(db: Dexie, id: number): Promise<ReadingPlace | null> {
  return (await tablesOf(db).recent.get(id))?.place ?? null;
}

/** The guides that were opened, the last one first. */
export function readRecent(db: Dexie): Promise<readonly RecentGuide[]> {
  return tablesOf(db).recent.orderBy('readAt').reverse().toArray();
}
