import { daysAfter, monthEnd, monthEndAfter } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { dayIn, numberIn } from '../../content/facts/read.ts';
import { holdsFor } from './figures.ts';

export const PERSONS = ['company', 'zone', 'natural'] as const;
/** What a Qualifying Free Zone Person has to meet, beside little other revenue, which is counted. */
export const CONDITIONS = ['income', 'substance', 'audit', 'prices', 'election'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A business whose corporate tax is estimated (PG-02); amounts in dirhams, the same for each year. */
export interface Case {
  readonly person: (typeof PERSONS)[number];
  readonly revenue: number;
  readonly profit: number;
  /** The month with which the tax period ends, from 1. */
  readonly month: number;
  /** The year in which the first period shown ends. */
  readonly year: number;
  /** Small Business Relief is elected wherever it is open. */
  readonly elect: boolean;
  /** Revenue was over the relief's limit in an earlier period. */
  readonly overBefore: boolean;
  /** Revenue that does not qualify, of a company in a free zone. */
  readonly other: number;
  readonly met: readonly Condition[];
}

/** Why Small Business Relief is or is not open. */
export type Relief = 'open' | 'ended' | 'over' | 'overBefore' | 'zone';

/** The tax by bands, each step as it is counted. */
export interface Bands {
  readonly free: number;
  readonly rest: number;
  readonly tax: number;
}

/** Why a period bears what it bears. */
export type Basis = 'unknown' | 'notYet' | 'notSubject' | 'zone' | 'relief' | 'bands';

/** A tax period with its tax. */
export interface PeriodTax {
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly due: IsoDay;
  readonly basis: Basis;
  readonly relief: Relief;
  readonly bands: Bands;
  readonly tax: number;
}

/** The threshold at one rate, what exceeds it at the other, in whole dirhams. */
export function bandsOf(profit: number): Bands {
  const free = Math.min(profit, numberIn('uae-ct-threshold'));
  const rest = profit - free;
  const tax = (free * numberIn('uae-ct-zero-rate') + rest * numberIn('uae-ct-rate')) / 100;
  return { free, rest, tax: Math.round(tax) };
}

/** The most that other revenue may be: the lower of a share and an amount. */
export const mostOther = (revenue: number): number =>
  Math.min((revenue * numberIn('uae-qfzp-de-minimis-share')) / 100, numberIn('uae-qfzp-de-minimis-amount'));

/** Whether all that makes a Qualifying Free Zone Person is said to hold. */
export const qualifies = ({ person, met, other, revenue }: Case): boolean =>
  person === 'zone' && CONDITIONS.every((each) => met.includes(each)) && other <= mostOther(revenue);

/** Whether Small Business Relief may be elected for a period, by its own end and not by today. */
export function reliefFor(given: Case, periodEnd: IsoDay): Relief {
  if (periodEnd > dayIn('uae-sbr-last-period-end')) return 'ended';
  if (qualifies(given)) return 'zone';
  if (given.revenue > numberIn('uae-sbr-revenue-limit')) return 'over';
  return given.overBefore ? 'overBefore' : 'open';
}

/** What every estimate rests on: where one of them has ended, its successor has to be written first. */
const RATES = ['uae-ct-threshold', 'uae-ct-zero-rate', 'uae-ct-rate'] as const;

function basisOf(given: Case, { from, to }: Pick<PeriodTax, 'from' | 'to'>, relief: Relief): Basis {
  const natural = given.person === 'natural';
  if (!RATES.every((id) => holdsFor(id, to))) return 'unknown';
  if (from < dayIn('uae-ct-start')) return 'notYet';
  if (natural && given.revenue <= numberIn('uae-ct-natural-person-turnover')) return 'notSubject';
  if (qualifies(given) && holdsFor('uae-qfzp-rate', to)) return 'zone';
  return relief === 'open' && given.elect ? 'relief' : 'bands';
}

/** The tax of a period of twelve months. A person's is the calendar year. */
export function periodTax(given: Case, year: number): PeriodTax {
  const to = monthEnd(year, given.person === 'natural' ? 12 : given.month);
  const from = daysAfter(monthEndAfter(to, -12), 1);
  const relief = reliefFor(given, to);
  const basis = basisOf(given, { from, to }, relief);
  const bands = bandsOf(given.profit);
  const due = monthEndAfter(to, numberIn('uae-ct-return-due'));
  // Of qualifying income alone: the rate of the zone is on that, and no other income is asked for here.
  const zone = Math.round((given.profit * numberIn('uae-qfzp-rate')) / 100);
  return {
    from,
    to,
    due,
    basis,
    relief,
    bands,
    tax: basis === 'bands' ? bands.tax : basis === 'zone' ? zone : 0,
  };
}

/** Three periods in a row, so that one sees when a rule ends. */
export const yearsOf = (given: Case): readonly PeriodTax[] =>
  [0, 1, 2].map((ahead) => periodTax(given, given.year + ahead));
