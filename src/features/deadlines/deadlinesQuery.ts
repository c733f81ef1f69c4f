import { parseDay, yearOf } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import type { QueryModel } from '../../shared/hooks/useQueryState.ts';
import { type Firm, LONGEST_NAME, PERSONS, PLACES, REMINDERS, TERMS, VAT_PERIODS } from './model.ts';

export const USUAL: Firm = {
  place: 'mainland',
  person: 'company',
  licence: undefined,
  term: 1,
  yearEnd: 12,
  vat: 'none',
  payroll: false,
  large: false,
  change: undefined,
  name: '',
  remind: 14,
};

/** The name in the address. */
const KEY = 'd';
/** Between entries; days have hyphens, and an address with a full stop at its end is taken for a file. */
const BETWEEN = '_';
const NONE = '0';

const oneOf = <T extends string | number>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((entry) => String(entry) === text);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A day as it was typed or shared, of a year in which a business of today may have begun. */
export function enteredDay(text: string): IsoDay | undefined {
  const day = parseDay(text);
  return day && yearOf(day) >= 1950 && yearOf(day) <= 2100 ? day : undefined;
}

/** A name without what the address is divided by. */
export const cleanName = (text: string): string => text.replaceAll(BETWEEN, ' ').slice(0, LONGEST_NAME);

const textOf = (firm: Firm): string =>
  [
    firm.place,
    firm.person,
    firm.licence ?? NONE,
    firm.term,
    firm.yearEnd,
    firm.vat,
    firm.large ? '1' : NONE,
    firm.change ?? NONE,
    cleanName(firm.name).trim(),
    firm.remind,
    // Last, and only where it holds: addresses that were shared before there was Estonia stay as they are.
    ...(firm.payroll ? ['1'] : []),
  ].join(BETWEEN);

/** How a business is kept and shared (PG-02): `?d=freeZone_company_2026-01-31_1_12_q2_0_0__14`. */
export const deadlinesModel: QueryModel<Firm> = {
  place: 'marsa-deadlines',
  usual: USUAL,
  speaks: (query) => query.has(KEY),
  parse: (query) => {
    const [place, person, licence, term, yearEnd, vat, large, change, name, remind, payroll] = (
      query.get(KEY) ?? ''
    ).split(BETWEEN);
    return {
      place: oneOf(PLACES, place) ?? USUAL.place,
      person: oneOf(PERSONS, person) ?? USUAL.person,
      licence: enteredDay(licence ?? ''),
      term: oneOf(TERMS, term) ?? USUAL.term,
      yearEnd: oneOf(MONTHS, yearEnd) ?? USUAL.yearEnd,
      vat: oneOf(VAT_PERIODS, vat) ?? USUAL.vat,
      large: large === '1',
      change: enteredDay(change ?? ''),
      name: cleanName(name ?? ''),
      remind: oneOf(REMINDERS, remind) ?? USUAL.remind,
      payroll: payroll === '1',
    };
  },
  write: (firm, rest) => {
    const query = new URLSearchParams(rest);
    if (textOf(firm) === textOf(USUAL)) query.delete(KEY);
    else query.set(KEY, textOf(firm));
    return query;
  },
};
