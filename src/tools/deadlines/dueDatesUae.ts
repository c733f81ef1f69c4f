import { daysAfter, monthEndAfter, monthsAfter } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { facts } from '../../content/facts/facts.ts';
import { dayIn, numberIn } from '../../content/facts/read.ts';
import type { Firm } from './deadlinesQuery.ts';
import type { Due } from './duties.ts';
import { vatPeriods } from './vatPeriods.ts';
import { yearsOf } from './years.ts';

/** Months before the list in which a period with a duty in the list may end. */
const BACK_MONTHS = 18;

/** Registration: with the licence for companies, after the first large calendar year for persons. */
function registration({ person, licence }: Firm): readonly Due[] {
  if (!licence || person === 'natural') return [];
  const { validFrom = '' } = facts['uae-ct-registration-window'];
  if (licence < validFrom) return [{ duty: 'ctRegisterEarly', on: dayIn('uae-ct-registration-early') }];
  // The authority counts to the day before: three months from 1 March ended on 31 May.
  return [
    { duty: 'ctRegister', on: daysAfter(monthsAfter(licence, numberIn('uae-ct-registration-window')), -1) },
  ];
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

const vat = (firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] =>
  vatPeriods(firm, from, to).map((period) => ({
    duty: 'vatReturn',
    on: daysAfter(period.to, numberIn('uae-vat-return-due')),
    period,
  }));

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

/** Returns the duties of a business in the UAE up to a day. */
export const uaeDues = (firm: Firm, from: IsoDay, to: IsoDay): readonly Due[] => [
  ...registration(firm),
  ...incomeTax(firm, from, to),
  ...vat(firm, from, to),
  ...renewals(firm, to),
  ...ownersChange(firm),
  ...eInvoicing(firm),
];
