import type { QueryModel } from '../../shared/hooks/useQueryState.ts';
import { parseAmount } from './figures.ts';
import { type Case, CONDITIONS, PERSONS } from './corporateTax.ts';
import type { Sales } from './vatRegistration.ts';

/** Stands for the year of today, where nobody chose one. */
const OF_TODAY = 0;
/** The first year shown before the device has said which year it is. */
const FIRST = 2026;
/** Years that can be chosen: from the first that the tax was in force, to some ahead. */
export const YEARS: readonly number[] = Array.from({ length: 8 }, (_, ahead) => 2024 + ahead);
const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** The year in which the first period ends that is shown; before hydration nobody knows today. */
export function shownYear({ year }: Case, today: string | undefined): number {
  if (year !== OF_TODAY) return year;
  return Math.max(FIRST, Number((today ?? '').slice(0, 4)));
}

/** Between entries; a full stop at its end would make a file of an address. */
const BETWEEN = '_';

const oneOf = <T extends string | number>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((entry) => String(entry) === text);

const USUAL_CASE: Case = {
  person: 'company',
  revenue: 1_500_000,
  profit: 500_000,
  month: 12,
  year: OF_TODAY,
  elect: true,
  overBefore: false,
  other: 0,
  met: [],
};

const USUAL_SALES: Sales = {
  standard: 300_000,
  zero: 60_000,
  exempt: 0,
  imports: 0,
  goods: 0,
  next: 20_000,
  costs: 90_000,
  abroad: false,
};

const bit = (holds: boolean): string => (holds ? '1' : '0');

/** A model whose state is written as one entry of the query. */
function asEntry<T>(
  key: string,
  place: string,
  usual: T,
  textOf: (state: T) => string,
  stateOf: (parts: readonly string[]) => T,
): QueryModel<T> {
  return {
    place,
    usual,
    speaks: (query) => query.has(key),
    parse: (query) => stateOf((query.get(key) ?? '').split(BETWEEN)),
    write: (state, rest) => {
      const query = new URLSearchParams(rest);
      if (textOf(state) === textOf(usual)) query.delete(key);
      else query.set(key, textOf(state));
      return query;
    },
  };
}

/** How a case is kept and shared (PG-02): `?t=zone_1500000_500000_12_2026_1_0_0_11111`. */
export const taxModel: QueryModel<Case> = asEntry(
  't',
  'marsa-tax',
  USUAL_CASE,
  ({ person, revenue, profit, month, year, elect, overBefore, other, met }) =>
    [
      person,
      revenue,
      profit,
      month,
      year,
      bit(elect),
      bit(overBefore),
      other,
      CONDITIONS.map((each) => bit(met.includes(each))).join(''),
    ].join(BETWEEN),
  ([person, revenue, profit, month, year, elect, overBefore, other, met = '']) => ({
    person: oneOf(PERSONS, person) ?? USUAL_CASE.person,
    revenue: parseAmount(revenue ?? '') ?? USUAL_CASE.revenue,
    profit: parseAmount(profit ?? '') ?? USUAL_CASE.profit,
    month: oneOf(MONTHS, month) ?? USUAL_CASE.month,
    year: oneOf([OF_TODAY, ...YEARS], year) ?? USUAL_CASE.year,
    elect: elect !== '0',
    overBefore: overBefore === '1',
    other: parseAmount(other ?? '') ?? USUAL_CASE.other,
    met: CONDITIONS.filter((_, index) => met.charAt(index) === '1'),
  }),
);

/**
 * How sales are kept and shared (PG-02): `?v=300000_60000_0_0_20000_90000_0_0`. Goods came last: what was kept or
 * shared before them has none.
 */
export const vatModel: QueryModel<Sales> = asEntry(
  'v',
  'marsa-vat',
  USUAL_SALES,
  ({ standard, zero, exempt, imports, next, costs, abroad, goods }) =>
    [standard, zero, exempt, imports, next, costs, bit(abroad), goods].join(BETWEEN),
  ([standard, zero, exempt, imports, next, costs, abroad, goods]) => ({
    standard: parseAmount(standard ?? '') ?? USUAL_SALES.standard,
    zero: parseAmount(zero ?? '') ?? USUAL_SALES.zero,
    exempt: parseAmount(exempt ?? '') ?? USUAL_SALES.exempt,
    imports: parseAmount(imports ?? '') ?? USUAL_SALES.imports,
    next: parseAmount(next ?? '') ?? USUAL_SALES.next,
    costs: parseAmount(costs ?? '') ?? USUAL_SALES.costs,
    abroad: abroad === '1',
    goods: parseAmount(goods ?? '') ?? USUAL_SALES.goods,
  }),
);
