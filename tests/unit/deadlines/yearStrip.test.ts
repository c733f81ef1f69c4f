import { describe, expect, it } from 'vitest';
import { yearStrip } from '../../../src/features/deadlines/yearStrip.ts';

describe('the strip of a year', () => {
  it('PG-05 counts the dates of twelve months, from the present one on', () => {
    const strip = yearStrip(
      [
        { duty: 'vatReturn', on: '2026-11-28' },
        { duty: 'vatReturn', on: '2027-02-28' },
        { duty: 'renewal', on: '2027-02-01' },
        { duty: 'ctReturn', on: '2027-11-30' },
      ],
      '2026-11-30',
    );
    expect(strip.map(({ count }) => count)).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(strip.map(({ day }) => day.slice(0, 7)).at(3)).toBe('2027-02');
  });
});
