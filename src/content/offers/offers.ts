import type { FactId } from '../facts/facts.ts';
import type { PagePath } from '../navigation.ts';
import type { PackageId } from './prices.ts';

/** What the firm sets up at a published price: the four packages, and three companies beside them (PG-04). */
export type OfferId = PackageId | 'mainland' | 'uk' | 'estonia';

/** The parts that every offer is asked for. */
export const PARTS = ['registration', 'licence', 'quota', 'visa', 'desk', 'bank', 'fee'] as const;
export type Part = (typeof PARTS)[number];

/**
 * What is known of a part: within the offer's price, in it only where an agent's offer names it, extra and named in the
 * quote, or not part of such a company.
 */
type State = 'included' | 'perhaps' | 'extra' | 'none';

export interface OfferPart {
  readonly state: State;
  /** What it costs by itself, where a source says so. */
  readonly alone?: FactId;
  /** The lowest price of a list: "from". */
  readonly lowest?: true;
}

/** What a year costs: the sum of its facts; empty where no price is known. */
export interface OfferYear {
  readonly facts: readonly FactId[];
  readonly lowest?: true;
  /** Today's price of the first year's item, taken to stay as it is. */
  readonly assumed?: true;
}

/** What is in no price of an offer, by the words' names below `offers.missing` in the pages' locale files. */
export type Missing =
  | 'card'
  | 'insurance'
  | 'papers'
  | 'accounts'
  | 'address'
  | 'identity'
  | 'contactPerson'
  | 'journey';

/** An offer: what it buys, what it costs in both years, and what is not in it. */
export interface Offer {
  /** Where it is described. */
  readonly to: PagePath;
  /** The calculator's place and what its price rests on there, as its address writes them. */
  readonly calculator: string;
  /** Whose price it is: ours, that of agents, or the state's fees alone. */
  readonly price: 'ours' | 'agents' | 'state';
  readonly parts: Readonly<Record<Part, OfferPart>>;
  readonly years: readonly [first: OfferYear, second: OfferYear];
  readonly missing: readonly Missing[];
}

const INCLUDED = { state: 'included' } as const;
const PERHAPS = { state: 'perhaps' } as const;
const EXTRA = { state: 'extra' } as const;
const NONE = { state: 'none' } as const;

/** A package: help with the bank account is extra in each, as is a visa. */
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
 * The table of offers (PG-04), read by the package pages, `/packages`, `/services/pricing` and the calculator. It names
 * facts only; the prices of the packages are in `prices.ts`, which the home page and the menu read as well.
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

/** The facts that an offer names, each once. */
export function factsOfOffer(id: OfferId): readonly FactId[] {
  const { parts, years } = offers[id];
  const named = [
    ...Object.values(parts).flatMap(({ alone }) => (alone ? [alone] : [])),
    ...years.flatMap(({ facts }) => facts),
  ];
  return [...new Set(named)];
}
