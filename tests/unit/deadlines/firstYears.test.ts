import { describe, expect, it } from 'vitest';
import { datesOf } from '../../../src/features/deadlines/dueDates.ts';
import { USUAL } from '../../../src/features/deadlines/deadlinesQuery.ts';
import type { Firm } from '../../../src/features/deadlines/model.ts';

/** The dates of corporate tax of a company's first two years, in their order. */
function taxDates(licence: Firm['licence']) {
  const { passed, coming } = datesOf({ ...USUAL, licence, yearEnd: 12 }, '2026-11-22');
  return [...passed, ...coming].filter(({ duty }) => duty.startsWith('ct')).map(({ duty, on }) => [duty, on]);
}

describe('the first year of a company whose financial year ends with December', () => {
  it('PG-02 licensed on 15 January 2026: a year that ends in the same December', () => {
    // Three months, the day of the licence counted as the first: 14 April. The authority's wording allows 15 April
    // too; the earlier day is late under neither reading. The year ends on 31 December 2026: seven months, nine.
    expect(taxDates('2026-01-15')).toEqual([
      ['ctRegister', '2026-04-14'],
      ['ctWaiver', '2027-07-31'],
      ['ctReturn', '2027-09-30'],
      ['ctReturn', '2028-09-30'],
    ]);
  });

  it('PG-02 licensed on 10 September 2026: the first year lasts to the December after', () => {
    // Less than six months are left of 2026, so the first year ends on 31 December 2027: no return in 2027.
    expect(taxDates('2026-09-10')).toEqual([
      ['ctRegister', '2026-12-09'],
      ['ctWaiver', '2028-07-31'],
      ['ctReturn', '2028-09-30'],
    ]);
    const first = datesOf({ ...USUAL, licence: '2026-09-10' }, '2026-11-22').coming.find(
      ({ duty }) => duty === 'ctReturn',
    );
    expect(first?.period).toEqual({ from: '2026-09-10', to: '2027-12-31' });
  });
});
