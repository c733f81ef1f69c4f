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

/** Texts of a template, separated by |. */
const patterns = (text: string) => text.split('|').map((each) => new RegExp(each, 'm'));

/** Fields and sentences of each template, in all of its files. */
const FIELDS: Readonly<Record<TemplateId, { readonly what: string; readonly fields: readonly RegExp[] }>> = {
  'vat-invoice': {
    what: 'the fields of Article 59 of the executive regulation',
    fields: patterns(
      String.raw`^Tax Invoice|^Supplier|^.*Customer|Tax registration number \(TRN\)|TRN, if registered|^Address` +
        '|^Invoice number|^Date of issue|^Date of supply, if different|^Description|Quantity' +
        String.raw`|Unit price,\sAED|VAT rate|^Total discount, AED|^VAT payable, AED|^Gross amount payable, AED` +
        '|^Exchange rate, if converted|^Reverse charge|Article 59 of the executive regulation',
    ),
  },
  'ubo-register': {
    what: 'the legal fields of each owner',
    fields: patterns(
      'Full name, as in the passport|Nationality|Date (?:and place )?of birth|[Pp]lace of birth|Home address' +
        '|Passport or Emirates ID|Date of issue|of expiry|Basis: share, votes, other control, senior manager' +
        '|Became a beneficial owner on|Ceased to be one on|[Nn]ominee managers|[Pp]artners or shareholders',
    ),
  },
  'shareholder-resolution': {
    what: 'appointments, accounts and powers, with blanks and the advice to see a lawyer',
    fields: patterns(
      String.raw`have a lawyer read it before anybody signs|is appointed manager of the company from \[date\]` +
        String.raw`|opens one or more accounts .* with \[name of the bank\]` +
        '|signs for the company towards the bank|Check before signing',
    ),
  },
  'lease-checklist': {
    what: 'licence, quota, costs, fit-out and notice',
    fields: patterns(
      'Permitted use|Ejari|number of visas|Service charge|DEWA|[Dd]eposit|Fit-out|Renewal|notice',
    ),
  },
  'cash-flow': {
    what: 'the payments of a company in the UAE',
    fields: patterns(
      'Licence renewal and authority fees|Rent and service charge|Visas, Emirates IDs, medical tests|Salaries' +
        '|VAT paid to the Federal Tax Authority|Corporate tax',
    ),
  },
};

it.each(templateFiles.map(({ id, file }) => ({ file, what: FIELDS[id].what, fields: FIELDS[id].fields })))(
  'PG-02 $file has $what',
  async ({ file, fields }) => {
    const text = await textOf(file);
    const inOneLine = text.replaceAll(/\s+/g, ' ');
    for (const field of fields) expect(field.source.startsWith('^') ? text : inOneLine).toMatch(field);
  },
);

it('PG-02 the VAT invoice calculates amounts, VAT and totals with the default or entered rate', () => {
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

  it('PG-02 has twelve months with empty payments', () => {
    const rent = row('Rent and service charge');
    for (const [index, letter] of 'BCDEFGHIJKLM'.split('').entries()) {
      expect(value(`${letter}3`)).toBe(`Month ${index + 1}`);
      expect(value(`${letter}${rent}`)).toBeUndefined();
      expect(formulas.has(`${letter}${rent}`)).toBe(false);
    }
  });

  it('PG-02 carries each closing balance forward, and sums the year', () => {
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

  it('PG-02 calculates the unpaid VAT', () => {
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

it('PG-02 the register of beneficial owners calculates the deadline of a change', () => {
  const { formulas } = sheet('ubo-register', 'Changes');
  expect(formulas.get('B4')).toBe(`IF(A4="","",A4+${numberIn('uae-ubo-change-notice')})`);
});

it('PG-02 a document has check boxes, and Arabic headings from right to left', () => {
  const document = partOf(bytesOf('lease-checklist', 'docx'), 'word/document.xml');
  expect(document.getElementsByTagName('w14:checkbox').length).toBeGreaterThan(30);
  const arabic = [...document.getElementsByTagName('w:r')].filter((run) =>
    /\p{Script=Arabic}/u.test(run.textContent),
  );
  expect(arabic.length).toBeGreaterThan(10);
  expect(arabic.filter((run) => run.getElementsByTagName('w:rtl').length === 0)).toEqual([]);
});
