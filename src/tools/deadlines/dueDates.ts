import { monthsAfter } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { type Firm, isInUae } from './deadlinesQuery.ts';
import { estoniaDues } from './dueDatesEstonia.ts';
import { uaeDues } from './dueDatesUae.ts';
import { isUsualYear, ukDues } from './dueDatesUk.ts';
import type { Due, Duty, Undated } from './duties.ts';

const AHEAD_MONTHS = 24;
/** Months for which a recurring duty stays in the list of passed ones. */
const PASSED_MONTHS = 3;

/** One-time duties, which stay in the list of passed ones. */
const ONCE: ReadonlySet<Duty> = new Set(['ctRegister', 'ctRegisterEarly', 'uboChange', 'eeOwners']);

const DUES = { mainland: uaeDues, freeZone: uaeDues, uk: ukDues, estonia: estoniaDues } as const;

export interface Dates {
  readonly passed: readonly Due[];
  readonly coming: readonly Due[];
}

/** Returns the duties of the next two years and those that passed recently, by date. */
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

/** Returns the duties of a business without dates, for prerendered pages. */
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

export function undatedOf(firm: Firm): readonly Undated[] {
  const { place, person, licence, change } = firm;
  if (!isInUae(place)) return undatedAbroad(firm);
  const missing: readonly Undated[] = licence ? [] : ['licence'];
  if (person === 'natural') return [...missing, 'naturalOnly'];
  const owners: readonly Undated[] = change ? ['uboFirst'] : ['uboFirst', 'uboChange'];
  return [...missing, ...(licence ? (['firstYear'] as const) : []), ...owners];
}

/** Returns a key of a date that is unique for a business. */
export const keyOf = ({ duty, on }: Due): string => `${duty} ${on}`;
