import * as v from 'valibot';
import type { LanguageCode } from '../i18n/languages.ts';
import { amount, day, fields, flag, listOf, oneOf, pairOf, plain, shown, string } from './yaml/schema.ts';

/**
 * A statement that only the firm can make (PG-04). A `sample` is marked wherever visitors see it, and is not in
 * structured data; the firm is responsible for a `confirmed` value.
 */
const statement = <Value extends v.GenericSchema>(value: Value) =>
  fields({ status: oneOf(['confirmed', 'sample']), value });

const textLike = (pattern: RegExp, allowed: string) =>
  v.pipe(
    v.string(({ input }) => `${shown(input)} is no text. Allowed: ${allowed}`),
    v.regex(pattern, ({ input }) => `${shown(input)} is not in this form. Allowed: ${allowed}`),
  );

/** A whole number in a range. */
const between = (low: number, high: number) =>
  v.pipe(
    amount,
    v.check(
      (number) => Number.isInteger(number) && low <= number && number <= high,
      ({ input }) => `${shown(input)} is out of range. Allowed: a whole number from ${low} to ${high}`,
    ),
  );

const address = /^https:\/\/[^\s/]+\/?\S*$/;
const addressOrNone = new RegExp(`${address.source}|^$`);

/** Contact details. A build setting replaces the value and counts as confirmed (`site.ts`). */
const contact = fields({
  phone: statement(textLike(/^\+[\d ]+$/, "“+”, digits and spaces, in quotes, such as '+971 4 000 0000'")),
  whatsapp: statement(textLike(/^\+?[\d ]+$/, "digits, in quotes, such as '971500000000'")),
  email: statement(textLike(/^[^\s@]+@[^\s@]+$/, 'an e-mail address')),
  videoChannel: statement(textLike(address, 'an address that begins with “https://”')),
  addressDubai: statement(plain),
  addressLondon: statement(plain),
  /** Address of the client portal; empty without one (`/login`). */
  portal: statement(textLike(addressOrNone, "an address that begins with “https://”, or ''")),
});

/** Opening hours: first and last day of the week from 1 (Monday) to 6 (Saturday), and times. */
const hours = fields({
  days: v.pipe(pairOf(between(1, 6)), v.readonly()),
  opens: between(0, 24),
  closes: between(0, 24),
});
export type OpeningHours = Readonly<v.InferOutput<typeof hours>>;

const review = fields({
  id: v.picklist([1, 2, 3], ({ input }) => `${shown(input)} is unknown. Allowed: 1, 2, 3`),
  rating: between(1, 5),
  initials: plain,
});

const entry = fields({ title: string, text: string, meta: v.exactOptional(string) });
const entryInAll = fields({ en: entry, ar: entry, ur: entry, hi: entry } satisfies Record<
  LanguageCode,
  unknown
>);

export const PROMISES = [
  'firstTalkFree',
  'noSurcharge',
  'feePerStep',
  'originalsReturned',
  'sameDayAnswers',
  'applicantsAnswered',
] as const;

/** Lists on the company and legal pages. */
export const ENTRY_LISTS = [
  'registration',
  'team',
  'partners',
  'milestones',
  'testimonials',
  'caseStudies',
  'openings',
  'directLines',
  'press',
  'terms',
  'privacy',
] as const;
export type EntryList = (typeof ENTRY_LISTS)[number];

const figure = statement(string);

/** The schema of `firm.yaml`. */
export const firmFile = fields({
  contact,
  openingHours: statement(listOf(hours)),
  bookingFigures: fields({ setUp: figure, success: figure, callbackMinutes: figure }),
  support: fields({ open: figure, days: figure, answerHours: figure }),
  trackRecord: fields({ setups: figure, satisfaction: figure, partnerships: figure, consultants: figure }),
  blogFigures: fields({ articles: figure, readers: figure }),
  reviews: statement(listOf(review)),
  partners: statement(listOf(oneOf(['bank', 'zone', 'law', 'audit', 'translation', 'insurance']))),
  packagePrices: statement(oneOf(['offers/prices.yaml'])),
  promises: fields(v.entriesFromList(PROMISES, statement(flag))),
  reviewer: statement(v.nullable(fields({ name: plain, reviewedOn: day }))),
  entries: fields(v.entriesFromList(ENTRY_LISTS, statement(listOf(entryInAll)))),
});

export interface Office {
  readonly city: 'dubai' | 'london';
  readonly address: string;
}
