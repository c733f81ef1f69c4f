import { holdingUpdates } from '../../shared/updateHolds.ts';
import { isNoRoom } from '../../shared/storage/onDevice.ts';
import { FINAL_FAILURE } from '../../shared/http/finalFailure.ts';
import { beginPack, endPack, fillPack, goOnAnyway, leaveOut, pausePack, readPacks } from './db/packs.ts';
import { onDevice } from './db/onDevice.ts';
import { readSaved } from './db/saved.ts';
import type { GuideSource, Pack, PackWish } from './model.ts';
import { remainingOf } from './packProgress.ts';
import { setPackStop } from './packStops.ts';
import { saveGuide } from './save.ts';
import { askToPersist } from './storage.ts';
import { reasonToWait } from './transfer.ts';
import type { SaveFailure } from './saveStatus.ts';

/** One tab fetches packs at a time; when it is gone, the next one goes on. */
const LOCK = 'marsa-packs';

async function saveOne(
  key: string,
  slug: string,
  load: GuideSource['load'],
): Promise<SaveFailure | undefined> {
  try {
    const guide = await load(slug);
    return await saveGuide(guide.id, async () => guide);
  } catch (error) {
    const gone = error instanceof Error && error.name === FINAL_FAILURE;
    if (gone) await onDevice((db) => leaveOut(db, key, slug));
    return gone ? undefined : 'network';
  }
}

/** Notes why a pack does not go on; on this page alone where the device has no room even for that. */
async function stopFor(key: string, why: SaveFailure): Promise<void> {
  try {
    await onDevice((db) => pausePack(db, key, why));
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    setPackStop(key, why);
  }
}

const currentPack = async (key: string): Promise<Pack | undefined> =>
  (await onDevice(readPacks)).find((pack) => pack.key === key);

/** Finds out which guides a pack is of. False when that cannot be fetched. */
async function filled(pack: Pack, { find }: GuideSource): Promise<boolean> {
  try {
    const slugs = await find(pack);
    await onDevice((db) => fillPack(db, pack.key, slugs));
    return true;
  } catch (error) {
    console.info(`Which guides these are is not known yet: ${String(error)}`);
    return false;
  }
}

/** Works at one pack until it is whole, stopped, cancelled, or nothing more can be fetched. */
async function workAt(key: string, source: GuideSource): Promise<void> {
  setPackStop(key, undefined);
  const tried = new Set<string>();
  for (;;) {
    const pack = await currentPack(key);
    if (!pack || pack.paused) return;
    if (!pack.anyway && reasonToWait() === 'wifi') return onDevice((db) => pausePack(db, key, 'wifi'));
    if (!pack.slugs && !(await filled(pack, source))) return onDevice((db) => pausePack(db, key, 'network'));
    if (!pack.slugs) continue;
    const rest = remainingOf(pack, await onDevice(readSaved));
    if (rest.length === 0) return onDevice((db) => endPack(db, key));
    const next = rest.find((slug) => !tried.has(slug));
    if (next === undefined) return onDevice((db) => pausePack(db, key, 'network'));
    tried.add(next);
    const why = await saveOne(key, next, source.load);
    if (why && why !== 'network') return stopFor(key, why);
  }
}

/** Between two guides nothing is being saved, and yet the work goes on. */
function workAtAll(source: GuideSource): Promise<void> {
  return holdingUpdates('packs', async () => {
    for (const { key } of await onDevice(readPacks)) await workAt(key, source);
  });
}

/** Goes on with the packs that are not stopped, in turn. Never rejects. */
export async function workAtPacks(source: GuideSource): Promise<void> {
  try {
    if (!('locks' in navigator)) return await workAtAll(source);
    await navigator.locks.request(LOCK, () => workAtAll(source));
  } catch (error) {
    console.info(`The packs have to wait: ${String(error)}`);
  }
}

/** Begins to save a pack, which goes on after a reload or a crash (OF-05). Rejects when the device keeps nothing. */
export async function savePack(wish: PackWish, source: GuideSource): Promise<void> {
  void askToPersist();
  await onDevice((db) => beginPack(db, { ...wish, startedAt: Date.now() }));
  void workAtPacks(source);
}

/** Stops a pack; what has come stays. */
export const stopPack = (key: string): Promise<void> => onDevice((db) => pausePack(db, key, 'reader'));

/** Goes on with a pack that was stopped, over whatever line there is. */
export async function resumePack(key: string, source: GuideSource): Promise<void> {
  try {
    await onDevice((db) => goOnAnyway(db, key));
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    setPackStop(key, 'noRoom');
    return;
  }
  void workAtPacks(source);
}

/** Gives a pack up; the guides that have come stay. */
export const cancelPack = (key: string): Promise<void> => onDevice((db) => endPack(db, key));

/** Packs that the line stopped go on when there is one that suits them; those that the reader stopped do not. */
export async function resumeFailedPacks(source: GuideSource): Promise<void> {
  try {
    for (const { key, paused } of await onDevice(readPacks))
      if (paused === 'network' || paused === 'wifi') await onDevice((db) => pausePack(db, key, undefined));
  } catch (error) {
    console.info(`The packs have to wait: ${String(error)}`);
  }
  await workAtPacks(source);
}

/**
 * Stops the packs that an earlier page left under way, where unasked for nothing should travel: they go on when the
 * reader says so. Those that another tab is fetching are left to it.
 */
export async function holdPacks(why: 'saveData' | 'wifi'): Promise<void> {
  const hold = async () => {
    for (const { key, paused } of await onDevice(readPacks))
      if (!paused) await onDevice((db) => pausePack(db, key, why));
  };
  try {
    if (!('locks' in navigator)) return await hold();
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : undefined));
  } catch (error) {
    console.info(`The packs are left as they are: ${String(error)}`);
  }
}
