import { describe, expect, it } from 'vitest';
import { estimate } from '../../../src/tools/calculator/estimate.ts';
import { USUAL } from '../../../src/tools/calculator/query.ts';
import { yearBars } from '../../../src/tools/calculator/yearBars.ts';

describe('the bars of an estimate', () => {
  it.each([{}, { staffVisas: 3 }, { place: 'uk' }, { place: 'estonia' }] as const)(
    'PG-02 PG-05 end at the high total of each year with %j',
    (changes) => {
      const found = estimate({ ...USUAL, ...changes });
      const ends = yearBars(found).map((parts) => parts.at(-1)?.to);
      for (const [year, total] of found.years.entries())
        expect(ends[year] ?? 0).toBeCloseTo(total?.high ?? 0, -1);
    },
  );

  it('PG-02 PG-05 are empty for a year without a price', () => {
    const found = estimate({ ...USUAL, place: 'dmcc', basis: 'package' });
    expect(found.years).toContain(undefined);
    expect(yearBars(found).map((parts) => parts.length > 0)).toEqual(
      found.years.map((total) => total !== undefined),
    );
  });
});
