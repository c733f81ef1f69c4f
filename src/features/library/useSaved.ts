import { createContext, use, useEffect } from 'react';
import { useStored } from '../../shared/storage/useStored.ts';
import { readRecent } from './db/recent.ts';
import { readCopy, readSaved } from './db/saved.ts';
import { libraryDatabase } from './db/tables.ts';
import type { RecentGuide, SavedCopy, SavedGuide } from './model.ts';
import { clearAway, mendGuides } from './save.ts';

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

/** Removed guides of an earlier page can no longer be taken back after so many milliseconds. */
const UNDO = 60_000;

let started = false;

/** Ends what an earlier page began: pictures that did not come, removals that were not taken back. Again when online. */
export function useUnfinishedWork(): void {
  useEffect(() => {
    const mend = () => void mendGuides();
    if (!started) {
      started = true;
      void clearAway(UNDO).then(mendGuides);
    }
    window.addEventListener('online', mend);
    return () => window.removeEventListener('online', mend);
  }, []);
}
