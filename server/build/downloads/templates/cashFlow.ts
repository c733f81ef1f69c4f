import { cashFlowWorkbook, MONEY_IN, MONEY_OUT } from './cashFlowWorkbook.ts';
import type { Part, Template } from './template.ts';

/** Half a year on a page: the months of a whole one would be too narrow to write in. */
const HALF = 6;

const half = (first: number, heading: string): readonly Part[] => [
  { kind: 'heading', words: { en: heading }, newPage: first > 1 },
  {
    kind: 'grid',
    columns: [
      { words: { en: 'AED' }, share: 4 },
      ...Array.from({ length: HALF }, (_, index) => ({
        words: { en: `Month ${first + index}` },
        share: 1,
      })),
    ],
    rows: [
      'Month and year',
      'Opening balance',
      ...MONEY_IN,
      'Total money in',
      ...MONEY_OUT,
      'Total money out',
      'Net of the month',
      'Closing balance',
    ].map((en) => ({ en })),
  },
];

/** Twelve months of money in and out: a workbook that calculates, and a form to print. */
export const cashFlow: Template = {
  id: 'cash-flow',
  title: { en: 'Cash-flow sheet', ar: 'جدول التدفق النقدي' },
  purpose:
    'Shows when the money runs short: what comes in and goes out in twelve months, on the day it is paid, not on the day of the invoice.',
  reviewedOn: '2026-11-24',
  docx: false,
  parts: [
    {
      kind: 'text',
      text: 'Write amounts as they move through the bank, with VAT. The closing balance of a month is the opening balance of the next: opening balance, plus money in, minus money out.',
    },
    ...half(1, 'First half of the year'),
    ...half(HALF + 1, 'Second half of the year'),
    { kind: 'heading', words: { en: 'Dates that cost money' } },
    {
      kind: 'boxes',
      items: [
        'Licence and lease: the renewal month, and the months of the rent cheques',
        'Visas: renewals, medical tests, Emirates IDs and health insurance of each person',
        'VAT: return and payment within {{uae-vat-return-due}} of the end of each tax period',
        'Corporate tax: {{uae-ct-rate}} of taxable income above {{uae-ct-threshold}}, due within {{uae-ct-payment-due}} of the end of the financial year',
        'Staff: end-of-service benefits and flights, set aside monthly',
      ],
    },
  ],
  workbook: cashFlowWorkbook,
};
