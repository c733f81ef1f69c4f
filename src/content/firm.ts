import type { LanguageCode } from '../i18n/languages.ts';
import type { IsoDay } from './facts/fact.ts';

/**
 * A statement that only the firm can make (PG-04). A `sample` is marked wherever visitors see it, and is not in
 * structured data; the firm is responsible for a `confirmed` value.
 */
export interface Statement<T> {
  readonly status: 'confirmed' | 'sample';
  readonly value: T;
}

export interface Office {
  readonly city: 'dubai' | 'london';
  readonly address: string;
}

/** Opening hours: first and last day of the week from 1 (Monday) to 6 (Saturday), and times. */
export interface OpeningHours {
  readonly days: readonly [first: number, last: number];
  readonly opens: number;
  readonly closes: number;
}

export interface Review {
  readonly id: 1 | 2 | 3;
  readonly rating: number;
  readonly initials: string;
}

export interface Reviewer {
  readonly name: string;
  readonly reviewedOn: IsoDay;
}

export type FirmEntry = Readonly<
  Record<LanguageCode, { readonly title: string; readonly text: string; readonly meta?: string }>
>;

/** Widens the status of statements, which is edited. */
const stated = <Name extends string, T>(
  all: Record<Name, Statement<T>>,
): Readonly<Record<Name, Statement<T>>> => all;

/**
 * Contact details. A build setting replaces the value and counts as confirmed (`site.ts`). Samples are reserved for
 * fiction (Ofcom numbers, RFC 2606 names).
 */
export const contact = stated({
  /** International form with a leading plus. */
  phone: { status: 'sample', value: '+44 20 7946 0123' },
  whatsapp: { status: 'sample', value: '447700900123' },
  email: { status: 'sample', value: 'hello@marsa.example' },
  videoChannel: { status: 'sample', value: 'https://video.example/marsa' },
  addressDubai: { status: 'sample', value: 'Sample Tower, Business Bay, Dubai' },
  addressLondon: { status: 'sample', value: 'Sample House, City Road, London' },
  /** Address of the client portal; empty without one (`/login`). */
  portal: { status: 'sample', value: '' },
});

/** Opening hours of offices and phone in Dubai time; other days are closed (FR-08). */
export const openingHours: Statement<readonly OpeningHours[]> = {
  status: 'sample',
  value: [
    { days: [1, 5], opens: 9, closes: 18 },
    { days: [6, 6], opens: 10, closes: 14 },
  ],
};

/** The booking section's figures; `callbackMinutes` in minutes (HO-05). */
export const bookingFigures = stated({
  setUp: { status: 'sample', value: '5,000+' },
  success: { status: 'sample', value: '98%' },
  callbackMinutes: { status: 'sample', value: '30' },
});

/** The chat's opening hours, days per week and response time in hours (HO-06). */
export const support = stated({
  open: { status: 'sample', value: '24/7' },
  days: { status: 'sample', value: '7' },
  answerHours: { status: 'sample', value: '2' },
});

/** The track record (HO-07); the home page's locale files have its texts. */
export const trackRecord = stated({
  setups: { status: 'sample', value: '3,500+' },
  satisfaction: { status: 'sample', value: '98%' },
  partnerships: { status: 'sample', value: '25+' },
  consultants: { status: 'sample', value: '50+' },
});

/** The blog's claims ("more than"): articles, and thousands of monthly readers (BL-01). */
export const blogFigures = stated({
  articles: { status: 'sample', value: '50' },
  readers: { status: 'sample', value: '10' },
});

export const reviews: Statement<readonly Review[]> = {
  status: 'sample',
  value: [
    { id: 1, rating: 5, initials: 'CN' },
    { id: 2, rating: 5, initials: 'CN' },
    { id: 3, rating: 5, initials: 'CN' },
  ],
};

export const partners: Statement<
  readonly ('bank' | 'zone' | 'law' | 'audit' | 'translation' | 'insurance')[]
> = { status: 'sample', value: ['bank', 'zone', 'law', 'audit', 'translation', 'insurance'] };

/** Status of the four packages at the prices of `offers/prices.ts` (HO-08, FR-05). */
export const packagePrices: Statement<'offers/prices.ts'> = { status: 'sample', value: 'offers/prices.ts' };

/** Promises on pages, by the keys of `promises` in the pages' locale files; `PageBody.promises` selects them. */
export const promises = stated({
  firstTalkFree: { status: 'sample', value: true },
  noSurcharge: { status: 'sample', value: true },
  feePerStep: { status: 'sample', value: true },
  originalsReturned: { status: 'sample', value: true },
  sameDayAnswers: { status: 'sample', value: true },
  applicantsAnswered: { status: 'sample', value: true },
});
export type PromiseId = keyof typeof promises;

/** The reviewer; without one, pages show when their figures were checked (PG-01). */
export const reviewer: Statement<Reviewer | undefined> = { status: 'sample', value: undefined };

export type EntryList =
  | 'registration'
  | 'team'
  | 'partners'
  | 'milestones'
  | 'testimonials'
  | 'caseStudies'
  | 'openings'
  | 'directLines'
  | 'press'
  | 'terms'
  | 'privacy';

/** Lists on the company and legal pages. Unconfirmed and empty lists are replaced by general text. */
export const entries = stated<EntryList, readonly FirmEntry[]>({
  /** `/company/about`: registered name, licence, founders, memberships. */
  registration: { status: 'sample', value: [] },
  team: { status: 'sample', value: [] },
  partners: { status: 'sample', value: [] },
  milestones: { status: 'sample', value: [] },
  testimonials: { status: 'sample', value: [] },
  caseStudies: { status: 'sample', value: [] },
  /** `/company/careers` */
  openings: { status: 'sample', value: [] },
  /** `/company/contact` */
  directLines: { status: 'sample', value: [] },
  /** `/company/media` */
  press: { status: 'sample', value: [] },
  /** `/legal/terms`: provider, applicable law, liability. */
  terms: { status: 'sample', value: [] },
  /** `/legal/privacy`: controller, contact for data protection, host. */
  privacy: { status: 'sample', value: [] },
});
