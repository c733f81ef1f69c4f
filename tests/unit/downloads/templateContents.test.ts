import { describe, expect, it } from 'vitest';
import { numberIn } from '../../../src/content/facts/read.ts';
import { partOf, type OpenSheet, sheetsOf } from '../../support/office.ts';
import { bytesOf, textOf } from '../../support/templates.ts';

function sheet(id: 'cash-flow' | 'vat-invoice' | 'ubo-register', name: string): OpenSheet {
  const found = sheetsOf(bytesOf(id, 'xlsx')).get(name);
  if (!found) throw new Error(`${id}.xlsx has no sheet “${name}”`);
  return found;
}

/** The text of a file, wherever its lines break. */
const inOneLine = async (file: string) => (await textOf(file)).replaceAll(/\s+/g, ' ');

const rowOf = (address: string) => Number(address.slice(1));

describe('the VAT invoice', () => {
  it.each(['vat-invoice.docx', 'vat-invoice.xlsx', 'vat-invoice.pdf'])(
    'PG-02 %s has what Article 59 of the executive regulation asks for',
    async (file) => {
      const text = await textOf(file);
      for (const field of [
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
      ])
        expect(text).toMatch(field);
    },
  );

  it('PG-02 works out amounts, VAT and totals, at the rate of the table unless another is entered', () => {
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
});

describe('the cash-flow sheet', () => {
  const { find, value, formulas } = sheet('cash-flow', 'Cash flow');
  const row = (label: string) => rowOf(find(label));
  const months = 'BCDEFGHIJKLM'.split('');

  it('PG-02 has twelve months, and lines for what a company in the UAE pays', () => {
    for (const [index, letter] of months.entries()) expect(value(`${letter}3`)).toBe(`Month ${index + 1}`);
    for (const line of [
      'Licence renewal and authority fees',
      'Rent and service charge',
      'Visas, Emirates IDs, medical tests',
      'Salaries',
      'VAT paid to the Federal Tax Authority',
      'Corporate tax',
    ])
      expect(row(line)).toBeGreaterThan(row('Money out · المدفوعات'));
  });

  it('PG-02 leaves what is filled in empty', () => {
    const rent = row('Rent and service charge');
    for (const letter of months) {
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

  it('PG-02 tells how much of the balance is VAT that is still to be paid', () => {
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

describe('the register of beneficial owners', () => {
  it.each(['ubo-register.docx', 'ubo-register.xlsx', 'ubo-register.pdf'])(
    'PG-02 %s asks for what the law asks of each owner',
    async (file) => {
      const text = await inOneLine(file);
      for (const field of [
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
      ])
        expect(text).toMatch(field);
    },
  );

  it('PG-02 counts the day to report a change by from the table', () => {
    const { formulas } = sheet('ubo-register', 'Changes');
    expect(formulas.get('B4')).toBe(`IF(A4="","",A4+${numberIn('uae-ubo-change-notice')})`);
  });
});

describe('the other documents', () => {
  it.each(['shareholder-resolution.docx', 'shareholder-resolution.pdf'])(
    'PG-02 %s appoints, opens and authorises, with blanks, and sends the reader to a lawyer',
    async (file) => {
      const text = await inOneLine(file);
      expect(text).toMatch(/have a lawyer read it before anybody signs/);
      expect(text).toMatch(/is appointed manager of the company from \[date\]/);
      expect(text).toMatch(/opens one or more accounts .* with \[name of the bank\]/);
      expect(text).toMatch(/signs for the company towards the bank/);
      expect(text).toMatch(/Check before signing/);
    },
  );

  it.each(['lease-checklist.docx', 'lease-checklist.pdf'])(
    'PG-02 %s asks about licence, quota, costs, fit-out and notice',
    async (file) => {
      const text = await inOneLine(file);
      for (const word of [
        /Permitted use/,
        /Ejari/,
        /number of visas/,
        /Service charge/,
        /DEWA/,
        /deposit/i,
        /Fit-out/,
        /Renewal/,
        /notice/,
      ])
        expect(text).toMatch(word);
    },
  );

  it('PG-02 a document has boxes that can be ticked, and Arabic headings from the right', () => {
    const document = partOf(bytesOf('lease-checklist', 'docx'), 'word/document.xml');
    expect(document.getElementsByTagName('w14:checkbox').length).toBeGreaterThan(30);
    const arabic = [...document.getElementsByTagName('w:r')].filter((run) =>
      /\p{Script=Arabic}/u.test(run.textContent),
    );
    expect(arabic.length).toBeGreaterThan(10);
    expect(arabic.filter((run) => run.getElementsByTagName('w:rtl').length === 0)).toEqual([]);
  });
});
