import { isMetered } from '../../../shared/http/network.ts';
import { readRoom } from '../../../shared/storage/room.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { deleteNewest } from '../db/ahead.ts';
import { blogDatabase } from '../db/tables.ts';
import { refreshNewest } from '../sync.ts';
import { NEWEST_CHOICES, newestCount, type NewestCount, setNewestCount } from './newestGuidesSetting.ts';

/** Delay after page load, so that the page's own requests are sent first. */
const PREFETCH_DELAY_MS = 3_000;
/** Free space in bytes that must remain for guides that the user saves. */
const RESERVED_BYTES = 50_000_000;

/** Returns the reason not to prefetch now; undefined when prefetching is allowed. */
async function obstacle(): Promise<string | undefined> {
  if (isMetered()) return 'the connection may cost the reader something';
  await blogDatabase.open();
  if (!blogDatabase.persistent()) return 'the device stores nothing';
  const { left } = await readRoom();
  return left !== undefined && left < RESERVED_BYTES ? 'there is little space on the device' : undefined;
}

async function keepNewest(): Promise<void> {
  const count = newestCount();
  if (count === 0) return;
  try {
    const reason = await obstacle();
    if (reason === undefined) await refreshNewest(count);
    else console.info(`The newest guides were not fetched: ${reason}`);
  } catch (error) {
    console.info(`The newest guides were not fetched: ${String(error)}`);
  }
}

/** Stores the newest guides with their texts when the page is idle (OF-11). */
export function keepNewestWhenIdle(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(() => whenIdle(() => void keepNewest()), PREFETCH_DELAY_MS);
}

/** Stores another number of newest guides and deletes the others. Returns false without storage. */
export async function changeNewestCount(count: NewestCount): Promise<boolean> {
  const stored = setNewestCount(count);
  const others = NEWEST_CHOICES.filter((choice) => choice !== count);
  await blogDatabase.run((db) => deleteNewest(db, others, Date.now()));
  await keepNewest();
  return stored;
}
