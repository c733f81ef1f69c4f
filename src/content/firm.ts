import type { LanguageCode } from '../i18n/languages.ts';
import type { IsoDay } from './facts/fact.ts';

/**
 * Something that only the firm can state of itself (PG-04). A `sample` is marked as one wherever visitors see it, and
 * is in no structured data; `confirmed` means that the firm answers for the value as it stands here.
 */
export interface Statement<T> {
  readonly status: 'confirmed' | 'sample';
  readonly value: T;
}

/** An office of the firm, as shown in footer and contact page (FR-08). */
export interface Office {
  readonly city: 'dubai' | 'london';
  readonly address: string;
}

/** When calls are answered: days of the week from first to last, 1 for Monday to 6 for Saturday, and hours of the clock. */
export interface OpeningHours {
  readonly days: readonly [first: number, last: number];
  readonly opens: number;
  readonly closes: number;
}

/** A client's review (HO-11); its words are in the home page's locale files. */
export interface Review {
  readonly id: 1 | 2 | 3;
  readonly rating: number;
  readonly initials: string;
}

/** The person who went through the pages, and when (PG-01). */
export interface Reviewer {
  readonly name: string;
  readonly reviewedOn: IsoDay;
}

/** One entry of a list on a company page, in the languages that these pages are written in. */
export type FirmEntry = Readonly<
  Record<LanguageCode, { readonly title: string; readonly text: string; readonly meta?: string }>
>;

/** Keeps the names of statements, and leaves open whether each is confirmed: that changes. */
const stated = <Name extends string, T>(
  all: Record<Name, Statement<T>>,
): Readonly<Record<Name, Statement<T>>> => all;

/**
 * How the firm can be reached. A setting of the build replaces the value, and is taken as confirmed (`site.ts`). The
 * samples are reserved for fiction (Ofcom numbers, RFC 2606 names), so that no stranger is called.
 */
export const contact = stated({
  /** International form with a leading plus. */
  phone: { status: 'sample', value: '+44 20 7946 0123' },
  whatsapp: { status: 'sample', value: '447700900123' },
  email: { status: 'sample', value: 'hello@marsa.example' },
  videoChannel: { status: 'sample', value: 'https://video.example/marsa' },
  addressDubai: { status: 'sample', value: 'Sample Tower, Business Bay, Dubai' },
  addressLondon: { status: 'sample', value: 'Sample House, City Road, London' },
  /** Address of the clients' own area; empty where there is none (`/login`). */
  portal: { status: 'sample', value: '' },
});

/** When the offices and the phone answer, Dubai time; days that are not named are closed (FR-08). */
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

/** What the chat promises, at all hours: when it is open, days a week, hours until the answer (HO-06). */
export const support = stated({
  open: { status: 'sample', value: '24/7' },
  days: { status: 'sample', value: '7' },
  answerHours: { status: 'sample', value: '2' },
});

/** The track record (HO-07); its words are in the home page's locale files. */
export const trackRecord = stated({
  setups: { status: 'sample', value: '3,500+' },
  satisfaction: { status: 'sample', value: '98%' },
  partnerships: { status: 'sample', value: '25+' },
  consultants: { status: 'sample', value: '50+' },
});

/** The blog's figures, more than which it claims: articles, and monthly readers in thousands (BL-01). */
export const blogFigures = stated({
  articles: { status: 'sample', value: '50' },
  readers: { status: 'sample', value: '10' },
});

/** The reviews of the home page, the longest first (HO-11). */
export const reviews: Statement<readonly Review[]> = {
  status: 'sample',
  value: [
    { id: 1, rating: 5, initials: 'CN' },
    { id: 2, rating: 5, initials: 'CN' },
    { id: 3, rating: 5, initials: 'CN' },
  ],
};

/** The partners of the home page (HO-11); their names are in the home page's locale files. */
export const partners: Statement<
  readonly ('bank' | 'zone' | 'law' | 'audit' | 'translation' | 'insurance')[]
> = { status: 'sample', value: ['bank', 'zone', 'law', 'audit', 'translation', 'insurance'] };

/** Whether the firm sells the four packages at the prices of `offers/prices.ts` (HO-08, FR-05). */
export const packagePrices: Statement<'offers/prices.ts'> = { status: 'sample', value: 'offers/prices.ts' };

/**
 * Promises that pages make in the firm's name, by the words' names below `promises` in the pages' locale files. A page
 * lists those that it makes (`PageBody.promises`).
 */
export const promises = stated({
  firstTalkFree: { status: 'sample', value: true },
  noSurcharge: { status: 'sample', value: true },
  feePerStep: { status: 'sample', value: true },
  originalsReturned: { status: 'sample', value: true },
  sameDayAnswers: { status: 'sample', value: true },
  applicantsAnswered: { status: 'sample', value: true },
});
export type PromiseId = keyof typeof promises;

/** Who went through the pages; without a person pages say when their figures were checked (PG-01). */
export const reviewer: Statement<Reviewer | undefined> = { status: 'sample', value: undefined };

/** A list of a company or legal page, by what it holds. */
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

/**
 * Lists on the company and legal pages. A page shows a list once it is confirmed and has entries; until then it
 * describes how the firm works.
 */
export const entries = stated<EntryList, readonly FirmEntry[]>({
  /** `/company/about`: registered name, licence, founders, memberships. */
  registration: { status: 'sample', value: [] },
  /** `/company/team` */
  team: { status: 'sample', value: [] },
  /** `/company/partners` */
  partners: { status: 'sample', value: [] },
  /** `/company/milestones` */
  milestones: { status: 'sample', value: [] },
  /** `/company/testimonials` */
  testimonials: { status: 'sample', value: [] },
  /** `/company/case-studies` */
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
