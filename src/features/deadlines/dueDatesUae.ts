import {
  daysAfter,
  monthEnd,
  monthEndAfter,
  monthOf,
  monthsAfter,
  yearOf,
} from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { facts } from '../../content/facts/facts.ts';
import { dayIn, numberIn } from '../../content/facts/read.ts';
import type { Due, Firm, VatPeriod } from './model.ts';
import { yearsOf } from './years.ts';

/** Far enough back for a period whose duty falls into what is shown. */
const BACK_MONTHS = 18;

/** Registration: with the licence for companies, after the first large calendar year for persons. */
function registration({ person, licence }: Firm): readonly Due[] {
  if (!licence || person === 'natural') return [];
  const { validFrom, value } = facts['uae-ct-registration-window'];
  if (licence < validFrom) return [{ duty: 'ctRegisterEarly', on: dayIn('uae-ct-registration-early') }];
  // The authority counts to the day before: three months from 1 March ended on 31 May.
  return [{ duty: 'ctRegister', on: daysAfter(monthsAfter(licence, value), -1) }];
}

function incomeTax(firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  const start = dayIn('uae-ct-start');
  const natural = firm.person === 'natural';
  return yearsOf(firm, monthsAfter(from, -BACK_MONTHS), to)
    .filter((year) => year.from >= start)
    .flatMap(({ first, from, to }): readonly Due[] => {
      const period = { from, to };
      const on = monthEndAfter(period.to, numberIn('uae-ct-return-due'));
      if (natural) {
        const register = monthEndAfter(period.to, numberIn('uae-ct-natural-registration'));
        return [
          { duty: 'naturalRegister', on: register, period },
          { duty: 'naturalReturn', on, period },
        ];
      }
      const waiver = monthEndAfter(period.to, numberIn('uae-ct-penalty-waiver'));
      const ordinary: Due = { duty: 'ctReturn', on, period };
      return first ? [{ duty: 'ctWaiver', on: waiver, period }, ordinary] : [ordinary];
    });
}

/** The month of January to March with which a quarter may end; a month's return ends each. */
const QUARTER: Readonly<Record<Exclude<VatPeriod, 'none' | 'monthly'>, number>> = { q1: 1, q2: 2, q3: 3 };

function vat({ vat, licence }: Firm, from: IsoDay, to: IsoDay): readonly Due[] {
  if (vat === 'none') return [];
  const dues: Due[] = [];
  const months = vat === 'monthly' ? 1 : 3;
  const start = monthsAfter(from, -3);
  for (let ahead = 0; ahead <= 36; ahead += 1) {
    const end = monthEnd(yearOf(start), monthOf(start) + ahead);
    if (vat !== 'monthly' && (monthOf(end) - QUARTER[vat]) % 3 !== 0) continue;
    if (licence && end < licence) continue;
    const period = { from: daysAfter(monthEndAfter(end, -months), 1), to: end };
    const on = daysAfter(end, numberIn('uae-vat-return-due'));
    if (on <= to) dues.push({ duty: 'vatReturn', on, period });
  }
  return dues;
}

/** A licence ends on the day before its anniversary, so that 31 January is followed by 30 January. */
function renewals({ licence, term }: Firm, to: IsoDay): readonly Due[] {
  const dues: Due[] = [];
  if (!licence) return dues;
  for (let years: number = term; ; years += term) {
    const on = daysAfter(monthsAfter(licence, years * 12), -1);
    if (on > to) break;
    dues.push({ duty: 'renewal', on });
  }
  return dues;
}

const eInvoicing = ({ large }: Firm): readonly Due[] => [
  {
    duty: 'provider',
    on: dayIn(large ? 'uae-einvoicing-large-provider' : 'uae-einvoicing-small-provider'),
  },
  { duty: 'einvoice', on: dayIn(large ? 'uae-einvoicing-large-live' : 'uae-einvoicing-small-live') },
];

const ownersChange = ({ person, change }: Firm): readonly Due[] =>
  person === 'company' && change
    ? [{ duty: 'uboChange', on: daysAfter(change, numberIn('uae-ubo-change-notice')) }]
    : [];

/** What a business in the UAE has to do, up to a day, and as far back as can matter. */
export const uaeDues = (firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] => [
  ...registration(firm),
  ...incomeTax(firm, from, to),
  ...vat(firm, from, to),
  ...renewals(firm, to),
  ...ownersChange(firm),
  ...eInvoicing(firm),
];
