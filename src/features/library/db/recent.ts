import type Dexie from 'dexie';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { tablesOf } from './tables.ts';

/** Most guides that are remembered as read. */
const MOST = 20;

/** Remembers that a guide was opened; those opened longest ago make room. */
export async function rememberRead(db: Dexie, guide: RecentGuide): Promise<void> {
  const { recent } = tablesOf(db);
  await db.transaction('rw', recent, async () => {
    const place = (await recent.get(guide.id))?.place;
    await recent.put(place ? { ...guide, place } : guide);
    const surplus = (await recent.count()) - MOST;
    if (surplus > 0) await recent.bulkDelete(await recent.orderBy('readAt').limit(surplus).primaryKeys());
  });
}

/** Notes how far an opened guide was read. */
export async function notePlace(db: Dexie, id: number, place: ReadingPlace): Promise<void> {
  await tablesOf(db).recent.update(id, { place });
}

/** How far a guide was read; null when that is not known. */
export async function readPlace(db: Dexie, id: number): Promise<ReadingPlace | null> {
  return (await tablesOf(db).recent.get(id))?.place ?? null;
}

/** The guides that were opened, the last one first. */
export function readRecent(db: Dexie): Promise<readonly RecentGuide[]> {
  return tablesOf(db).recent.orderBy('readAt').reverse().toArray();
}
