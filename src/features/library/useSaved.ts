import { createContext, use, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../shared/whenIdle.ts';
import { useStored } from '../../shared/storage/useStored.ts';
import { readPacks } from './db/packs.ts';
import { readRecent } from './db/recent.ts';
import { readCopy, readSaved } from './db/saved.ts';
import { libraryDatabase } from './db/tables.ts';
import type { GuideSource, Pack, RecentGuide, SavedCopy, SavedGuide } from './model.ts';
import { useStopped } from './packStops.ts';
import { pausePacks, resumeFailedPacks } from './packs.ts';
import { deleteRemoved, recordLosses, repairSavedGuides } from './save.ts';
import { onOtherNetwork, reasonToWait } from './transfer.ts';

/** Returns the saved guides, newest first; undefined while loading. */
export function useSaved(): readonly SavedGuide[] | undefined {
  return useStored(libraryDatabase, readSaved, 'saved');
}

/** Returns the opened guides, the most recent first; undefined while loading. */
export function useRecent(): readonly RecentGuide[] | undefined {
  return useStored(libraryDatabase, readRecent, 'recent');
}

/** Returns the saved copy of a guide; null when it is not saved, undefined while loading. */
export function useSavedCopy(slug: string): SavedCopy | null | undefined {
  return useStored(libraryDatabase, async (db) => (await readCopy(db, slug)) ?? null, slug);
}

/** Saved guides by id, read once for all components of a page; undefined while loading. */
export const SavedGuides = createContext<ReadonlyMap<number, SavedGuide> | undefined>(undefined);

/** Returns a saved guide, or undefined. */
export const useSavedGuide = (id: number): SavedGuide | undefined => use(SavedGuides)?.get(id);

/** Returns the packs that are being saved; undefined while loading. */
export function usePacks(): readonly Pack[] | undefined {
  return useStopped(useStored(libraryDatabase, readPacks, 'packs'));
}

/** Time after which guides that an earlier page removed are deleted. */
const UNDO_MS = 60_000;

let started = false;

/** Detects evicted data and finishes the work of earlier pages, as far as transfers are allowed. */
export function useUnfinishedWork(source: GuideSource): void {
  const start = useEffectEvent(() => {
    const why = reasonToWait();
    void (why ? pausePacks(why) : repairSavedGuides().then(() => resumeFailedPacks(source)));
  });
  useEffect(() => {
    const again = () => start();
    const first = !started;
    started = true;
    whenIdle(() => void (first ? deleteRemoved(UNDO_MS).then(recordLosses).then(again) : recordLosses()));
    window.addEventListener('online', again);
    const stop = onOtherNetwork(again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, []);
}
