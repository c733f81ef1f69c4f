import {
  daysAfter,
  monthEndAfter,
  monthOf,
  monthsAfter,
  monthsOrEndAfter,
} from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { numberIn } from '../../content/facts/read.ts';
import type { Firm } from './deadlinesQuery.ts';
import type { Due } from './duties.ts';
import { vatPeriods } from './vatPeriods.ts';
import { longestFirst, yearsOf } from './years.ts';

/** "9 months and 1 day" in its fact. */
const PAYMENT_MONTHS = 9;
/** "1 month and 7 days" in its fact. */
const VAT_MONTHS = 1;
const VAT_DAYS = 7;

/** Companies House ends the first year with the month of the anniversary, unless the company chose another month. */
export const isUsualYear = ({ licence, yearEnd }: Firm): boolean =>
  licence !== undefined && monthOf(licence) === yearEnd;

function statements({ licence }: Firm, to: IsoDay): readonly Due[] {
  const dues: Due[] = [];
  const months = numberIn('uk-confirmation-period');
  if (!licence) return dues;
  for (let round = 1; ; round += 1) {
    const end = daysAfter(monthsAfter(licence, round * months), -1);
    const on = daysAfter(end, numberIn('uk-confirmation-window'));
    if (on > to) break;
    const from = monthsAfter(licence, (round - 1) * months);
    dues.push({ duty: 'ukStatement', on, period: { from, to: end } });
  }
  return dues;
}

function accounts(firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  const { licence } = firm;
  // The register sets the first year; only years that are certainly later are counted from the chosen end.
  const after = licence && (isUsualYear(firm) ? monthEndAfter(licence, 12) : longestFirst(licence));
  const years = yearsOf({ ...firm, person: 'company', licence: undefined }, monthsAfter(from, -18), to);
  return years
    .filter((year) => !after || year.to > after)
    .flatMap(({ from, to }): readonly Due[] => {
      const period = { from, to };
      const paid = daysAfter(monthEndAfter(to, PAYMENT_MONTHS), 1);
      return [
        { duty: 'ukAccounts', on: monthEndAfter(to, numberIn('uk-accounts-due')), period },
        { duty: 'ukPayment', on: paid, period },
        { duty: 'ukReturn', on: monthEndAfter(to, numberIn('uk-ct-return-due')), period },
      ];
    });
}

/** Section 442 (3): 21 months, minus the first twelve, after the anniversary of a long first period. */
const firstAccounts = (incorporated: IsoDay): IsoDay =>
  monthsOrEndAfter(monthsAfter(incorporated, 12), numberIn('uk-first-accounts-due') - 12);

const vat = (firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] =>
  vatPeriods(firm, from, to).map((period) => ({
    duty: 'ukVat',
    on: daysAfter(monthEndAfter(period.to, VAT_MONTHS), VAT_DAYS),
    period,
  }));

/** Returns the filings and payments of a private company in the UK. */
export function ukDues(firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  const { licence } = firm;
  const first: readonly Due[] =
    licence && isUsualYear(firm) ? [{ duty: 'ukFirstAccounts', on: firstAccounts(licence) }] : [];
  return [...statements(firm, to), ...first, ...accounts(firm, from, to), ...vat(firm, from, to)];
}
