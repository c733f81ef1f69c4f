import { draftEntry, parseDraft } from './drafts.ts';
import { withLeadsStore } from './outbox.ts';

/**
 * Moves drafts of earlier releases from the database to local storage, unless that has a newer one (OF-07). Resolves with
 * false when there was none.
 */
export function moveDrafts(): Promise<boolean> {
  return withLeadsStore(async (db) => {
    const kinds = await db.getAllKeys('drafts');
    for (const kind of kinds) {
      const draft = parseDraft(await db.get('drafts', kind));
      const entry = draftEntry(kind);
      const isNewer = draft && draft.savedAt > (entry.read()?.savedAt ?? -Infinity);
      if (!isNewer || entry.write(draft)) await db.delete('drafts', kind);
    }
    return kinds.length > 0;
  });
}
