import { describe, expect, it } from 'vitest';
import { evaluate } from './formulas.ts';

const cells: Readonly<Record<string, number | string>> = { A1: 2, A2: 3, B1: 'x' };
const work = (formula: string) => evaluate(formula, (address) => cells[address]);

describe('evaluating formulas', () => {
  it.each([
    ['A1+A2*2-A3', 8],
    ['ROUND(SUM(A1:A3)*0.333,2)', 1.67],
    ['MIN(A1:A2)', 2],
  ])('PG-02 %s is %d, as in a spreadsheet', (formula, result) => {
    expect(work(formula)).toBe(result);
  });

  it('PG-02 text in calculations and unknown functions are rejected', () => {
    expect(() => work('A1+B1')).toThrow('reckons with the text “x”');
    expect(() => work('NOW()')).toThrow('holds “NOW”');
    expect(() => work('A1&A2')).toThrow('What is “A1&A2”?');
  });
});
