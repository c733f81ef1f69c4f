import * as v from 'valibot';
import { type Codec, onOtherTab, persisted } from '../../../shared/storage/persisted.ts';
import type { Fields } from './draftLifetime.ts';

/** What was typed into a form and when, in milliseconds since 1970. */
export interface Draft {
  readonly fields: Fields;
  readonly savedAt: number;
  /** When it was first seen as too old. */
  readonly expiredAt?: number | undefined;
}

const Stored = v.object({
  fields: v.record(v.string(), v.unknown()),
  savedAt: v.number(),
  expiredAt: v.optional(v.number()),
});

function texts(fields: Readonly<Record<string, unknown>>): Fields {
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return Object.fromEntries(entries);
}

/** A draft as it was stored, without what is no text; undefined when it is none. */
export function parseDraft(stored: unknown): Draft | undefined {
  const draft = v.safeParse(Stored, stored);
  return draft.success ? { ...draft.output, fields: texts(draft.output.fields) } : undefined;
}

const draftCodec: Codec<Draft | undefined> = {
  parse: (text) => parseDraft(JSON.parse(text ?? 'null')),
  format: (draft) => (draft ? JSON.stringify(draft) : null),
};

const entryOf = (form: string) => persisted(`draft:${form}`, draftCodec);

/** Before drafts outlived the visit, the booking form's was stored here, its fields alone. */
const earlier = persisted<Draft | undefined>(
  'booking-draft',
  { ...draftCodec, parse: (text) => parseDraft({ fields: JSON.parse(text ?? 'null'), savedAt: Date.now() }) },
  'sessionStorage',
);

function takeEarlier(form: string): Draft | undefined {
  if (form !== 'booking') return undefined;
  const draft = earlier.read();
  if (!draft || noteDraft(form, draft)) earlier.remove();
  return draft;
}

/**
 * Drafts in local storage: written at once with each keystroke, so that a reload loses nothing. Browsers
 * write it to the disk only every few seconds, so each draft moves on to the database, which a killed browser keeps
 * (FO-03). Gives the entry of a form; undefined when there is none, or none that can be read.
 */
export const notedDraft = (form: string): Draft | undefined => entryOf(form).read() ?? takeEarlier(form);

/** Writes a draft there; where that is refused, it is left to the database. */
export const noteDraft = (form: string, draft: Draft): boolean => entryOf(form).write(draft);

/** Forgets an entry that has arrived elsewhere; one that another tab has written since stays. */
export function forgetNoted(form: string, draft: Draft): void {
  const entry = entryOf(form);
  if (entry.text() === draftCodec.format(draft)) entry.remove();
}

/** Calls back with the fields that another tab has written; blank ones when its form was emptied or sent. */
export function onDraftOfOtherTab(form: string, listener: (fields: Fields) => void): () => void {
  const entry = entryOf(form);
  return onOtherTab(entry, (text) => {
    const draft = entry.parse(text);
    if (draft) listener(draft.fields);
  });
}
