import {
  daysAfter,
  monthEnd,
  monthEndAfter,
  monthOf,
  monthsAfter,
  yearOf,
} from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import type { Firm } from './deadlinesQuery.ts';
import type { Period } from './duties.ts';

/** Every return is due within this many months after its period. */
const BACK_MONTHS = 3;

/** The month, January to March, with which a quarter ends. */
const QUARTER: Readonly<Record<Exclude<Firm['vat'], 'none' | 'monthly'>, number>> = { q1: 1, q2: 2, q3: 3 };

/** Returns the periods of `months` that end between two days, in a month that `ends` accepts. */
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
    // No duty precedes the company.
    if (!ends(monthOf(end)) || (licence && end < licence)) continue;
    found.push({ from: daysAfter(monthEndAfter(end, -months), 1), to: end });
  }
}

/** Returns the calendar months that end between two days, and those just before. */
export const calendarMonths = (firm: Firm, from: IsoDay, to: IsoDay): readonly Period[] =>
  periods(firm, [from, to], 1, () => true);

/** Returns the VAT periods that end between two days, and those just before; none without a VAT number. */
export function vatPeriods(firm: Firm, from: IsoDay, to: IsoDay): readonly Period[] {
  const { vat } = firm;
  if (vat === 'none') return [];
  if (vat === 'monthly') return calendarMonths(firm, from, to);
  return periods(firm, [from, to], 3, (month) => (month - QUARTER[vat]) % 3 === 0);
}
