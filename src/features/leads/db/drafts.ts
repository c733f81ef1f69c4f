import { type Draft, parseDraft } from '../drafts/draftStorage.ts';
import { isBlank, lifeOf } from '../drafts/draftLifetime.ts';
import { onDevice, tablesOf } from './tables.ts';

/** Keeps the draft of a form; a form in which nothing is typed leaves nothing behind. Resolves when it is written. */
export async function putDraft(form: string, draft: Draft): Promise<void> {
  await onDevice(async (db) => {
    const { drafts } = tablesOf(db);
    await (isBlank(draft.fields) ? drafts.delete(form) : drafts.put({ form, ...draft }));
  });
}

/** The draft of a form; undefined when there is none. Too old ones are deleted, for all forms. */
export function readDraft(form: string, now: number): Promise<Draft | undefined> {
  return onDevice(async (db) => {
    const { drafts } = tablesOf(db);
    for (const draft of await drafts.filter((candidate) => lifeOf(candidate, now) !== 'fresh').toArray()) {
      const life = lifeOf(draft, now);
      if (life === 'over') await drafts.delete(draft.form);
      if (life === 'undated') await drafts.put({ ...draft, savedAt: now });
      if (life === 'expired') await drafts.put({ ...draft, expiredAt: now });
    }
    return parseDraft(await drafts.get(form));
  });
}
