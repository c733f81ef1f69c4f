import * as v from 'valibot';

/** What a form holds when it is submitted (FO-02). */
export interface Filled {
  /** Which form it is. */
  readonly form: 'booking' | 'meeting' | 'newsletter' | 'quote';
  /** Its fields as they were typed, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same in the person's words, as a message would say it. */
  readonly text: string;
  /** Code of the language that the page was in. */
  readonly language: string;
}

// What a later version adds to a row stays with it.
const Stored = v.looseObject({
  key: v.pipe(v.string(), v.minLength(1)),
  // Not a list of those we know: an earlier version may find what a later one has left.
  form: v.string(),
  fields: v.record(v.string(), v.string()),
  text: v.string(),
  language: v.string(),
  createdAt: v.number(),
  state: v.picklist(['waiting', 'sent', 'failed']),
  attempts: v.fallback(v.number(), 0),
  notBefore: v.fallback(v.number(), 0),
  answered: v.fallback(v.boolean(), false),
  sentAt: v.optional(v.number()),
});

/** A form that was submitted, on its way to the endpoint. Times in milliseconds since 1970. */
export interface Submission extends Omit<Filled, 'form'> {
  /** Names it for good: the endpoint takes each key once. */
  readonly key: string;
  readonly form: string;
  readonly createdAt: number;
  /** `failed` is final: the endpoint has refused it, or has not taken it for a week. */
  readonly state: 'waiting' | 'sent' | 'failed';
  /** How often it was tried. */
  readonly attempts: number;
  /** When it may be tried again. */
  readonly notBefore: number;
  /** The last try was answered: it is the endpoint that wants to be left alone, not the line that is missing. */
  readonly answered: boolean;
  readonly sentAt?: number | undefined;
}

/** A row of the outbox as it was stored; undefined when it is no submission. */
export function parseSubmission(row: unknown): Submission | undefined {
  const parsed = v.safeParse(Stored, row);
  return parsed.success ? parsed.output : undefined;
}

/** The submissions among rows; those that went bad are left where they are. */
export const parseSubmissions = (rows: readonly unknown[]): readonly Submission[] =>
  rows.map(parseSubmission).filter((submission) => submission !== undefined);
