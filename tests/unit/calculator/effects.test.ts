import { describe, expect, it } from 'vitest';
import { type Setup, USUAL } from '../../../src/tools/calculator/query.ts';
import { changesTotal, estimate, type Input } from '../../../src/tools/calculator/estimate.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const INPUTS: readonly Input[] = ['kind', 'owners', 'ownerVisas', 'office', 'bank'];
const changing = (setup: Partial<Setup>) =>
  INPUTS.filter((input) => changesTotal({ ...USUAL, ...setup }, input));

describe('inputs that change the total', () => {
  it.each([
    ['mainland', []],
    ['shams', []],
    ['uk', []],
    ['estonia', ['owners']],
  ] as const)('PG-04 have a published price (%s)', (place, inputs) => {
    expect(changing({ place })).toEqual(inputs);
  });

  it('PG-04 have an explanation in every language when they change nothing', () => {
    for (const code of ['en', 'ar', 'ur', 'hi'] as const)
      for (const input of INPUTS)
        expect([code, input, localeTexts(code).has(`calculator.why.${input}`)]).toEqual([code, input, true]);
  });

  it('PG-04 HO-08 do not include help with the bank account', () => {
    const bankLine = (setup: Partial<Setup>) =>
      estimate({ ...USUAL, bank: true, ...setup }).open.some(({ id }) => id === 'bank');
    for (const place of ['shams', 'spc', 'ifza', 'meydan'] as const)
      expect([place, bankLine({ place, basis: 'ours' })]).toEqual([place, true]);
    expect(bankLine({ place: 'shams', basis: 'licence' })).toBe(true);
  });
});

describe('our packages in the calculator', () => {
  it('PG-04 cost the package in the first year and the licence in later years', () => {
    const { basis, counted, years, all } = estimate({ ...USUAL, place: 'spc', basis: 'ours' });
    expect(basis).toBe('ours');
    expect(counted.map(({ id, payee }) => [id, payee])).toEqual([['ours', 'firm']]);
    expect(years.map((year) => year?.low)).toEqual([14_900, 6375, 6375]);
    expect(all).toEqual({ low: 14_900 + 2 * 6375, high: 14_900 + 2 * 6375, about: true, from: true });
  });
});
