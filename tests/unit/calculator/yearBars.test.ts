import { describe, expect, it } from 'vitest';
import { estimate } from '../../../src/features/calculator/estimate.ts';
import { USUAL } from '../../../src/features/calculator/model.ts';
import { yearBars } from '../../../src/features/calculator/yearBars.ts';

describe('the bars of an estimate', () => {
  it('PG-05 end where each year’s total is, whatever lines it is made of', () => {
    for (const setup of [
      USUAL,
      { ...USUAL, staffVisas: 3 },
      { ...USUAL, place: 'uk' as const },
      { ...USUAL, place: 'estonia' as const },
    ]) {
      const found = estimate(setup);
      const ends = yearBars(found).map((parts) => parts.at(-1)?.to);
      for (const [year, total] of found.years.entries())
        expect(ends[year] ?? 0).toBeCloseTo(total?.high ?? 0, -1);
    }
  });

  it('PG-05 stand one after the other, each line in its colour', () => {
    const [first = []] = yearBars(estimate({ ...USUAL, staffVisas: 2 }));
    expect(first.map(({ tone }) => tone)).toEqual([1, 2]);
    expect(first[1]?.from).toBe(first[0]?.to);
  });

  it('PG-05 show nothing for a year without a price', () => {
    const found = estimate({ ...USUAL, place: 'dmcc', basis: 'package' });
    const bars = yearBars(found);
    expect(bars.map((parts) => parts.length > 0)).toEqual(found.years.map((total) => total !== undefined));
    expect(found.years).toContain(undefined);
  });
});
