import { holdingUpdates } from '../../shared/updateHolds.ts';
import { isNoRoom } from '../../shared/storage/onDevice.ts';
import { FINAL_FAILURE } from '../../shared/http/finalFailure.ts';
import {
  beginPack,
  deletePack,
  storePackSlugs,
  resumeOnAnyNetwork,
  removeFromPack,
  pausePack,
  readPacks,
} from './db/packs.ts';
import { onDevice } from './db/onDevice.ts';
import { readSaved } from './db/saved.ts';
import type { GuideSource, Pack, PackWish } from './model.ts';
import { remainingOf } from './packProgress.ts';
import { setPackStop } from './packStops.ts';
import { saveGuide } from './save.ts';
import { requestPersistence } from './storage.ts';
import { reasonToWait } from './transfer.ts';
import type { SaveFailure } from './saveStatus.ts';

/** Name of the lock with which one tab at a time downloads packs. */
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
    if (gone) await onDevice((db) => removeFromPack(db, key, slug));
    return gone ? undefined : 'network';
  }
}

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

async function filled(pack: Pack, { find }: GuideSource): Promise<boolean> {
  try {
    const slugs = await find(pack);
    await onDevice((db) => storePackSlugs(db, pack.key, slugs));
    return true;
  } catch (error) {
    console.info(`The guides of a pack were not loaded: ${String(error)}`);
    return false;
  }
}

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
    if (rest.length === 0) return onDevice((db) => deletePack(db, key));
    const next = rest.find((slug) => !tried.has(slug));
    if (next === undefined) return onDevice((db) => pausePack(db, key, 'network'));
    tried.add(next);
    const why = await saveOne(key, next, source.load);
    if (why && why !== 'network') return stopFor(key, why);
  }
}

function workAtAll(source: GuideSource): Promise<void> {
  return holdingUpdates('packs', async () => {
    for (const { key } of await onDevice(readPacks)) await workAt(key, source);
  });
}

/** Downloads the packs that are not paused, one after the other. Never rejects. */
export async function downloadPacks(source: GuideSource): Promise<void> {
  try {
    if (!('locks' in navigator)) return await workAtAll(source);
    await navigator.locks.request(LOCK, () => workAtAll(source));
  } catch (error) {
    console.info(`Packs were not downloaded: ${String(error)}`);
  }
}

/** Starts a pack, which continues after a reload or a crash (OF-05). Rejects when storage is unavailable. */
export async function savePack(wish: PackWish, source: GuideSource): Promise<void> {
  void requestPersistence();
  await onDevice((db) => beginPack(db, { ...wish, startedAt: Date.now() }));
  void downloadPacks(source);
}

/** Pauses a pack; its saved guides remain. */
export const stopPack = (key: string): Promise<void> => onDevice((db) => pausePack(db, key, 'reader'));

/** Resumes a paused pack on any network. */
export async function resumePack(key: string, source: GuideSource): Promise<void> {
  try {
    await onDevice((db) => resumeOnAnyNetwork(db, key));
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    setPackStop(key, 'noRoom');
    return;
  }
  void downloadPacks(source);
}

/** Cancels a pack; its saved guides remain. */
export const cancelPack = (key: string): Promise<void> => onDevice((db) => deletePack(db, key));

/** Resumes packs that a network error paused, not those that the user paused. */
export async function resumeFailedPacks(source: GuideSource): Promise<void> {
  try {
    for (const { key, paused } of await onDevice(readPacks))
      if (paused === 'network' || paused === 'wifi') await onDevice((db) => pausePack(db, key, undefined));
  } catch (error) {
    console.info(`Packs were not downloaded: ${String(error)}`);
  }
  await downloadPacks(source);
}

/** Pauses packs of an earlier page while automatic transfers are not allowed. */
export async function pausePacks(why: 'saveData' | 'wifi'): Promise<void> {
  const hold = async () => {
    for (const { key, paused } of await onDevice(readPacks))
      if (!paused) await onDevice((db) => pausePack(db, key, why));
  };
  try {
    if (!('locks' in navigator)) return await hold();
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : undefined));
  } catch (error) {
    console.info(`Packs were not paused: ${String(error)}`);
  }
}
