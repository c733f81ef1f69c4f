import { describe, expect, it } from 'vitest';
import { numberIn } from '../../../src/content/facts/read.ts';
import type { TemplateId } from '../../../src/content/templates.ts';
import { partOf, type OpenSheet, sheetsOf } from '../../support/office.ts';
import { bytesOf, templateFiles, textOf } from '../../support/templates.ts';

function sheet(id: 'cash-flow' | 'vat-invoice' | 'ubo-register', name: string): OpenSheet {
  const found = sheetsOf(bytesOf(id, 'xlsx')).get(name);
  if (!found) throw new Error(`${id}.xlsx has no sheet “${name}”`);
  return found;
}

const rowOf = (address: string) => Number(address.slice(1));

/** Fields and sentences of each template, in all of its files. */
const FIELDS: Readonly<Record<TemplateId, { readonly what: string; readonly fields: readonly RegExp[] }>> = {
  'vat-invoice': {
    what: 'what Article 59 of the executive regulation asks for',
    fields: [
      /^Tax Invoice/m,
      /^(?:Supplier)/m,
      /^(?:Customer|.*Customer)/m,
      /Tax registration number \(TRN\)/,
      /TRN, if registered/,
      /^Address/m,
      /^Invoice number/m,
      /^Date of issue/m,
      /^Date of supply, if different/m,
      /^Description/m,
      /\bQuantity\b/,
      /Unit price,\sAED/,
      /\bVAT rate/,
      /^Total discount, AED/m,
      /^VAT payable, AED/m,
      /^Gross amount payable, AED/m,
      /^Exchange rate, if converted/m,
      /^Reverse charge/m,
      /Article 59 of the executive regulation/,
    ],
  },
  'ubo-register': {
    what: 'what the law asks of each owner',
    fields: [
      /Full name, as in the passport/,
      /Nationality/,
      /Date (?:and place )?of birth/,
      /[Pp]lace of birth/,
      /Home address/,
      /Passport or Emirates ID/,
      /Date of issue/,
      /of expiry/,
      /Basis: share, votes, other control, senior manager/,
      /Became a beneficial owner on/,
      /Ceased to be one on/,
      /nominee managers/i,
      /partners or shareholders/i,
    ],
  },
  'shareholder-resolution': {
    what: 'appointments, accounts and powers, with blanks and the advice to see a lawyer',
    fields: [
      /have a lawyer read it before anybody signs/,
      /is appointed manager of the company from \[date\]/,
      /opens one or more accounts .* with \[name of the bank\]/,
      /signs for the company towards the bank/,
      /Check before signing/,
    ],
  },
  'lease-checklist': {
    what: 'licence, quota, costs, fit-out and notice',
    fields: [
      /Permitted use/,
      /Ejari/,
      /number of visas/,
      /Service charge/,
      /DEWA/,
      /deposit/i,
      /Fit-out/,
      /Renewal/,
      /notice/,
    ],
  },
  'cash-flow': {
    what: 'what a company in the UAE pays',
    fields: [
      /Licence renewal and authority fees/,
      /Rent and service charge/,
      /Visas, Emirates IDs, medical tests/,
      /Salaries/,
      /VAT paid to the Federal Tax Authority/,
      /Corporate tax/,
    ],
  },
};

it.each(templateFiles.map(({ id, file }) => ({ file, what: FIELDS[id].what, fields: FIELDS[id].fields })))(
  'PG-02 $file has $what',
  async ({ file, fields }) => {
    const text = await textOf(file);
    // Wherever its lines break.
    const inOneLine = text.replaceAll(/\s+/g, ' ');
    for (const field of fields) expect(field.multiline ? text : inOneLine).toMatch(field);
  },
);

