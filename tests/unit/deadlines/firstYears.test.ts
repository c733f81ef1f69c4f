import { describe, expect, it } from 'vitest';
import { datesOf } from '../../../src/tools/deadlines/dueDates.ts';
import { type Firm, USUAL } from '../../../src/tools/deadlines/deadlinesQuery.ts';

/** The dates of corporate tax in the first two years. */
function taxDates(licence: Firm['licence']) {
  const { passed, coming } = datesOf({ ...USUAL, licence, yearEnd: 12 }, '2026-11-22');
  return [...passed, ...coming].filter(({ duty }) => duty.startsWith('ct')).map(({ duty, on }) => [duty, on]);
}

describe('the first year of a company whose financial year ends with December', () => {
  it('PG-02 ends in the same December for a licence of 15 January 2026', () => {
    // Three months that include the day of the licence: 14 April. The wording also allows 15 April.
    expect(taxDates('2026-01-15')).toEqual([
      ['ctRegister', '2026-04-14'],
      ['ctWaiver', '2027-07-31'],
      ['ctReturn', '2027-09-30'],
      ['ctReturn', '2028-09-30'],
    ]);
  });

  it('PG-02 ends in the next December for a licence of 10 September 2026', () => {
    // Less than six months remain in 2026.
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
