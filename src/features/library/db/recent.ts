import type Dexie from 'dexie';
import type { RecentGuide } from '../model.ts';
import { tablesOf } from './tables.ts';

/** Most guides that are remembered as read. */
const MOST = 20;

/** Remembers that a guide was opened; those opened longest ago make room. */
export async function rememberRead(db: Dexie, guide: RecentGuide): Promise<void> {
  const { recent } = tablesOf(db);
  await db.transaction('rw', recent, async () => {
    await recent.put(guide);
    const surplus = (await recent.count()) - MOST;
    if (surplus > 0) await recent.bulkDelete(await recent.orderBy('readAt').limit(surplus).primaryKeys());
  });
}

/** The guides that were opened, the last one first. */
export function readRecent(db: Dexie): Promise<readonly RecentGuide[]> {
  return tablesOf(db).recent.orderBy('readAt').reverse().toArray();
}
