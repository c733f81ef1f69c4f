import { useEffect, useEffectEvent, useRef } from 'react';
import { type Changes, storedChanges } from '../../features/blog/db/editions.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { refreshSaved } from '../../features/blog/sync.ts';
import { showBadge } from '../../features/library/badge.ts';
import type { SavedGuide } from '../../features/library/model.ts';
import { newerOf, unseenOf } from '../../features/library/newer.ts';
import { markShown } from '../../features/library/save.ts';
import { useStored } from '../../shared/storage/useStored.ts';

function useChanges(guides: readonly SavedGuide[]): Changes | undefined {
  const ids = guides.map(({ id }) => id);
  return useStored(blogDatabase, (db) => storedChanges(db, ids), ids.join(' '));
}

const NONE: readonly SavedGuide[] = [];

/** Shows the number of newer editions on the app icon while the page is hidden. */
export function useNewerBadge(guides: readonly SavedGuide[] = NONE): void {
  const changes = useChanges(guides);
  const count = changes && unseenOf(guides, changes).length;
  const shown = useRef(false);
  useEffect(() => {
    // Does not clear a badge that the worker has set.
    if (count === undefined || (count === 0 && !shown.current)) return;
    shown.current = count > 0;
    void showBadge(count);
  }, [count]);
}

let compared = false;

/** Returns the ids of saved guides with a newer edition, and marks the editions as seen. */
export function useNewer(guides: readonly SavedGuide[]): ReadonlySet<number> {
  const changes = useChanges(guides);
  const newer = changes ? newerOf(guides, changes) : [];
  const compare = useEffectEvent(() => {
    if (compared) return;
    compared = true;
    refreshSaved(guides).catch((error: unknown) =>
      console.info(`The saved guides were not compared: ${String(error)}`),
    );
  });
  const noteUnseen = useEffectEvent(() => {
    if (!changes) return;
    void showBadge(0);
    const unseen = unseenOf(guides, changes);
    if (unseen.length > 0) void markShown(changes, unseen);
  });
  const some = guides.length > 0;
  useEffect(() => {
    if (some) compare();
  }, [some]);
  useEffect(() => void showBadge(0), []);
  const key = newer.join(' ');
  useEffect(() => {
    if (key !== '') noteUnseen();
  }, [key]);
  return new Set(newer);
}
