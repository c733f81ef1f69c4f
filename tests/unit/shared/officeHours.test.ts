import { describe, expect, it } from 'vitest';
import { isOfficeOpen } from '../../../src/content/officeHours.ts';

describe('the office', () => {
  it.each([
    ['a Monday at 9:00 in Dubai', '2026-11-23T05:00:00Z', true],
    ['a Monday at 8:59 in Dubai', '2026-11-23T04:59:00Z', false],
    ['a Friday at 17:59 in Dubai', '2026-11-27T13:59:00Z', true],
    ['a Friday at 18:00 in Dubai', '2026-11-27T14:00:00Z', false],
    ['a Saturday at 12:00 in Dubai', '2026-11-28T08:00:00Z', true],
    ['a Saturday at 14:00 in Dubai', '2026-11-28T10:00:00Z', false],
    ['a Sunday', '2026-11-29T08:00:00Z', false],
    ['a Monday just after midnight in Dubai, Sunday in London', '2026-11-22T20:30:00Z', false],
  ])('FR-08 on %s', (_, moment, open) => {
    expect(isOfficeOpen(new Date(moment))).toBe(open);
  });
});
