import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMemory } from '../../../src/features/pwa/install/offerStorage.ts';
import { dueReason, recordVisit, type OfferMemory } from '../../../src/features/pwa/install/offerPolicy.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = new Date('2026-11-21T12:00:00').getTime();
const fresh: OfferMemory = { visits: 0, lastSeen: 0 };
const visited: OfferMemory = { visits: 2, lastSeen: NOON };

describe('visits', () => {
  it.each([
    ['a minute', NOON, MINUTE, 1],
    ['half an hour', NOON, 30 * MINUTE, 2],
    ['midnight between', new Date('2026-11-21T23:55:00').getTime(), 10 * MINUTE, 2],
    ['a clock that was set back', NOON, -DAY, 1],
  ])('OF-01 are counted after %s', (_, then, away, visits) => {
    expect(recordVisit(recordVisit(fresh, then), then + away).visits).toBe(visits);
  });
});

describe('the offer to install', () => {
  it('OF-01 is shown once for each reason', () => {
    expect(dueReason({ ...visited, returnOffer: NOON }, false, NOON + DAY)).toBeUndefined();
    expect(dueReason({ ...visited, returnOffer: NOON }, true, NOON + DAY)).toBe('saved');
    const both = { ...visited, returnOffer: NOON, savedOffer: NOON };
    expect(dueReason(both, true, NOON + DAY)).toBeUndefined();
  });

  it('OF-01 is not shown for ninety days after a dismissal', () => {
    const dismissed = { ...visited, savedOffer: NOON, dismissedAt: NOON };
    for (const saved of [true, false])
      expect(dueReason(dismissed, saved, NOON + 90 * DAY - 1)).toBeUndefined();
    expect(dueReason(dismissed, true, NOON + 90 * DAY)).toBe('saved');
    expect(dueReason(dismissed, false, NOON + 90 * DAY)).toBe('return');
  });
});

const storage = (text: string) => vi.stubGlobal('localStorage', { getItem: () => text });

describe('the stored state of offers', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['', '[]', '7', 'null', '{"visits":-1,"lastSeen":"x"}', '{"visits":1.5}'])(
    'OF-01 has defaults for %j',
    (text) => {
      storage(text);
      expect(readMemory()).toMatchObject(fresh);
    },
  );

  it('OF-01 keeps a dismissal beside malformed fields', () => {
    storage(`{"visits":"many","dismissedAt":${NOON},"savedOffer":{}}`);
    expect(readMemory()).toMatchObject({ visits: 0, dismissedAt: NOON, savedOffer: undefined });
  });
});
