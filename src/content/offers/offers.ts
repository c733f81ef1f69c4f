import type { FactId } from '../facts/facts.ts';
import type { PagePath } from '../navigation.ts';
import type { PackageId } from './pricesFile.ts';

export type OfferId = PackageId | 'mainland' | 'uk' | 'estonia';

export const PARTS = ['registration', 'licence', 'quota', 'visa', 'desk', 'bank', 'fee'] as const;
export type Part = (typeof PARTS)[number];

/** A part is included, perhaps included by an agent's offer, extra and named in the quote, or not applicable. */
type State = 'included' | 'perhaps' | 'extra' | 'none';

export interface OfferPart {
  readonly state: State;
  readonly alone?: FactId;
  readonly lowest?: true;
}

/** The price of a year: the sum of its facts; empty if unknown. */
export interface OfferYear {
  readonly facts: readonly FactId[];
  readonly lowest?: true;
  /** Assumes the current price of the first year's item. */
  readonly assumed?: true;
}

export type Missing =
  | 'card'
  | 'insurance'
  | 'papers'
  | 'accounts'
  | 'address'
  | 'identity'
  | 'contactPerson'
  | 'journey';

export interface Offer {
  readonly to: PagePath;
  /** The query of the calculator's address for this offer. */
  readonly calculator: string;
  readonly price: 'ours' | 'agents' | 'state';
  readonly parts: Readonly<Record<Part, OfferPart>>;
  readonly years: readonly [first: OfferYear, second: OfferYear];
  readonly missing: readonly Missing[];
}

const INCLUDED = { state: 'included' } as const;
const PERHAPS = { state: 'perhaps' } as const;
const EXTRA = { state: 'extra' } as const;
const NONE = { state: 'none' } as const;

const packageOf = (id: PackageId, whole: FactId, licence: FactId): Offer => ({
  to: `/packages/${id}`,
  calculator: `p=${id}&r=ours`,
  price: 'ours',
  parts: {
    registration: INCLUDED,
    licence: { state: 'included', alone: licence, lowest: true },
    quota: EXTRA,
    visa: EXTRA,
    desk: EXTRA,
    bank: EXTRA,
    fee: INCLUDED,
  },
  years: [
    { facts: [whole], lowest: true },
    { facts: [licence], lowest: true, assumed: true },
  ],
  missing: ['card', 'insurance', 'papers', 'accounts'],
});

/**
 * The table of offers (PG-04) for the package pages, `/packages`, `/services/pricing` and the calculator. It refers to
 * facts only; `prices.ts` has the packages' prices, for home page and menu as well.
 */
export const offers: Readonly<Record<OfferId, Offer>> = {
  shams: packageOf('shams', 'shams-package', 'shams-licence'),
  spc: packageOf('spc', 'spc-package', 'spc-licence'),
  ifza: packageOf('ifza', 'ifza-package', 'ifza-licence-ours'),
  meydan: packageOf('meydan', 'meydan-package', 'meydan-licence'),
  mainland: {
    to: '/licensing/mainland-company-dubai',
    calculator: 'p=mainland',
    price: 'agents',
    parts: {
      registration: INCLUDED,
      licence: INCLUDED,
      quota: EXTRA,
      visa: PERHAPS,
      desk: PERHAPS,
      bank: EXTRA,
      fee: INCLUDED,
    },
    years: [{ facts: ['llc-dubai-year-1'] }, { facts: ['llc-dubai-year-2'] }],
    missing: ['card', 'insurance', 'papers', 'accounts'],
  },
  uk: {
    to: '/uk',
    calculator: 'p=uk',
    price: 'state',
    parts: {
      registration: { state: 'included', alone: 'uk-incorporation-fee' },
      licence: NONE,
      quota: NONE,
      visa: NONE,
      desk: EXTRA,
      bank: EXTRA,
      fee: EXTRA,
    },
    years: [{ facts: ['uk-incorporation-fee'] }, { facts: ['uk-confirmation-statement'] }],
    missing: ['address', 'identity', 'accounts'],
  },
  estonia: {
    to: '/europe',
    calculator: 'p=estonia&r=fees',
    price: 'state',
    parts: {
      registration: { state: 'included', alone: 'ee-company-fee' },
      licence: NONE,
      quota: NONE,
      visa: NONE,
      desk: EXTRA,
      bank: EXTRA,
      fee: EXTRA,
    },
    years: [{ facts: ['ee-company-fee', 'ee-residency-fee'] }, { facts: [] }],
    missing: ['contactPerson', 'journey', 'accounts'],
  },
};

/** Returns the facts of an offer, each once. */
export function factsOfOffer(id: OfferId): readonly FactId[] {
  const { parts, years } = offers[id];
  const named = [
    ...Object.values(parts).flatMap(({ alone }) => (alone ? [alone] : [])),
    ...years.flatMap(({ facts }) => facts),
  ];
  return [...new Set(named)];
}
