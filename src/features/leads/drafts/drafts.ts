import { holdWhile } from '../../../shared/updateHolds.ts';
import { hasStoredLeads } from '../db/name.ts';
import type { Filled } from '../model.ts';
import { type Fields, isBlank, isFresh, lifeOf } from './draftLifetime.ts';
import { draftEntry, readDraft } from './draftStorage.ts';

const FORMS: readonly Filled['form'][] = ['booking', 'meeting', 'newsletter', 'quote'];

/** Stores the fields of a form until it is emptied, sent, or thirty days old (FO-03). Never throws. */
export function keepDraft(form: string, fields: Fields): void {
  if (isBlank(fields)) draftEntry(form).remove();
  else draftEntry(form).write({ fields, savedAt: Date.now() });
}

/** Deletes the draft of a form that was sent. */
export function dropDraft(form: string): void {
  keepDraft(form, {});
  holdWhile(form, false);
}

/** Deletes and marks drafts that are too old, for all forms: others may use the device too. */
function expireDrafts(now: number): void {
  for (const form of FORMS) {
    const entry = draftEntry(form);
    const draft = entry.read();
    if (!draft) continue;
    const life = lifeOf(draft, now);
    if (life === 'over') entry.remove();
    if (life === 'undated') entry.write({ ...draft, savedAt: now });
    if (life === 'expired') entry.write({ ...draft, expiredAt: now });
  }
}

/** The stored fields of a form; undefined when there are none. Never throws. */
export function storedDraft(form: string): Fields | undefined {
  const now = Date.now();
  const draft = readDraft(form);
  expireDrafts(now);
  return draft && isFresh(draft, now) && !isBlank(draft.fields) ? draft.fields : undefined;
}

/** Moves drafts of earlier versions from the database; resolves with true when there were some. Never rejects. */
export async function moveStoredDrafts(): Promise<boolean> {
  try {
    return (await hasStoredLeads()) && (await (await import('../db/moveDrafts.ts')).moveDrafts());
  } catch (error) {
    console.info(`Only the drafts in local storage are read: ${String(error)}`);
    return false;
  }
}
