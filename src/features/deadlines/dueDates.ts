import { monthsAfter } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { estoniaDues } from './dueDatesEstonia.ts';
import { uaeDues } from './dueDatesUae.ts';
import { isUsualYear, ukDues } from './dueDatesUk.ts';
import { type Due, type Duty, type Firm, isInUae, type Undated } from './model.ts';

/** How far the list looks ahead. */
export const AHEAD_MONTHS = 24;
/** How long what comes again stays among the passed. */
const PASSED_MONTHS = 3;

/** Done once: whether it was done matters for as long as the business lives. */
const ONCE: ReadonlySet<Duty> = new Set(['ctRegister', 'ctRegisterEarly', 'uboChange', 'eeOwners']);

const DUES = { mainland: uaeDues, freeZone: uaeDues, uk: ukDues, estonia: estoniaDues } as const;

/** The dates of a business as seen from a day. */
export interface Dates {
  readonly passed: readonly Due[];
  /** What is due today is not over. */
  readonly coming: readonly Due[];
}

/** What is due in the coming two years, and what passed lately, each in the order of days (PG-02). */
export function datesOf(firm: Firm, today: IsoDay): Dates {
  const to = monthsAfter(today, AHEAD_MONTHS);
  const since = monthsAfter(today, -PASSED_MONTHS);
  const shown = DUES[firm.place](firm, since, to)
    .filter(({ duty, on }) => on <= to && (on >= since || ONCE.has(duty)))
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return {
    passed: shown.filter(({ on }) => on < today),
    coming: shown.filter(({ on }) => on >= today),
  };
}

/** What a business has to do at all, whenever: shown where no calendar is at hand. */
export function dutiesOf({ place, person, vat, payroll }: Firm): readonly Duty[] {
  const duty = (holds: boolean, duty: Duty): readonly Duty[] => (holds ? [duty] : []);
  if (place === 'uk')
    return ['ukStatement', 'ukAccounts', 'ukPayment', 'ukReturn', ...duty(vat !== 'none', 'ukVat')];
  if (place === 'estonia')
    return ['eeReport', ...duty(vat !== 'none', 'eeVat'), ...duty(payroll, 'eePayroll'), 'eeOwners'];
  const own: readonly Duty[] =
    person === 'natural' ? ['naturalRegister', 'naturalReturn'] : ['ctRegister', 'ctReturn', 'uboChange'];
  return [...own, ...duty(vat !== 'none', 'vatReturn'), 'renewal', 'provider', 'einvoice'];
}

function undatedAbroad(firm: Firm): readonly Undated[] {
  const { place, licence, change, payroll } = firm;
  const missing: readonly Undated[] = licence ? [] : ['incorporation'];
  if (place === 'uk')
    return [...missing, ...(licence && !isUsualYear(firm) ? (['ukChangedYear'] as const) : []), 'ukFirstTax'];
  return [
    ...missing,
    ...(payroll ? [] : (['eePayroll'] as const)),
    ...(change ? [] : (['eeOwners'] as const)),
    'eeContract',
    'eeCard',
  ];
}

/** What of it has no date, and why. */
export function undatedOf(firm: Firm): readonly Undated[] {
  const { place, person, licence, change } = firm;
  if (!isInUae(place)) return undatedAbroad(firm);
  const missing: readonly Undated[] = licence ? [] : ['licence'];
  if (person === 'natural') return [...missing, 'naturalOnly'];
  const owners: readonly Undated[] = change ? ['uboFirst'] : ['uboFirst', 'uboChange'];
  return [...missing, ...(licence ? (['firstYear'] as const) : []), ...owners];
}

/** Names a date among those of a business. */
export const keyOf = ({ duty, on }: Due): string => `${duty} ${on}`;
