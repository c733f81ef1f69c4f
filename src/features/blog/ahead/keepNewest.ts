import { isMetered } from '../../../shared/http/network.ts';
import { readRoom } from '../../../shared/storage/room.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { forgetNewest } from '../db/ahead.ts';
import { blogDatabase } from '../db/tables.ts';
import { refreshNewest } from '../sync.ts';
import { NEWEST_CHOICES, newestCount, type NewestCount, setNewestCount } from './newestGuidesSetting.ts';

/** How long a page rests before, in milliseconds: what it shows itself comes first. */
const REST = 3_000;
/** Bytes that must be left to the site: what the reader saves comes first. */
const ROOM = 50_000_000;

/** Why nothing is fetched ahead now; undefined when it may be. */
async function obstacle(): Promise<string | undefined> {
  if (isMetered()) return 'the connection may cost the reader something';
  await blogDatabase.open();
  if (!blogDatabase.persistent()) return 'the device stores nothing';
  const { left } = await readRoom();
  return left !== undefined && left < ROOM ? 'there is little space on the device' : undefined;
}

/** Stores the newest guides, unless the reader wants none or something speaks against it. Never rejects. */
async function keepNewest(): Promise<void> {
  const count = newestCount();
  if (count === 0) return;
  try {
    const reason = await obstacle();
    if (reason === undefined) await refreshNewest(count);
    else console.info(`The newest guides were not fetched: ${reason}`);
  } catch (error) {
    // The next page tries again.
    console.info(`The newest guides were not fetched: ${String(error)}`);
  }
}

/** Stores the newest guides with their texts once the page has nothing to do: they can then be read offline (OF-11). */
export function keepNewestWhenIdle(): void {
  // Without a worker no page opens offline.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(() => whenIdle(() => void keepNewest()), REST);
}

/**
 * Keeps another number of the newest guides: those that are in no list and beyond it leave the device. False where the
 * choice cannot be kept.
 */
export async function changeNewest(count: NewestCount): Promise<boolean> {
  const stored = setNewestCount(count);
  const others = NEWEST_CHOICES.filter((choice) => choice !== count);
  await blogDatabase.run((db) => forgetNewest(db, others, Date.now()));
  await keepNewest();
  return stored;
}
