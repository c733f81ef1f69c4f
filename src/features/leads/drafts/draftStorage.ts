import * as v from 'valibot';
import { type Codec, onOtherTab, type Persisted, persisted } from '../../../shared/storage/persisted.ts';
import { type Fields, isFresh } from './draftLifetime.ts';

/** The typed values of a form, and when they were stored, in milliseconds since 1970. */
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

/** A stored draft with its texts; undefined when it is none. */
export function parseDraft(stored: unknown): Draft | undefined {
  const draft = v.safeParse(Stored, stored);
  return draft.success ? { ...draft.output, fields: texts(draft.output.fields) } : undefined;
}

const draftCodec: Codec<Draft | undefined> = {
  parse: (text) => parseDraft(JSON.parse(text ?? 'null')),
  format: (draft) => (draft ? JSON.stringify(draft) : null),
};

/** The draft of a form in local storage, which is written with each keystroke (FO-03). */
export const draftEntry = (form: string): Persisted<Draft | undefined> =>
  persisted(`draft:${form}`, draftCodec);

/** The booking form's draft of the first version, which lasted as long as the visit: its fields alone. */
const earlier = persisted<Draft | undefined>(
  'booking-draft',
  { ...draftCodec, parse: (text) => parseDraft({ fields: JSON.parse(text ?? 'null'), savedAt: Date.now() }) },
  'sessionStorage',
);

function takeEarlier(form: string): Draft | undefined {
  if (form !== 'booking') return undefined;
  const draft = earlier.read();
  if (!draft || draftEntry(form).write(draft)) earlier.remove();
  return draft;
}

/** The stored draft of a form; undefined when there is none, or none that can be read. */
export const readDraft = (form: string): Draft | undefined => draftEntry(form).read() ?? takeEarlier(form);

/** Calls back with the fields that another tab has written; blank ones when its form was emptied or sent. */
export function onDraftOfOtherTab(form: string, listener: (fields: Fields) => void): () => void {
  const entry = draftEntry(form);
  return onOtherTab(entry, (text) => {
    const draft = entry.parse(text);
    listener(draft && isFresh(draft, Date.now()) ? draft.fields : {});
  });
}
