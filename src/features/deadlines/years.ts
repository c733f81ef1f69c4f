import { daysAfter, monthEnd, monthEndAfter, monthsAfter, yearOf } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { facts } from '../../content/facts/facts.ts';
import type { Firm, Period } from './model.ts';

/** A financial year. */
export interface FinancialYear extends Period {
  /** The first one, which begins with the company. */
  readonly first: boolean;
}

const [SHORTEST, LONGEST] = facts['uae-ct-first-period'].value;

/**
 * The end of a new company's first financial year. Between the shortest and the longest that is allowed there is one
 * such day; of two, on the very edge, the earlier.
 */
export function firstYearEnd(licence: IsoDay, month: number): IsoDay {
  const least = daysAfter(monthsAfter(licence, SHORTEST), -1);
  const same = monthEnd(yearOf(least), month);
  return same >= least ? same : monthEnd(yearOf(least) + 1, month);
}

/** The longest that a first financial year may be: what ends later is a later one. */
export const longestFirst = (licence: IsoDay): IsoDay => daysAfter(monthsAfter(licence, LONGEST), -1);

/** The twelve months that end with a day at a month's end. */
export const yearTo = (to: IsoDay): Period => ({ from: daysAfter(monthEndAfter(to, -12), 1), to });

/**
 * The financial years that end between two days: of a company from its first on, of a person and where no day of the
 * licence is known all of them.
 */
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
