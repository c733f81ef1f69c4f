import * as v from 'valibot';
import { slots } from '../../content/home/slots.ts';
import { currentZone, isZone } from '../../shared/time/zones.ts';

/** The forms that visitors submit. */
export const LEAD_KINDS = ['booking', 'meeting', 'newsletter', 'quote'] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** Typed values of a form's fields, by name. */
export type Fields = Readonly<Record<string, string>>;

/** Kinds of company in the booking form. */
export const BUSINESS_TYPES = ['mainland', 'freeZone', 'offshore', 'branch', 'notSure'] as const;
/** Places for the company in the quote form. */
export const PLACES = ['mainland', 'freeZone', 'offshore', 'uk', 'europe', 'notSure'] as const;
/** Offices in the quote form. */
export const OFFICES = ['none', 'desk', 'own', 'notSure'] as const;
/** Start dates in the quote form. */
export const STARTS = ['now', 'months', 'later', 'notSure'] as const;
/** Topics of a meeting. */
export const TOPICS = ['company', 'licence', 'visa', 'bank', 'tax', 'change', 'other'] as const;
/** Ways to meet. */
export const WAYS = ['video', 'phone', 'office'] as const;

/** Field with a message that another page has prefilled. */
export const PREFILLED = 'handed';

const text = v.fallback(v.string(), '');
const day = v.fallback(v.pipe(v.string(), v.isoDate()), '');
const oneOf = <const Codes extends readonly string[]>(codes: Codes) =>
  v.fallback(v.picklist(['', ...codes]), '');
const slot = oneOf(slots.flatMap(({ time, available }) => (available ? [time] : [])));
/** An empty zone is that of the device. */
const zone = v.pipe(
  text,
  v.transform((name) => (isZone(name) ? currentZone(name) : '')),
);

/** The fields of each form. An invalid value becomes '' and does not affect the others. */
const schemas = {
  booking: v.object({ date: day, slot, name: text, phone: text, type: oneOf(BUSINESS_TYPES) }),
  meeting: v.object({
    topic: oneOf(TOPICS),
    date: day,
    slot,
    date2: day,
    slot2: slot,
    zone,
    name: text,
    email: text,
    phone: text,
    how: oneOf(WAYS),
    remarks: text,
    [PREFILLED]: text,
  }),
  newsletter: v.object({ email: text }),
  quote: v.object({
    name: text,
    email: text,
    phone: text,
    activity: text,
    place: oneOf(PLACES),
    owners: text,
    visas: text,
    origin: text,
    office: oneOf(OFFICES),
    start: oneOf(STARTS),
    remarks: text,
    [PREFILLED]: text,
  }),
};

/** The fields of one form. */
type LeadFields<Kind extends LeadKind> = v.InferOutput<(typeof schemas)[Kind]>;

/** Returns all fields of a form; empty and invalid ones are ''. */
export const parseFields = <Kind extends LeadKind>(kind: Kind, fields: Fields): LeadFields<Kind> =>
  v.parse(schemas[kind], fields);

/** True for a field without text; spaces do not count. */
export const isMissing = (fields: Fields, name: string): boolean => (fields[name] ?? '').trim() === '';

/** True for a form without text. */
export const isBlank = (fields: Fields): boolean =>
  Object.keys(fields).every((name) => isMissing(fields, name));

/** Accepts every text with a character on both sides of `@` and a dot after it. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());

/** A field that has to be corrected, and the key of its message. */
export interface Problem {
  readonly field: 'name' | 'email';
  readonly message: 'missingName' | 'missingWay' | 'oddEmail';
}

/**
 * Returns why a request is not answerable (FO-02): it needs an e-mail address or a phone number. A missing name is
 * reported only with them, because a number alone can be called.
 */
export function problemsIn(fields: Fields): readonly Problem[] {
  if (!isMissing(fields, 'phone') || isEmail(fields['email'] ?? '')) return [];
  const message = isMissing(fields, 'email') ? 'missingWay' : 'oddEmail';
  const email: Problem = { field: 'email', message };
  return isMissing(fields, 'name') ? [{ field: 'name', message: 'missingName' }, email] : [email];
}

/** Returns the problem of a newsletter sign-up without a valid e-mail address. */
export const newsletterProblems = ({ email = '' }: Fields): readonly Problem[] =>
  isEmail(email) ? [] : [{ field: 'email', message: 'oddEmail' }];
