import {
  daysAfter,
  monthEnd,
  monthEndAfter,
  monthOf,
  monthsAfter,
  yearOf,
} from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import type { Firm, Period, VatPeriod } from './model.ts';

/** No return is due later after its period than so many months. */
const BACK_MONTHS = 3;

/** The month of January to March with which a quarter may end; a month's return ends each. */
const QUARTER: Readonly<Record<Exclude<VatPeriod, 'none' | 'monthly'>, number>> = { q1: 1, q2: 2, q3: 3 };

/** The periods of that many months that end in a month of `ends`, from before one day to another. */
function periods(
  { licence }: Firm,
  [from, to]: readonly [IsoDay, IsoDay],
  months: number,
  ends: (month: number) => boolean,
): readonly Period[] {
  const found: Period[] = [];
  const start = monthsAfter(from, -BACK_MONTHS);
  for (let ahead = 0; ; ahead += 1) {
    const end = monthEnd(yearOf(start), monthOf(start) + ahead);
    if (end > to) return found;
    // Nothing is due for a time before there was a company.
    if (!ends(monthOf(end)) || (licence && end < licence)) continue;
    found.push({ from: daysAfter(monthEndAfter(end, -months), 1), to: end });
  }
}

/** The calendar months that end between two days, and those just before. */
export const calendarMonths = (firm: Firm, from: IsoDay, to: IsoDay): readonly Period[] =>
  periods(firm, [from, to], 1, () => true);

/** The periods of VAT that end between two days, and those just before: none without a VAT number. */
export function vatPeriods(firm: Firm, from: IsoDay, to: IsoDay): readonly Period[] {
  const { vat } = firm;
  if (vat === 'none') return [];
  if (vat === 'monthly') return calendarMonths(firm, from, to);
  return periods(firm, [from, to], 3, (month) => (month - QUARTER[vat]) % 3 === 0);
}
