import { numberIn } from '../../../../src/content/facts/read.ts';
import {
  AMOUNT,
  DAY,
  FIRST_ROW,
  formula,
  heads,
  input,
  notes,
  PERCENT,
  type SheetRow,
  TOTAL,
  words,
  type Workbook,
} from './workbook.ts';

const LINES = 12;

/** Two labels with a field each, side by side. */
const pair = (left: string, right: string, format?: string): SheetRow => [
  words('label', left, 2),
  undefined,
  input(format, 3),
  undefined,
  undefined,
  words('label', right, 2),
  undefined,
  input(format, 2),
  undefined,
];

const details: readonly SheetRow[] = [
  [
    words('head', 'Supplier · المورّد', 5),
    undefined,
    undefined,
    undefined,
    undefined,
    words('head', 'Customer · العميل', 4),
  ],
  pair('Legal name', 'Name'),
  pair('Address', 'Address'),
  pair('Tax registration number (TRN)', 'TRN, if registered', '@'),
  pair('Telephone, e-mail', 'Contact person', '@'),
  pair('Invoice number', 'Date of supply, if different', '@'),
  pair('Date of issue', 'Payment due', DAY),
  [],
];

const headRow = FIRST_ROW + details.length;
const first = headRow + 1;
const last = headRow + LINES;

const line = (row: number, index: number): SheetRow => [
  { look: 'result', number: index + 1 },
  input(),
  input('General'),
  input(TOTAL),
  input(AMOUNT),
  formula('result', `ROUND(C${row}*D${row}-E${row},2)`, AMOUNT),
  { ...input(PERCENT), number: numberIn('uae-vat-rate') / 100 },
  formula('result', `ROUND(F${row}*G${row},2)`, AMOUNT),
  formula('result', `F${row}+H${row}`, AMOUNT),
];

const total = (label: string, letter: string, look: 'result' | 'total' = 'result'): SheetRow => [
  words('strong', label, 8),
  ...Array.from({ length: 7 }, () => undefined),
  formula(look, `SUM(${letter}${first}:${letter}${last})`, TOTAL),
];

const field = (label: string): SheetRow => [
  words('label', label, 4),
  undefined,
  undefined,
  undefined,
  input('@', 5),
];

/** The invoice as a workbook: amounts and VAT are worked out of quantity, price, discount and rate. */
export const vatInvoiceWorkbook = (rules: readonly string[], remarks: readonly string[]): Workbook => [
  {
    name: 'Tax Invoice',
    widths: [5, 34, 10, 13, 12, 14, 10, 13, 15],
    rows: [
      ...details,
      heads(
        [
          'No.',
          'Description · الوصف',
          'Quantity · الكمية',
          'Unit price, AED · سعر الوحدة',
          'Discount, AED · الخصم',
          'Before VAT, AED · قبل الضريبة',
          'VAT rate · النسبة',
          'VAT, AED · الضريبة',
          'Amount payable, AED · المبلغ المستحق',
        ],
        42,
      ),
      ...Array.from({ length: LINES }, (_, index) => line(first + index, index)),
      total('Total discount, AED · إجمالي الخصم', 'E'),
      total('Total before VAT, AED · الإجمالي قبل الضريبة', 'F'),
      total('VAT payable, AED · الضريبة المستحقة', 'H'),
      total('Gross amount payable, AED · الإجمالي المستحق', 'I', 'total'),
      [],
      field('Exchange rate, if converted from another currency'),
      field('Reverse charge: statement and provision of the law'),
      field('Bank, IBAN, SWIFT'),
    ],
    // A line that is not filled in shows no rate.
    hidden: [{ formula: `$C${first}=""`, from: [first, 7], to: [last, 7] }],
  },
  notes('Check before you send it', [
    'Fill in the shaded cells; the others are worked out. Change the rate of a line that is zero-rated or exempt. Clear the line below the title before you send the invoice.',
    ...rules,
    ...remarks,
  ]),
];
