import * as v from 'valibot';
import { type Codec, onOtherTab, type Persisted, persisted } from '../../shared/storage/persisted.ts';
import { holdWhile } from '../../shared/updateHolds.ts';
import { type Fields, isBlank, LEAD_KINDS, type LeadKind } from './model.ts';
import { hasStoredLeads } from './storedLeads.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Other people may use the device too. */
const LIFETIME_MS = 30 * DAY_MS;
/** The device's clock may be wrong for a while: a draft is deleted this long after it was first found too old. */
const EXPIRY_DELAY_MS = DAY_MS;
/** An earlier time is that of a clock that was reset. */
const EARLIEST_TIME = Date.UTC(2026, 0);

/** The typed values of a form. Times in milliseconds since 1970. */
interface Draft {
  readonly fields: Fields;
  readonly savedAt: number;
  /** When it was first found too old. */
  readonly expiredAt?: number | undefined;
}

const Stored = v.object({
  fields: v.record(v.string(), v.fallback(v.string(), '')),
  savedAt: v.number(),
  expiredAt: v.optional(v.number()),
});

/** Returns a stored draft, with '' for each invalid field; undefined for an invalid one. */
export function parseDraft(stored: unknown): Draft | undefined {
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : undefined;
}

const draftCodec: Codec<Draft | undefined> = {
  parse: (text) => parseDraft(JSON.parse(text ?? 'null')),
  format: (draft) => (draft ? JSON.stringify(draft) : null),
};

/** The draft of a form in local storage. */
export const draftEntry = (kind: string): Persisted<Draft | undefined> =>
  persisted(`draft:${kind}`, draftCodec);

const isFresh = ({ savedAt }: Draft, now: number): boolean =>
  savedAt < EARLIEST_TIME || now - savedAt < LIFETIME_MS;

/** Stores the fields of a form; deletes its draft when they are blank (FO-03). Never throws. */
export function storeDraft(kind: LeadKind, fields: Fields): void {
  if (isBlank(fields)) draftEntry(kind).remove();
  else draftEntry(kind).write({ fields, savedAt: Date.now() });
}

/** Deletes the draft of a form that was sent or cleared. */
export function dropDraft(kind: LeadKind): void {
  storeDraft(kind, {});
  holdWhile(kind, false);
}

function expireDrafts(now: number): void {
  for (const entry of LEAD_KINDS.map(draftEntry)) {
    const draft = entry.read();
    if (!draft) continue;
    if (draft.savedAt < EARLIEST_TIME) entry.write({ ...draft, savedAt: now });
    else if (!isFresh(draft, now)) {
      const { expiredAt } = draft;
      // A time in the future is that of a wrong clock.
      if (expiredAt === undefined || expiredAt > now) entry.write({ ...draft, expiredAt: now });
      else if (now - expiredAt >= EXPIRY_DELAY_MS) entry.remove();
    }
  }
}

/** Returns the stored fields of a form; undefined without a draft of the last 30 days. Never throws. */
export function storedDraft(kind: LeadKind): Fields | undefined {
  const now = Date.now();
  const draft = draftEntry(kind).read();
  expireDrafts(now);
  return draft && isFresh(draft, now) && !isBlank(draft.fields) ? draft.fields : undefined;
}

/**
 * Calls back with the fields that another tab has written, blank ones when it was cleared or sent there; returns an
 * unsubscribe function.
 */
export function onDraftOfOtherTab(kind: LeadKind, listener: (fields: Fields) => void): () => void {
  const entry = draftEntry(kind);
  return onOtherTab(entry, (text) => {
    const draft = entry.parse(text);
    listener(draft && isFresh(draft, Date.now()) ? draft.fields : {});
  });
}

/** Moves drafts of earlier releases from the database; resolves with true when there were some. Never rejects. */
export async function moveStoredDrafts(): Promise<boolean> {
  try {
    return (await hasStoredLeads()) && (await (await import('./moveDrafts.ts')).moveDrafts());
  } catch (error) {
    console.info(`Only the drafts in local storage are read: ${String(error)}`);
    return false;
  }
}
