import { createContext, use, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../shared/whenIdle.ts';
import { useStored } from '../../shared/storage/useStored.ts';
import { readPacks } from './db/packs.ts';
import { readRecent } from './db/recent.ts';
import { readCopy, readSaved } from './db/saved.ts';
import { libraryDatabase } from './db/tables.ts';
import type { GuideSource, Pack, RecentGuide, SavedCopy, SavedGuide } from './model.ts';
import { useStopped } from './packStops.ts';
import { holdPacks, resumeFailedPacks } from './packs.ts';
import { clearAway, noticeLosses, repairSavedGuides } from './save.ts';
import { onOtherNetwork, reasonToWait } from './transfer.ts';

/** The saved guides, the last one first, kept current; undefined until they are read. */
export function useSaved(): readonly SavedGuide[] | undefined {
  return useStored(libraryDatabase, readSaved, 'saved');
}

/** The guides that were opened, the last one first; undefined until they are read. */
export function useRecent(): readonly RecentGuide[] | undefined {
  return useStored(libraryDatabase, readRecent, 'recent');
}

/** What a saved guide is made from again; null when it is not saved, undefined until that is known. */
export function useSavedCopy(slug: string): SavedCopy | null | undefined {
  return useStored(libraryDatabase, async (db) => (await readCopy(db, slug)) ?? null, slug);
}

/**
 * The saved guides of a page, by id, undefined until they are read: asked for once, however many of its parts show
 * whether theirs is saved.
 */
export const SavedGuides = createContext<ReadonlyMap<number, SavedGuide> | undefined>(undefined);

/** A guide as it is saved; undefined when it is not. */
export const useSavedGuide = (id: number): SavedGuide | undefined => use(SavedGuides)?.get(id);

/** The packs that are being saved; undefined until they are read. */
export function usePacks(): readonly Pack[] | undefined {
  return useStopped(useStored(libraryDatabase, readPacks, 'packs'));
}

/** Removed guides of an earlier page can no longer be taken back after so many milliseconds. */
const UNDO = 60_000;

let started = false;

/**
 * Notices what the browser has cleared away, and ends what an earlier page began: pictures that did not come, packs,
 * removals that were not taken back. Again when the device is online, or has another network. For visitors who save
 * data, or want to wait for Wi-Fi, nothing travels unasked.
 */
export function useUnfinishedWork(source: GuideSource): void {
  const start = useEffectEvent(() => {
    const why = reasonToWait();
    void (why ? holdPacks(why) : repairSavedGuides().then(() => resumeFailedPacks(source)));
  });
  useEffect(() => {
    const again = () => start();
    const first = !started;
    started = true;
    whenIdle(() => void (first ? clearAway(UNDO).then(noticeLosses).then(again) : noticeLosses()));
    window.addEventListener('online', again);
    const stop = onOtherNetwork(again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, []);
}
