import { WriteAheadLog } from '../../../shared/storage/writeAheadLog.ts';
import { holdWhile } from '../../../shared/updateHolds.ts';
import { hasStoredLeads } from '../db/name.ts';
import { type Draft, forgetNoted, notedDraft, noteDraft } from './draftStorage.ts';
import { type Fields, isBlank, isFresh, lifeOf } from './draftLifetime.ts';

const log = new WriteAheadLog<Draft>('drafts', {
  writeLocal: noteDraft,
  // For a form that was only touched no database is made.
  async writeDatabase(form, draft) {
    if (!isBlank(draft.fields) || (await hasStoredLeads())) {
      await (await import('../db/drafts.ts')).putDraft(form, draft);
    }
  },
  onStored: forgetNoted,
  onRefused(form, draft) {
    if (isBlank(draft.fields)) forgetNoted(form, draft);
  },
});

/**
 * Keeps what a form holds now, until it is emptied, sent, or thirty days old (FO-03). Where the device keeps less, so
 * does this; the form works all the same.
 */
export const keepDraft = (form: string, fields: Fields): void =>
  log.write(form, { fields, savedAt: Date.now() });

/** A draft is sent: nothing of it stays. */
export function dropDraft(form: string): void {
  keepDraft(form, {});
  holdWhile(form, false);
}

const filled = (draft: Draft | undefined): Fields | undefined =>
  draft && isFresh(draft, Date.now()) && !isBlank(draft.fields) ? draft.fields : undefined;

/** The draft that local storage has; undefined when it has none. */
export const draftAtOnce = (form: string): Fields | undefined => filled(notedDraft(form));

async function newest(form: string, noted: Draft | undefined): Promise<Draft | undefined> {
  if (!(await hasStoredLeads())) return noted;
  const { readDraft } = await import('../db/drafts.ts');
  const stored = await readDraft(form, Date.now());
  return stored && !(noted && noted.savedAt >= stored.savedAt) ? stored : noted;
}

/**
 * The draft of a form, the newest of what the device keeps; undefined when it keeps none. What a page that was closed
 * left in local storage goes on to the database. Never rejects.
 */
export async function storedDraft(form: string): Promise<Fields | undefined> {
  const noted = notedDraft(form);
  const life = noted && lifeOf(noted, Date.now());
  if (noted && life === 'over') forgetNoted(form, noted);
  if (noted && life === 'expired') noteDraft(form, { ...noted, expiredAt: Date.now() });
  try {
    // In turn with what is being written: a keystroke must not replace what is still to be read.
    const draft = await log.afterWrites(() => newest(form, noted));
    if (draft && draft === noted) log.recover(form, draft);
    return filled(draft);
  } catch (error) {
    console.info(`Only the drafts in local storage are read: ${String(error)}`);
    return filled(noted);
  }
}
