import { describe, expect, it } from 'vitest';
import { vatOf } from '../../../src/tools/tax/vatRegistration.ts';
import { type Sales, vatModel } from '../../../src/tools/tax/taxQuery.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const NOTHING: Sales = {
  standard: 0,
  zero: 0,
  exempt: 0,
  imports: 0,
  goods: 0,
  next: 0,
  costs: 0,
  abroad: false,
};
const verdict = (part: Partial<Sales>) => vatOf({ ...NOTHING, ...part }).verdict;

describe('registering for VAT', () => {
  it.each([
    [{ standard: 375_000 }, 'maySales'],
    [{ standard: 375_001 }, 'mustPast'],
    [{ standard: 187_501 }, 'maySales'],
    [{ standard: 187_500 }, 'not'],
    [{ standard: 187_500, costs: 187_501 }, 'mayCosts'],
    [{ costs: 187_500 }, 'not'],
    [{ next: 375_000 }, 'mayNext'],
    [{ next: 187_500 }, 'not'],
    [{ next: 375_001 }, 'mustNext'],
    [{ standard: 375_001, next: 375_001 }, 'mustBoth'],
    // Zero-rated sales and services from abroad count, exempt ones do not.
    [{ standard: 300_000, zero: 75_001 }, 'mustPast'],
    [{ standard: 300_000, imports: 75_001 }, 'mustPast'],
    [{ standard: 100_000, exempt: 5_000_000 }, 'not'],
    // Goods from abroad count (article 19).
    [{ standard: 100_000, goods: 400_000 }, 'mustPast'],
    [{ standard: 100_000, imports: 75_000, goods: 200_000 }, 'maySales'],
    [{ standard: 100_000, imports: 75_000, goods: 200_001 }, 'mustPast'],
    [{ goods: 187_500 }, 'not'],
    [{ goods: 187_501 }, 'maySales'],
    [{ abroad: true }, 'abroadNothing'],
    [{ abroad: true, standard: 1 }, 'abroad'],
  ] as const)('PG-02 with %j is %s', (part, expected) => {
    expect(verdict(part)).toBe(expected);
  });

  it('PG-02 calculates the remaining amount, and detects zero-rated sales only', () => {
    expect(vatOf({ ...NOTHING, standard: 300_000, zero: 60_000 })).toMatchObject({
      counted: 360_000,
      room: 15_000,
      zeroOnly: false,
    });
    expect(vatOf({ ...NOTHING, zero: 400_000 })).toMatchObject({ zeroOnly: true, room: 0 });
    expect(vatOf(NOTHING).zeroOnly).toBe(false);
    expect(vatOf({ ...NOTHING, zero: 100_000, goods: 100_000 })).toMatchObject({
      counted: 200_000,
      room: 175_000,
      zeroOnly: false,
    });
  });

  it('PG-02 reads links and drafts without goods', () => {
    const before = new URLSearchParams('v=100000_5_6_7_8_9_1');
    const read = { standard: 100_000, zero: 5, exempt: 6, imports: 7, next: 8, costs: 9, abroad: true };
    expect(vatModel.parse(before)).toEqual({ ...read, goods: 0 });
    const own = { ...read, goods: 400_000 };
    expect(vatModel.write(own).get('v')).toBe('100000_5_6_7_8_9_1_400000');
    expect(vatModel.parse(vatModel.write(own))).toEqual(own);
  });

  it.each(languages)('PG-02 has separate fields for goods and services ($code)', ({ code }) => {
    const says = localeTexts(code);
    const [goods, services, next] = ['goods', 'imports', 'next'].map((name) =>
      says.get(`tax.vat.fields.${name}`),
    );
    expect(goods).not.toBe(services);
    expect(goods).toMatch({ en: /goods/i, ar: /سلع/, ur: /مال/, hi: /माल/ }[code]);
    expect(next).toMatch({ en: /imports/, ar: /واردات/, ur: /درآمدات/, hi: /आयात/ }[code]);
  });

  it('PG-02 charges the standard rate on sales and deducts it on costs', () => {
    expect(vatOf({ ...NOTHING, standard: 300_000, zero: 60_000, costs: 90_000 })).toMatchObject({
      output: 15_000,
      input: 4500,
    });
  });
});
