import { daysAfter, monthEnd, monthEndAfter } from '../../content/facts/days.ts';
import type { Fact, IsoDay } from '../../content/facts/fact.ts';
import { type FactId, facts } from '../../content/facts/facts.ts';
import { dayIn, numberIn } from '../../content/facts/read.ts';
import { type Case, CONDITIONS } from './taxQuery.ts';

/** State of Small Business Relief. */
export type Relief = 'open' | 'ended' | 'over' | 'overBefore' | 'zone';

export interface Bands {
  readonly free: number;
  readonly rest: number;
  readonly tax: number;
}

/** Rule that determines the tax of a period. */
export type Basis = 'unknown' | 'notYet' | 'notSubject' | 'zone' | 'relief' | 'bands';

export interface PeriodTax {
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly due: IsoDay;
  readonly basis: Basis;
  readonly relief: Relief;
  readonly bands: Bands;
  readonly tax: number;
}

/** Returns the tax on a profit in full dirhams: one rate up to the threshold, the other one above it. */
export function bandsOf(profit: number): Bands {
  const free = Math.min(profit, numberIn('uae-ct-threshold'));
  const rest = profit - free;
  const tax = (free * numberIn('uae-ct-zero-rate') + rest * numberIn('uae-ct-rate')) / 100;
  return { free, rest, tax: Math.round(tax) };
}

/** Returns the limit of other revenue: the lower of a share and an amount. */
export const mostOther = (revenue: number): number =>
  Math.min((revenue * numberIn('uae-qfzp-de-minimis-share')) / 100, numberIn('uae-qfzp-de-minimis-amount'));

/** Returns true when all conditions of a Qualifying Free Zone Person are met. */
export const qualifies = ({ person, met, other, revenue }: Case): boolean =>
  person === 'zone' && CONDITIONS.every((each) => met.includes(each)) && other <= mostOther(revenue);

/** Returns whether Small Business Relief may be elected for a period. */
export function reliefFor(given: Case, periodEnd: IsoDay): Relief {
  if (periodEnd > dayIn('uae-sbr-last-period-end')) return 'ended';
  if (qualifies(given)) return 'zone';
  if (given.revenue > numberIn('uae-sbr-revenue-limit')) return 'over';
  return given.overBefore ? 'overBefore' : 'open';
}

/** Returns true when a rule applies to a tax period that ends on a day, regardless of today's date. */
function appliesTo(id: FactId, periodEnd: IsoDay): boolean {
  const { validFrom, validTo }: Fact = facts[id];
  return (
    (validFrom === undefined || validFrom <= periodEnd) && (validTo === undefined || periodEnd <= validTo)
  );
}

/** The facts of every estimate: after one of them ends, there is no estimate until its successor is added. */
const RATES = ['uae-ct-threshold', 'uae-ct-zero-rate', 'uae-ct-rate'] as const;

function basisOf(given: Case, { from, to }: Pick<PeriodTax, 'from' | 'to'>, relief: Relief): Basis {
  const natural = given.person === 'natural';
  if (!RATES.every((id) => appliesTo(id, to))) return 'unknown';
  if (from < dayIn('uae-ct-start')) return 'notYet';
  if (natural && given.revenue <= numberIn('uae-ct-natural-person-turnover')) return 'notSubject';
  if (qualifies(given) && appliesTo('uae-qfzp-rate', to)) return 'zone';
  return relief === 'open' && given.elect ? 'relief' : 'bands';
}

/** Returns the tax of a period of twelve months; that of a natural person is the calendar year. */
export function periodTax(given: Case, year: number): PeriodTax {
  const to = monthEnd(year, given.person === 'natural' ? 12 : given.month);
  const from = daysAfter(monthEndAfter(to, -12), 1);
  const relief = reliefFor(given, to);
  const basis = basisOf(given, { from, to }, relief);
  const bands = bandsOf(given.profit);
  const due = monthEndAfter(to, numberIn('uae-ct-return-due'));
  // On qualifying income; there is no field for other income.
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

/** Returns three consecutive periods, which show when a rule ends. */
export const yearsOf = (given: Case): readonly PeriodTax[] =>
  [0, 1, 2].map((ahead) => periodTax(given, given.year + ahead));
