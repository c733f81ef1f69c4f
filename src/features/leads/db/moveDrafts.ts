import { draftEntry, parseDraft } from '../drafts/draftStorage.ts';
import { onDevice, tablesOf } from './tables.ts';

/**
 * Moves drafts that earlier versions stored in the database to local storage, unless that has a newer one (OF-07).
 * Resolves with false when there was none.
 */
export function moveDrafts(): Promise<boolean> {
  return onDevice(async (db) => {
    const { drafts } = tablesOf(db);
    const rows = await drafts.toArray();
    for (const { form, ...row } of rows) {
      const draft = parseDraft(row);
      const entry = draftEntry(form);
      const isNewer = draft && draft.savedAt > (entry.read()?.savedAt ?? -Infinity);
      if (!isNewer || entry.write(draft)) await drafts.delete(form);
    }
    return rows.length > 0;
  });
}
