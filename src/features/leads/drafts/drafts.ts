import { holdWhile } from '../../../shared/updateHolds.ts';
import { hasStoredLeads } from '../db/name.ts';
import { type Draft, forgetNoted, notedDraft, noteDraft } from './draftStorage.ts';
import { type Fields, isBlank, isFresh } from './draftLifetime.ts';

/** What has not arrived in the database yet, by form. */
const pending = new Map<string, Draft>();
let arriving = Promise.resolve();

async function settle(form: string): Promise<void> {
  const draft = pending.get(form);
  if (!draft) return;
  const blank = isBlank(draft.fields);
  // For a form that was only touched no database is made.
  if (!blank || (await hasStoredLeads())) await (await import('../db/drafts.ts')).putDraft(form, draft);
  if (pending.get(form) === draft) pending.delete(form);
  forgetNoted(form, draft);
}

/**
 * Keeps what a form holds now, through reloads and crashes, until it is emptied, sent, or thirty days old (FO-03).
 * Where the device keeps less, so does this; the form works all the same.
 */
export function keepDraft(form: string, fields: Fields): void {
  const draft = { fields, savedAt: Date.now() };
  pending.set(form, draft);
  noteDraft(form, draft);
  arriving = arriving
    .then(() => settle(form))
    .catch((error: unknown) => {
      console.info(`The draft stays in the journal: ${String(error)}`);
      if (isBlank(fields)) forgetNoted(form, draft);
    });
}

/** A draft is sent: nothing of it stays. */
export function dropDraft(form: string): void {
  keepDraft(form, {});
  holdWhile(form, false);
}

const filled = (draft: Draft | undefined): Fields | undefined =>
  draft && isFresh(draft, Date.now()) && !isBlank(draft.fields) ? draft.fields : undefined;

/** The draft that the journal has; undefined when it has none. */
export const draftAtOnce = (form: string): Fields | undefined => filled(notedDraft(form));

async function newest(form: string, noted: Draft | undefined): Promise<Draft | undefined> {
  if (!(await hasStoredLeads())) return noted;
  const { readDraft } = await import('../db/drafts.ts');
  const stored = await readDraft(form, Date.now());
  return stored && !(noted && noted.savedAt >= stored.savedAt) ? stored : noted;
}

/**
 * The draft of a form, the newest of what the device keeps; undefined when it keeps none. What a page that was closed
 * left in the journal goes on to the database. Never rejects.
 */
export async function storedDraft(form: string): Promise<Fields | undefined> {
  const noted = notedDraft(form);
  if (noted && !isFresh(noted, Date.now())) forgetNoted(form, noted);
  // In turn with what is being written: a keystroke must not replace what is still to be read.
  const reading = arriving.then(() => newest(form, noted));
  arriving = reading
    .then((draft) => {
      if (!draft || draft !== noted || pending.has(form)) return undefined;
      pending.set(form, draft);
      return settle(form);
    })
    .catch(() => undefined);
  return reading.then(filled, (error: unknown) => {
    console.info(`Only the journal's drafts are read: ${String(error)}`);
    return filled(noted);
  });
}
