import { daysAfter, monthEnd, monthEndAfter, monthsAfter, yearOf } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { numberIn } from '../../content/facts/read.ts';
import type { Firm } from './deadlinesQuery.ts';
import type { Due, Duty } from './duties.ts';
import { calendarMonths } from './vatPeriods.ts';
import { yearTo } from './years.ts';

/** "The 20th of the following month" in its fact; the same day as the report on sales in the EU. */
const VAT_DAY = 20;
const PAYROLL_DAY = 10;

function firstEnd(registered: IsoDay, month: number): IsoDay {
  const same = monthEnd(yearOf(registered), month);
  return same >= registered ? same : monthEnd(yearOf(registered) + 1, month);
}

function isExtendable(registered: IsoDay, first: IsoDay): boolean {
  const longest = daysAfter(monthsAfter(registered, numberIn('ee-first-year-longest')), -1);
  return monthEndAfter(first, 12) <= longest;
}

/** Returns the annual reports, as if the first year ended at the first possible date. */
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

const monthly = (firm: Firm, duty: Duty, day: number, from: IsoDay, to: IsoDay): readonly Due[] =>
  calendarMonths(firm, from, to).map((period) => ({ duty, on: daysAfter(period.to, day), period }));

/** Returns the filings and payments of a private limited company (OÜ) in Estonia. */
export function estoniaDues(firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  const { vat, payroll, change } = firm;
  return [
    ...reports(firm, from, to),
    // Every VAT payer files each month; quarters were chosen for another country.
    ...(vat === 'none' ? [] : monthly(firm, 'eeVat', VAT_DAY, from, to)),
    ...(payroll ? monthly(firm, 'eePayroll', PAYROLL_DAY, from, to) : []),
    ...(change ? [{ duty: 'eeOwners', on: daysAfter(change, numberIn('ee-owners-notice')) } as const] : []),
  ];
}
