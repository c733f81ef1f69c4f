import { describe, expect, it } from 'vitest';
import { type Sales, vatOf } from '../../../src/features/tax/rulesVat.ts';

const NOTHING: Sales = {
  standard: 0,
  zero: 0,
  exempt: 0,
  imports: 0,
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
    [{ abroad: true }, 'abroadNothing'],
    [{ abroad: true, standard: 1 }, 'abroad'],
  ] as const)('PG-02 %j is %s', (part, expected) => {
    expect(verdict(part)).toBe(expected);
  });

  it('PG-02 counts what is left, and sees when all is at the zero rate', () => {
    expect(vatOf({ ...NOTHING, standard: 300_000, zero: 60_000 })).toMatchObject({
      counted: 360_000,
      room: 15_000,
      zeroOnly: false,
    });
    expect(vatOf({ ...NOTHING, zero: 400_000 })).toMatchObject({ zeroOnly: true, room: 0 });
    expect(vatOf(NOTHING).zeroOnly).toBe(false);
  });

  it('PG-02 charges the standard rate on sales at it, and takes off that on costs', () => {
    expect(vatOf({ ...NOTHING, standard: 300_000, zero: 60_000, costs: 90_000 })).toMatchObject({
      output: 15_000,
      input: 4500,
    });
  });
});
