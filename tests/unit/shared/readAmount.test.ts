import { describe, expect, it } from 'vitest';
import { readAmount } from '../../../src/tools/tax/readAmount.ts';

describe('a typed amount', () => {
  it.each([
    ['1,500,000', 1_500_000],
    ['1.500.000,50', 1_500_000.5],
    ['1 500 000', 1_500_000],
    ['1\u00A0500\u202F000,5', 1_500_000.5],
    ["1'500'000", 1_500_000],
    ['15,00,000', 1_500_000],
    ['1,50,00,000.25', 15_000_000.25],
    ['15,00,000/-', 1_500_000],
    // A single separator before three digits groups them: dirhams have two decimals.
    ['1.500', 1500],
    ['1,500', 1500],
    ['1500,5', 1500.5],
    ['0.500', 0.5],
    ['1,500,', 1500],
  ])('PG-02 is parsed: %j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['١٥٠٠٠٠٠', 1_500_000],
    ['١٬٥٠٠٬٠٠٠٫٥٠', 1_500_000.5],
    ['۱۵۰۰٫۵', 1500.5],
    ['१५,००,०००', 1_500_000],
    ['\u200F1,500,000\u00A0درهم', 1_500_000],
  ])('PG-02 can have Arabic, Urdu and Hindi digits: %j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['1.5m', 1_500_000],
    ['1.5 mn', 1_500_000],
    ['1,5 million', 1_500_000],
    ['500k', 500_000],
    ['2,500k', 2_500_000],
    ['1.5bn', 1_500_000_000],
    ['1e9', 1_000_000_000],
    ['1.5E6', 1_500_000],
    ['15 lakh', 1_500_000],
    ['1 crore 50 lakh', 15_000_000],
    ['٥٠٠ ألف', 500_000],
    ['١٫٥ مليون درهم', 1_500_000],
    ['مليون و500 ألف درهم', 1_500_000],
    ['2 مليار', 2_000_000_000],
    ['50 ہزار', 50_000],
    ['1.5 کروڑ درہم', 15_000_000],
    ['۱٫۵ ملین', 1_500_000],
    ['15 لاکھ 50 ہزار', 1_550_000],
    ['50 हज़ार', 50_000],
    ['50 हजार', 50_000],
    ['1.5 करोड़ दिरहम', 15_000_000],
    ['1.5 मिलियन', 1_500_000],
  ])('PG-02 can have a multiplier: %j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['AED 1,500,000', 1_500_000],
    ['Dhs. 500', 500],
    ['500 dirhams', 500],
    ['500 د.إ.', 500],
    ['AED -200', -200],
    ['−200', -200],
  ])('PG-02 can have a currency or a sign: %j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['two readings', '1,500.000'],
    ['two readings', '1.500,000'],
    ['an odd group', '1,5000'],
    ['an odd group', '1,500 000'],
    ['two decimal marks', '1,5.0,5'],
    ['another currency', '$1,500'],
    ['another currency', '1500 EUR'],
    ['a share', '5%'],
    ['a range', '10-20'],
    ['a sum', '1500+200'],
    ['a fraction', '1½'],
    ['a power', '10²'],
    ['an unknown word', '1.5x'],
    ['units in the wrong order', '50 ہزار 15 لاکھ'],
    ['words', 'abc'],
    ['no digits', 'AED'],
    ['brackets', '(200)'],
  ])('PG-02 is rejected with %s: %j', (_, text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});
