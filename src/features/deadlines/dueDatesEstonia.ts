import { daysAfter, monthEnd, monthEndAfter, monthsAfter, yearOf } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { numberIn } from '../../content/facts/read.ts';
import type { Due, Duty, Firm } from './model.ts';
import { calendarMonths } from './vatPeriods.ts';
import { yearTo } from './years.ts';

/** "The 20th of the following month", as its fact says in words; so is the report on sales in the Union. */
const VAT_DAY = 20;
/** "The 10th of the following month". */
const PAYROLL_DAY = 10;

/** The first day at or after the registration with which a financial year may end. */
function firstEnd(registered: IsoDay, month: number): IsoDay {
  const same = monthEnd(yearOf(registered), month);
  return same >= registered ? same : monthEnd(yearOf(registered) + 1, month);
}

/** Whether the first year may end a year later than it could at the earliest: founders choose, within the longest. */
function isExtendable(registered: IsoDay, first: IsoDay): boolean {
  const longest = daysAfter(monthsAfter(registered, numberIn('ee-first-year-longest')), -1);
  return monthEndAfter(first, 12) <= longest;
}

/**
 * Every year's report. Where the first year may have ended either now or a year later, its report is one that is due if
 * it ended now; that of the year after is due on the same day in both cases.
 */
function reports({ licence, yearEnd }: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  const months = numberIn('ee-annual-report');
  const first = licence && firstEnd(licence, yearEnd);
  const dues: Due[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(to); year += 1) {
    const end = monthEnd(year, yearEnd);
    if (first && end < first) continue;
    const isFirst = licence !== undefined && end === first;
    const duty: Duty = isFirst && isExtendable(licence, end) ? 'eeFirstReport' : 'eeReport';
    const period = isFirst ? { from: licence, to: end } : yearTo(end);
    dues.push({ duty, on: monthEndAfter(end, months), period });
  }
  return dues;
}

/** What is due on a day of the month after each month. */
const monthly = (firm: Firm, duty: Duty, day: number, from: IsoDay, to: IsoDay): readonly Due[] =>
  calendarMonths(firm, from, to).map((period) => ({ duty, on: daysAfter(period.to, day), period }));

/** What a private limited company (OÜ) in Estonia has to file and pay. */
export function estoniaDues(firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  const { vat, payroll, change } = firm;
  return [
    ...reports(firm, from, to),
    // Every VAT payer files each month; a choice of quarters was made for another country.
    ...(vat === 'none' ? [] : monthly(firm, 'eeVat', VAT_DAY, from, to)),
    ...(payroll ? monthly(firm, 'eePayroll', PAYROLL_DAY, from, to) : []),
    ...(change ? [{ duty: 'eeOwners', on: daysAfter(change, numberIn('ee-owners-notice')) } as const] : []),
  ];
}
