import * as v from 'valibot';
import { queryModel } from '../kit/queryModel.ts';
import { MONTHS } from '../kit/useFigures.ts';

export const PERSONS = ['company', 'zone', 'natural'] as const;
/** The conditions of a Qualifying Free Zone Person, apart from the limit of other revenue. */
export const CONDITIONS = ['income', 'substance', 'audit', 'prices', 'election'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Represents the current year. */
const CURRENT_YEAR = 0;
const FIRST_YEAR = 2026;
/** Years to choose from, from the first one of the tax. */
export const YEARS: readonly number[] = Array.from({ length: 8 }, (_, ahead) => 2024 + ahead);

export const MAX_AMOUNT = 99_999_999_999;

/** Whole dirhams. */
const Amount = v.pipe(
  v.number(),
  v.transform((amount) => Math.min(amount, MAX_AMOUNT)),
);

/** `11010`: a digit for each condition. */
const Conditions = v.pipe(
  v.string(),
  v.regex(/^[01]*$/),
  v.transform((digits): readonly Condition[] =>
    CONDITIONS.filter((_, index) => digits.charAt(index) === '1'),
  ),
);

const Case = v.object({
  person: v.picklist(PERSONS),
  revenue: Amount,
  profit: Amount,
  /** The last month of the tax period, from 1. */
  month: v.picklist(MONTHS),
  year: v.picklist([CURRENT_YEAR, ...YEARS]),
  /** Whether Small Business Relief is elected wherever it is open. */
  elect: v.boolean(),
  /** Whether revenue was over the limit of the relief in an earlier period. */
  overBefore: v.boolean(),
  /** Revenue of a free zone company that does not qualify. */
  other: Amount,
  met: Conditions,
});

/** A business whose corporate tax is estimated; the same amounts apply to each year. */
export type Case = Readonly<v.InferOutput<typeof Case>>;

export const taxModel = queryModel<Case>({
  device: 'marsa-tax',
  schema: Case,
  usual: {
    person: 'company',
    revenue: 1_500_000,
    profit: 500_000,
    month: 12,
    year: CURRENT_YEAR,
    elect: true,
    overBefore: false,
    other: 0,
    met: [],
  },
  parameters: {
    t: ['person', 'revenue', 'profit', 'month', 'year', 'elect', 'overBefore', 'other', 'met'],
  },
  formats: { met: (met) => CONDITIONS.map((each) => (met.includes(each) ? '1' : '0')).join('') },
});

/** Returns the year in which the first shown period ends; `today` is undefined before hydration. */
export const shownYear = ({ year }: Case, today: string | undefined): number =>
  year === CURRENT_YEAR ? Math.max(FIRST_YEAR, Number((today ?? '').slice(0, 4))) : year;

const Sales = v.object({
  standard: Amount,
  zero: Amount,
  exempt: Amount,
  /** Services from abroad, for which the buyer accounts. */
  imports: Amount,
  /** Counted like services (article 19). */
  goods: Amount,
  /** Taxable sales and imports that are expected in the next days. */
  next: Amount,
  costs: Amount,
  /** No place of business in the UAE. */
  abroad: v.boolean(),
});

export type Sales = Readonly<v.InferOutput<typeof Sales>>;

/** Goods are last, because they were added later: `?v=300000_60000_0_0_20000_90000_0_0`. */
export const vatModel = queryModel<Sales>({
  device: 'marsa-vat',
  schema: Sales,
  usual: {
    standard: 300_000,
    zero: 60_000,
    exempt: 0,
    imports: 0,
    goods: 0,
    next: 20_000,
    costs: 90_000,
    abroad: false,
  },
  parameters: { v: ['standard', 'zero', 'exempt', 'imports', 'next', 'costs', 'abroad', 'goods'] },
});
