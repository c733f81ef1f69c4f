import * as v from 'valibot';
import type { Fields, LeadKind } from './model.ts';

/** A form as it was submitted (FO-02). */
export interface Filled {
  readonly form: LeadKind;
  readonly fields: Fields;
  /** The same as a message in the user's language. */
  readonly text: string;
  readonly language: string;
}

// Fields that a later version adds to a row are preserved.
const Stored = v.looseObject({
  key: v.pipe(v.string(), v.minLength(1)),
  // Any name: a later version may have stored a form that this one does not know.
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

/** A submitted form in the outbox. Times in milliseconds since 1970. */
export interface Submission extends Omit<Filled, 'form'> {
  /** Idempotency key: the endpoint accepts each key once. */
  readonly key: string;
  readonly form: string;
  readonly createdAt: number;
  /** `failed` is final: the endpoint has refused it, or has not accepted it for a week. */
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly notBefore: number;
  /** The last try got a response: the endpoint asks to wait, and the network works. */
  readonly answered: boolean;
  readonly sentAt?: number | undefined;
}

/** Returns a stored row as a submission; undefined for an invalid one. */
export function parseSubmission(row: unknown): Submission | undefined {
  const parsed = v.safeParse(Stored, row);
  return parsed.success ? parsed.output : undefined;
}

/** Returns the valid submissions among rows. */
export const parseSubmissions = (rows: readonly unknown[]): readonly Submission[] =>
  rows.map(parseSubmission).filter((submission) => submission !== undefined);
