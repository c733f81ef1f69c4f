import * as v from 'valibot';
import { Day } from '../kit/Day.ts';
import { queryModel } from '../kit/queryModel.ts';
import { MONTHS } from '../kit/useFigures.ts';

export const OPTIONS = {
  place: ['mainland', 'freeZone', 'uk', 'estonia'],
  person: ['company', 'natural'],
  term: [1, 2, 3, 5, 10],
  yearEnd: MONTHS,
  /** No VAT number; monthly returns; quarterly ones, by the month in which the first quarter of a year ends. */
  vat: ['none', 'monthly', 'q1', 'q2', 'q3'],
  remind: [3, 7, 14, 30],
} as const;

export const MAX_NAME_LENGTH = 40;

/** A name without the separator of the address. */
export const cleanName = (text: string): string => text.replaceAll('_', ' ').slice(0, MAX_NAME_LENGTH);

const Firm = v.object({
  place: v.picklist(OPTIONS.place),
  person: v.picklist(OPTIONS.person),
  /** The day of the licence, of incorporation outside the UAE. */
  licence: v.undefinedable(Day),
  term: v.picklist(OPTIONS.term),
  /** The last month of the financial year, from 1. */
  yearEnd: v.picklist(OPTIONS.yearEnd),
  vat: v.picklist(OPTIONS.vat),
  /** In Estonia: salaries, board fees or dividends are paid every month. */
  payroll: v.boolean(),
  large: v.boolean(),
  change: v.undefinedable(Day),
  /** The beginning of calendar entries, which distinguishes two businesses; may be empty. */
  name: v.pipe(v.string(), v.transform(cleanName)),
  remind: v.picklist(OPTIONS.remind),
});

/** The business of the deadlines. Values that its place does not have are ignored. */
export type Firm = Readonly<v.InferOutput<typeof Firm>>;
export type Place = Firm['place'];

/** Returns true for a place in the UAE, with licences, e-invoicing and individuals who hold a licence. */
export const isInUae = (place: Place): boolean => place === 'mainland' || place === 'freeZone';

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

/** `?d=freeZone_company_2026-01-31_1_12_q2_0_0__14`; the payroll is last, as it was added later. */
export const deadlinesModel = queryModel<Firm>({
  device: 'marsa-deadlines',
  schema: Firm,
  usual: USUAL,
  parameters: {
    d: [
      'place',
      'person',
      'licence',
      'term',
      'yearEnd',
      'vat',
      'large',
      'change',
      'name',
      'remind',
      'payroll',
    ],
  },
  formats: { name: (name) => cleanName(name).trim() },
});
