import { storedChanges } from '../../features/blog/db/editions.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import type { SavedGuide } from '../../features/library/model.ts';
import { useStored } from '../../shared/storage/useStored.ts';

/** Which saved guides have a newer edition on the device: the blog has fetched it meanwhile. */
export function useNewer(guides: readonly SavedGuide[]): ReadonlySet<number> {
  const ids = guides.map(({ id }) => id);
  const changes = useStored(blogDatabase, (db) => storedChanges(db, ids), ids.join(' '));
  return new Set(
    guides
      .filter(({ id, modifiedGmt }) => (changes?.get(id) ?? modifiedGmt) > modifiedGmt)
      .map(({ id }) => id),
  );
}
