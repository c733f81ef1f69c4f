import type { IsoDay } from '../../content/facts/fact.ts';

export const PLACES = ['mainland', 'freeZone', 'uk', 'estonia'] as const;
export const PERSONS = ['company', 'natural'] as const;
/** No VAT number; a return each month; or each quarter, by the month in which the first one of a year ends. */
export const VAT_PERIODS = ['none', 'monthly', 'q1', 'q2', 'q3'] as const;
/** For how many years licences are issued. */
export const TERMS = [1, 2, 3, 5, 10] as const;
/** So many signs a name may have. */
export const LONGEST_NAME = 40;
/** Days before a date on which a calendar may remind of it. */
export const REMINDERS = [3, 7, 14, 30] as const;

export type Place = (typeof PLACES)[number];
/** Whether a place is in the UAE, with licences, e-invoicing and individuals who hold a licence. */
export const isInUae = (place: Place): boolean => place === 'mainland' || place === 'freeZone';
export type VatPeriod = (typeof VAT_PERIODS)[number];

/** The business whose dates are worked out (PG-02). What a place does not have is kept, and counts for nothing. */
export interface Firm {
  readonly place: Place;
  readonly person: (typeof PERSONS)[number];
  /** Day of the licence, of incorporation outside the UAE; undefined while nobody told. */
  readonly licence: IsoDay | undefined;
  readonly term: (typeof TERMS)[number];
  /** The month with whose last day the financial year ends, from 1. */
  readonly yearEnd: number;
  readonly vat: VatPeriod;
  /** In Estonia: it pays salaries, board fees or dividends every month. */
  readonly payroll: boolean;
  /** Revenue that puts it into the first group of e-invoicing. */
  readonly large: boolean;
  /** Day on which owners or managers last changed, if they did. */
  readonly change: IsoDay | undefined;
  /** What its entries in a calendar begin with; empty for nothing. Two businesses are told apart by it. */
  readonly name: string;
  readonly remind: (typeof REMINDERS)[number];
}

/** What has to be done by a day. */
export type Duty =
  | 'ctRegister'
  | 'ctRegisterEarly'
  | 'ctWaiver'
  | 'ctReturn'
  | 'naturalRegister'
  | 'naturalReturn'
  | 'vatReturn'
  | 'renewal'
  | 'uboChange'
  | 'provider'
  | 'einvoice'
  | 'ukStatement'
  | 'ukFirstAccounts'
  | 'ukAccounts'
  | 'ukPayment'
  | 'ukReturn'
  | 'ukVat'
  | 'eeFirstReport'
  | 'eeReport'
  | 'eeVat'
  | 'eePayroll'
  | 'eeOwners';

/** A period that a duty is about. */
export interface Period {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** A duty with its day. */
export interface Due {
  readonly duty: Duty;
  readonly on: IsoDay;
  readonly period?: Period;
}

/** What cannot be dated honestly, and why. */
export type Undated =
  | 'licence'
  | 'incorporation'
  | 'uboFirst'
  | 'uboChange'
  | 'eeOwners'
  | 'naturalOnly'
  | 'firstYear'
  | 'ukChangedYear'
  | 'ukFirstTax'
  | 'eePayroll'
  | 'eeContract'
  | 'eeCard';
