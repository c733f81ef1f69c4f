import { type Draft, parseDraft } from '../drafts/draftStorage.ts';
import { isBlank, isFresh } from '../drafts/draftLifetime.ts';
import { onDevice, tablesOf } from './tables.ts';

/** Keeps the draft of a form; a form in which nothing is typed leaves nothing behind. Resolves when it is written. */
export async function putDraft(form: string, draft: Draft): Promise<void> {
  await onDevice(async (db) => {
    const { drafts } = tablesOf(db);
    await (isBlank(draft.fields) ? drafts.delete(form) : drafts.put({ form, ...draft }));
  });
}

/** The draft of a form; undefined when there is none. Those that are too old are cleared away, whosever they were. */
export function readDraft(form: string, now: number): Promise<Draft | undefined> {
  return onDevice(async (db) => {
    const { drafts } = tablesOf(db);
    const old = await drafts.filter((draft) => !isFresh(draft, now)).primaryKeys();
    if (old.length > 0) await drafts.bulkDelete(old);
    return parseDraft(await drafts.get(form));
  });
}
