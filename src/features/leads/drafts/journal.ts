import * as v from 'valibot';
import type { Fields } from './rules.ts';

/** What was typed into a form and when, in milliseconds since 1970. */
export interface Draft {
  readonly fields: Fields;
  readonly savedAt: number;
}

const Stored = v.object({ fields: v.record(v.string(), v.unknown()), savedAt: v.number() });

/** Before drafts outlived the visit, the booking form's was kept here, its fields alone. */
const EARLIER = { form: 'booking', key: 'booking-draft' } as const;

const keyOf = (form: string) => `draft:${form}`;

function texts(fields: Readonly<Record<string, unknown>>): Fields {
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return Object.fromEntries(entries);
}

/** A draft as it was stored, without what is no text; undefined when it is none. */
export function parseDraft(stored: unknown): Draft | undefined {
  const draft = v.safeParse(Stored, stored);
  return draft.success ? { fields: texts(draft.output.fields), savedAt: draft.output.savedAt } : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function takeEarlier(form: string): Draft | undefined {
  if (form !== EARLIER.form) return undefined;
  const fields = parseJson(sessionStorage.getItem(EARLIER.key));
  const draft = parseDraft({ fields, savedAt: Date.now() });
  if (draft) noteDraft(form, draft);
  sessionStorage.removeItem(EARLIER.key);
  return draft;
}

/**
 * The journal of drafts, in local storage: written at once with each keystroke, so that a reload loses nothing. Browsers
 * write it to the disk only every few seconds, so each draft moves on to the database, which a killed browser keeps
 * (FO-03). Gives the entry of a form; undefined when there is none, or none that can be read.
 */
export function notedDraft(form: string): Draft | undefined {
  try {
    return parseDraft(parseJson(localStorage.getItem(keyOf(form)))) ?? takeEarlier(form);
  } catch {
    return undefined;
  }
}

/** Notes a draft in the journal; where there is no such storage, it is left to the database. */
export function noteDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Forbidden or full.
  }
}

/** Forgets an entry that has arrived elsewhere; one that another tab has written since stays. */
export function forgetNoted(form: string, draft: Draft): void {
  try {
    if (localStorage.getItem(keyOf(form)) === JSON.stringify(draft)) localStorage.removeItem(keyOf(form));
  } catch {
    // Forbidden: there is nothing.
  }
}
