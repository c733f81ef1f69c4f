import { describe, expect, it } from 'vitest';
import { isOfficeOpen } from '../../../src/content/officeHours.ts';

describe('the office', () => {
  it.each([
    ['a Monday at 9:00 in Dubai', true, '2026-11-23T05:00:00Z'],
    ['a Monday at 8:59 in Dubai', false, '2026-11-23T04:59:00Z'],
    ['a Friday at 17:59 in Dubai', true, '2026-11-27T13:59:00Z'],
    ['a Friday at 18:00 in Dubai', false, '2026-11-27T14:00:00Z'],
    ['a Saturday at 14:00 in Dubai', false, '2026-11-28T10:00:00Z'],
    ['a Sunday', false, '2026-11-29T08:00:00Z'],
  ])('FR-08 is open on %s: %s', (_, open, moment) => {
    expect(isOfficeOpen(new Date(moment))).toBe(open);
  });
});
