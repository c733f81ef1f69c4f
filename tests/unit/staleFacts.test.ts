import { describe, expect, it } from 'vitest';
import { staleFacts } from '../../scripts/launch/staleFacts.ts';
import type { IsoDay } from '../../src/content/facts/fact.ts';
import { facts } from '../../src/content/facts/facts.ts';

const idsAt = (today: IsoDay, why: string) =>
  staleFacts(facts, today)
    .filter((stale) => stale.why === why)
    .map(({ id }) => id);

describe('facts to check again', () => {
  it('PG-01 do not exist on the day of the last check', () => {
    expect(staleFacts(facts, '2026-11-20')).toEqual([]);
  });

  it('PG-01 include rules that have ended', () => {
    expect(idsAt('2026-12-31', 'ended')).toEqual([]);
    expect(idsAt('2027-01-01', 'ended')).toEqual(['uae-vat-old-credit-last-day', 'emiratisation-rise']);
    expect(idsAt('2030-01-01', 'ended')).toContain('uae-sbr-revenue-limit');
    // This rule had ended before it was checked.
    expect(idsAt('2027-01-01', 'ended')).not.toContain('uae-old-sponsor-share');
  });

  it('PG-01 include figures that were not checked for twelve months', () => {
    expect(idsAt('2027-11-01', 'unchecked')).toEqual([]);
    expect(idsAt('2027-11-02', 'unchecked')).toContain('uae-ct-rate');
  });
});
