import { daysAfter, monthEnd, monthEndAfter, monthsAfter, yearOf } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { rangeIn } from '../../content/facts/amount.ts';
import type { Firm } from './deadlinesQuery.ts';
import type { Period } from './duties.ts';

export interface FinancialYear extends Period {
  readonly first: boolean;
}

const [SHORTEST, LONGEST] = rangeIn('uae-ct-first-period');

/** Returns the end of a company's first financial year, the first possible one. */
export function firstYearEnd(licence: IsoDay, month: number): IsoDay {
  const least = daysAfter(monthsAfter(licence, SHORTEST), -1);
  const same = monthEnd(yearOf(least), month);
  return same >= least ? same : monthEnd(yearOf(least) + 1, month);
}

/** Returns the last day on which a first financial year may end. */
export const longestFirst = (licence: IsoDay): IsoDay => daysAfter(monthsAfter(licence, LONGEST), -1);

/** Returns the twelve months up to a day at a month's end. */
export const yearTo = (to: IsoDay): Period => ({ from: daysAfter(monthEndAfter(to, -12), 1), to });

/** Returns the financial years that end between two days. */
export function yearsOf({ person, licence, yearEnd }: Firm, from: IsoDay, to: IsoDay): FinancialYear[] {
  const natural = person === 'natural';
  const month = natural ? 12 : yearEnd;
  const firstDay = natural ? undefined : licence;
  const firstEnd = firstDay && firstYearEnd(firstDay, month);
  const years: FinancialYear[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    const end = monthEnd(year, month);
    if (end < from || end > to || (firstEnd && end < firstEnd)) continue;
    if (licence && end < licence) continue;
    years.push(
      firstDay && end === firstEnd
        ? { from: firstDay, to: end, first: true }
        : { ...yearTo(end), first: false },
    );
  }
  return years;
}
