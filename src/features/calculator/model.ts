import type { Basis, PlaceId, YearlyPrice } from '../../content/estimates/places.ts';
import type { FactId } from '../../content/facts/facts.ts';

/** Kinds of activity, as licences name them. */
export const KINDS = ['professional', 'commercial', 'online', 'industrial', 'tourism'] as const;
export const OFFICES = ['none', 'desk', 'own'] as const;
/** How many owners, or visas of one kind, an estimate goes up to. */
export const MOST = 10;

export type Kind = (typeof KINDS)[number];
export type Office = (typeof OFFICES)[number];

/** What is estimated (PG-02). A choice that a place does not have is kept, for the next place, and counts for nothing. */
export interface Setup {
  readonly place: PlaceId;
  readonly basis: Basis;
  readonly kind: Kind;
  readonly owners: number;
  /** Owners who want a residence visa. */
  readonly ownerVisas: number;
  /** Employees who need one. */
  readonly staffVisas: number;
  readonly office: Office;
  /** Help with the bank account. */
  readonly bank: boolean;
  /** A branch on Dubai's mainland beside the free zone company. */
  readonly dual: boolean;
}

/** One set-up, or two to be compared. */
export type Setups = readonly [Setup, Setup?];

export const USUAL: Setup = {
  place: 'mainland',
  basis: 'allIn',
  kind: 'professional',
  owners: 1,
  ownerVisas: 1,
  staffVisas: 0,
  office: 'desk',
  bank: false,
  dual: false,
};

/** Who charges a line. */
export type Payee =
  | 'agent'
  | 'firm'
  | 'zone'
  | 'dubai'
  | 'companiesHouse'
  | 'register'
  | 'police'
  | 'provider'
  | 'accountant';

/** A line whose price is known. */
export interface CountedLine extends YearlyPrice {
  readonly id:
    | Exclude<Basis, 'services' | 'fees'>
    | 'visas'
    | 'dualLicence'
    | 'ukCompany'
    | 'ukStatement'
    | 'eeCompany'
    | 'eeResidency'
    | 'eeContact'
    | 'eeAccounting';
  readonly payee: Payee;
  readonly times: number;
}

/** A line that has to be paid and whose price no source names: it is told in words. */
export interface OpenLine {
  readonly id:
    | 'renewal'
    | 'ownerVisa'
    | 'visaRenewal'
    | 'establishment'
    | 'desk'
    | 'ownOffice'
    | 'address'
    | 'approval'
    | 'customs'
    | 'guarantee'
    | 'papers'
    | 'bank'
    | 'ukAddress'
    | 'ukIdentity'
    | 'eeContact'
    | 'eeAddress'
    | 'eeJourney'
    | 'eeFilings'
    | 'accounts';
  readonly times: number;
}

/** A sum in a place's currency. */
export interface Total {
  readonly low: number;
  readonly high: number;
  /** Something in it is general knowledge, converted, or taken from an earlier year. */
  readonly about: boolean;
  /** Something in it is the lowest price of a list. */
  readonly from: boolean;
}

/** What a set-up costs, as far as sources say (PG-02). */
export interface Estimate {
  readonly basis: Basis;
  readonly currency: 'AED' | 'GBP' | 'EUR';
  readonly counted: readonly CountedLine[];
  readonly open: readonly OpenLine[];
  /** Money that stays the owner's and is in no sum. */
  readonly capital: FactId | undefined;
  /** How long what is paid once lasts, where that is why no later year pays it again. */
  readonly lasts: FactId | undefined;
  /** Undefined for a year of which no price is known. */
  readonly years: readonly [Total | undefined, Total | undefined, Total | undefined];
  /** The three years together; undefined when the price of one is not known. */
  readonly all: Total | undefined;
  /** Some price was in another currency and was converted by the peg. */
  readonly converted: boolean;
}