it('PG-02 the VAT invoice works out amounts, VAT and totals, at the rate of the table unless another is entered', () => {
  const { find, value } = sheet('vat-invoice', 'Tax Invoice');
  const first = rowOf(find('Description · الوصف')) + 1;
  const rate = numberIn('uae-vat-rate') / 100;
  const filled = {
    [`C${first}`]: 3,
    [`D${first}`]: 199.99,
    [`E${first}`]: 50,
    [`C${first + 1}`]: 2,
    [`D${first + 1}`]: 100,
    [`G${first + 1}`]: 0,
  };
  expect(value(`F${first}`, filled)).toBe(549.97);
  expect(value(`H${first}`, filled)).toBe(Math.round(549.97 * rate * 100) / 100);
  expect(value(`H${first + 1}`, filled)).toBe(0);
  const total = (label: string) => value(`I${rowOf(find(label))}`, filled);
  expect(total('Total discount, AED · إجمالي الخصم')).toBe(50);
  expect(total('Total before VAT, AED · الإجمالي قبل الضريبة')).toBeCloseTo(749.97, 9);
  expect(total('Gross amount payable, AED · الإجمالي المستحق')).toBeCloseTo(749.97 + 27.5, 9);
  expect(value(`I${rowOf(find('Gross amount payable, AED · الإجمالي المستحق'))}`)).toBe(0);
});

describe('the cash-flow sheet', () => {
  const { find, value, formulas } = sheet('cash-flow', 'Cash flow');
  const row = (label: string) => rowOf(find(label));

  it('PG-02 has twelve months, whose payments are empty', () => {
    const rent = row('Rent and service charge');
    for (const [index, letter] of 'BCDEFGHIJKLM'.split('').entries()) {
      expect(value(`${letter}3`)).toBe(`Month ${index + 1}`);
      expect(value(`${letter}${rent}`)).toBeUndefined();
      expect(formulas.has(`${letter}${rent}`)).toBe(false);
    }
  });

  it('PG-02 carries each closing balance into the next month, and sums the year', () => {
    const filled = {
      [`B${row('Opening balance')}`]: 1000,
      [`B${row('Paid by customers, with VAT')}`]: 525,
      [`B${row('Rent and service charge')}`]: 2000,
      [`C${row('Other money in')}`]: 700,
      [`M${row('Salaries')}`]: 100,
    };
    const at = (letter: string, label: string) => value(`${letter}${row(label)}`, filled);
    expect(at('B', 'Total money in')).toBe(525);
    expect(at('B', 'Total money out')).toBe(2000);
    expect(at('B', 'Net of the month')).toBe(-1475);
    expect(at('B', 'Closing balance')).toBe(-475);
    expect(at('C', 'Opening balance')).toBe(-475);
    expect(at('C', 'Closing balance')).toBe(225);
    expect(at('M', 'Closing balance')).toBe(125);
    expect(at('N', 'Total money out')).toBe(2100);
    expect(at('N', 'Opening balance')).toBe(1000);
    expect(at('N', 'Closing balance')).toBe(125);
    expect(at('B', 'Lowest closing balance of the year')).toBe(-475);
  });

  it('PG-02 computes the VAT in the balance that is still to be paid', () => {
    const filled = {
      [`B${row('VAT on invoices you issued')}`]: 500,
      [`B${row('VAT on purchases that you can recover')}`]: 120,
      [`D${row('VAT paid to the Federal Tax Authority')}`]: 380,
    };
    const owed = row('VAT still to be paid');
    expect(['B', 'C', 'D', 'M', 'N'].map((letter) => value(`${letter}${owed}`, filled))).toEqual([
      380, 380, 0, 0, 0,
    ]);
  });
});

it('PG-02 the register of beneficial owners counts the day to report a change by from the table', () => {
  const { formulas } = sheet('ubo-register', 'Changes');
  expect(formulas.get('B4')).toBe(`IF(A4="","",A4+${numberIn('uae-ubo-change-notice')})`);
});

it('PG-02 a document has boxes that can be ticked, and Arabic headings from the right', () => {
  const document = partOf(bytesOf('lease-checklist', 'docx'), 'word/document.xml');
  expect(document.getElementsByTagName('w14:checkbox').length).toBeGreaterThan(30);
  const arabic = [...document.getElementsByTagName('w:r')].filter((run) =>
    /\p{Script=Arabic}/u.test(run.textContent),
  );
  expect(arabic.length).toBeGreaterThan(10);
  expect(arabic.filter((run) => run.getElementsByTagName('w:rtl').length === 0)).toEqual([]);
});
