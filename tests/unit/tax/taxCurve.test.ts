import { describe, expect, it } from 'vitest';
import { SIZE, taxCurve } from '../../../src/tools/tax/TaxCurve.tsx';

describe('the curve of the tax', () => {
  it('PG-05 is flat to the threshold and then rises', () => {
    expect(taxCurve(0).path).toBe(`M0,${SIZE.height}L150,${SIZE.height}L300,0`);
  });

  it('PG-05 has the point of the business', () => {
    // The tax is 33,750 at 750,000, and a third of that at 500,000.
    const { point, threshold, greatest } = taxCurve(500_000);
    expect(greatest).toBe(750_000);
    expect(threshold).toEqual({ profit: 375_000, x: 50 });
    expect(point.x).toBeCloseTo(66.67, 1);
    expect(point.y).toBeCloseTo(66.67, 1);
  });

  it('PG-05 extends beyond a large profit', () => {
    const { point, greatest } = taxCurve(99_999_999_999);
    expect(greatest).toBeGreaterThan(99_999_999_999);
    expect(point.x).toBeLessThan(85);
  });
});
