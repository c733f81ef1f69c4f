import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../../src/shared/http/retryAfter.ts';

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const after = (value?: string) =>
    retryAfter(new Headers(value === undefined ? {} : { 'Retry-After': value }), now);

  it.each([
    ['seconds', '30', 30_000],
    ['no seconds', '0', 0],
    ['spaces around', ' 5 ', 5_000],
    ['a date', 'Sat, 21 Nov 2026 09:02:00 GMT', 120_000],
    ['a date that has passed', 'Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['words', 'soon', undefined],
    ['nothing', '', undefined],
    ['no header', undefined, undefined],
  ])('CS-05 is parsed: %s', (_, value, milliseconds) => {
    expect(after(value)).toBe(milliseconds);
  });
});
