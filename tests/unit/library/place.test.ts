import { describe, expect, it } from 'vitest';
import { isBetween, percentOf } from '../../../src/features/library/reading/place.ts';

describe('reading progress', () => {
  it.each([
    [0, 40, false, 0],
    [2, 40, false, 5],
    [3, 40, true, 8],
    [20, 40, true, 50],
    [36, 40, true, 90],
    [37, 40, false, 100],
    [0, 0, false, 0],
  ])('OF-10 is computed at block %i of %i', (block, of, between, percent) => {
    expect(isBetween({ block, of })).toBe(between);
    expect(percentOf({ block, of })).toBe(percent);
  });
});
