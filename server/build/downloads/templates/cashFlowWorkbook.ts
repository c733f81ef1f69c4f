import {
  AMOUNT,
  column,
  FIRST_ROW,
  formula,
  input,
  notes,
  type SheetRow,
  TOTAL,
  words,
  type Workbook,
} from './workbook.ts';

/** Money in by kind, as it arrives in the bank. */
export const MONEY_IN = [
  'Paid by customers, with VAT',
  'Deposits and advances',
  'Owners’ capital and loans',
  'VAT and other refunds',
  'Other money in',
] as const;

const VAT_PAID = 'VAT paid to the Federal Tax Authority';

/** Money out by kind: first what a company in the UAE pays whether it sells or not. */
export const MONEY_OUT = [
  'Licence renewal and authority fees',
  'Rent and service charge',
  'Visas, Emirates IDs, medical tests',
  'Health and other insurance',
  'Salaries',
  'End-of-service benefits and flights',
  'Suppliers and goods',
  'Utilities, phone, internet',
  'Software and bank charges',
  'Accounting, audit, legal advice',
  'Marketing and travel',
  'Equipment and fit-out',
  VAT_PAID,
  'Corporate tax',
  'Loan repayments',
  'Owners’ withdrawals and dividends',
  'Other money out',
] as const;

const MONTHS = 12;
/** The months stand in the columns from B on, the year after them. */
const months = Array.from({ length: MONTHS }, (_, index) => column(index + 2));
const [FIRST = 'B'] = months;
const LAST = column(MONTHS + 1);

/** The rows of the sheet, by what they hold, counted from 1. */
const monthRow = FIRST_ROW + 1;
const opening = monthRow + 1;
const firstIn = opening + 2;
const totalIn = firstIn + MONEY_IN.length;
const firstOut = totalIn + 2;
const totalOut = firstOut + MONEY_OUT.length;
const net = totalOut + 1;
const closing = net + 1;
const charged = closing + 4;
const recoverable = charged + 1;
const owed = recoverable + 1;
const vatPaid = firstOut + MONEY_OUT.indexOf(VAT_PAID);

/** A row that has the same formula in each month, told its column and the one before. */
const each = (
  label: string,
  look: 'result' | 'total',
  ofMonth: (letter: string, before: string | undefined) => string,
  ofYear: string,
): SheetRow => [
  words('strong', label),
  ...months.map((letter, index) => formula(look, ofMonth(letter, months[index - 1]), TOTAL)),
  formula('total', ofYear, TOTAL),
];

const inYear = (row: number) => `SUM(${FIRST}${row}:${LAST}${row})`;

const typed = (label: string, row: number): SheetRow => [
  words('label', label),
  ...months.map(() => input(AMOUNT)),
  formula('result', inYear(row), AMOUNT),
];

const group = (label: string): SheetRow => [words('head', label, MONTHS + 2)];

const sum = (label: string, first: number, count: number, row: number): SheetRow =>
  each(label, 'total', (letter) => `SUM(${letter}${first}:${letter}${first + count - 1})`, inYear(row));

const rows: readonly SheetRow[] = [
  [
    words('head', 'AED'),
    ...months.map((_, index) => words('head', `Month ${index + 1}`)),
    words('head', 'Year'),
  ],
  [
    words('label', 'First day of the first month'),
    input('mmm yyyy'),
    ...months
      .slice(0, -1)
      .map((before) =>
        formula('result', `IF(${before}${monthRow}="","",EDATE(${before}${monthRow},1))`, 'mmm yyyy'),
      ),
  ],
  [
    words('strong', 'Opening balance'),
    input(TOTAL),
    ...months.slice(0, -1).map((before) => formula('result', `${before}${closing}`, TOTAL)),
    formula('total', `${FIRST}${opening}`, TOTAL),
  ],
  group('Money in · المقبوضات'),
  ...MONEY_IN.map((label, index) => typed(label, firstIn + index)),
  sum('Total money in', firstIn, MONEY_IN.length, totalIn),
  group('Money out · المدفوعات'),
  ...MONEY_OUT.map((label, index) => typed(label, firstOut + index)),
  sum('Total money out', firstOut, MONEY_OUT.length, totalOut),
  each('Net of the month', 'result', (letter) => `${letter}${totalIn}-${letter}${totalOut}`, inYear(net)),
  each('Closing balance', 'total', (letter) => `${letter}${opening}+${letter}${net}`, `${LAST}${closing}`),
  [
    words('strong', 'Lowest closing balance of the year'),
    formula('total', `MIN(${FIRST}${closing}:${LAST}${closing})`, TOTAL),
  ],
  [],
  group('VAT that lies in the bank but is not yours · ضريبة القيمة المضافة المستحقة'),
  typed('VAT on invoices you issued', charged),
  typed('VAT on purchases that you can recover', recoverable),
  each(
    'VAT still to be paid',
    'result',
    (letter, before) =>
      `${before ? `${before}${owed}+` : ''}${letter}${charged}-${letter}${recoverable}-${letter}${vatPaid}`,
    `${LAST}${owed}`,
  ),
];

/** The cash-flow sheet as a workbook: shaded cells are filled in, the others worked out. */
export const cashFlowWorkbook: Workbook = [
  {
    name: 'Cash flow',
    widths: [38, ...months.map(() => 12), 13],
    rows,
    frozen: { rows: monthRow, columns: 1 },
    landscape: true,
  },
  notes('How to use it', [
    'Fill in the shaded cells; the others are worked out. Enter the first day of the first month, then the balance of all the company’s accounts on that day.',
    'Write amounts on the day they move through the bank, with VAT: a sale counts in the month in which the customer pays. Money out is written without a minus sign.',
    'Replace what you expect by what was paid at each month’s end, and look at the lowest closing balance: below zero, a payment has to move or money has to come in earlier.',
    'VAT: return and payment are due within {{uae-vat-return-due}} of the end of each tax period. The block at the end shows how much of the balance is the state’s.',
    'Corporate tax: {{uae-ct-zero-rate}} of taxable income up to {{uae-ct-threshold}} and {{uae-ct-rate}} above, due within {{uae-ct-payment-due}} of the end of the financial year.',
    'Rent is often paid by several post-dated cheques: enter each in its month. Licence, lease and visas renew yearly or every few years: enter the month of the renewal.',
  ]),
];
