import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMemory, writeMemory } from '../../../src/features/pwa/install/offerStorage.ts';
import { dueReason, noteVisit, type OfferMemory } from '../../../src/features/pwa/install/offerPolicy.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = new Date('2026-11-21T12:00:00').getTime();
const fresh: OfferMemory = { visits: 0, lastSeen: 0 };
const visited: OfferMemory = { visits: 2, lastSeen: NOON };

describe('visits', () => {
  it('OF-01 the first one is counted', () => {
    expect(noteVisit(fresh, NOON)).toEqual({ visits: 1, lastSeen: NOON });
  });

  it.each([
    ['a minute', NOON, MINUTE, 1],
    ['just under half an hour', NOON, 30 * MINUTE - 1, 1],
    ['half an hour', NOON, 30 * MINUTE, 2],
    ['a night', NOON, DAY, 2],
    ['midnight between', new Date('2026-11-21T23:55:00').getTime(), 10 * MINUTE, 2],
    ['a clock that was set back', NOON, -DAY, 1],
  ])('OF-01 after %s it is visit or no visit', (_, then, away, visits) => {
    expect(noteVisit(noteVisit(fresh, then), then + away).visits).toBe(visits);
  });
});

describe('the moment of the offer', () => {
  it('OF-01 is never the first visit, unless something was saved', () => {
    const first = noteVisit(fresh, NOON);
    expect(dueReason(first, false, NOON)).toBeUndefined();
    expect(dueReason(first, true, NOON)).toBe('saved');
    expect(dueReason(visited, false, NOON)).toBe('return');
  });

  it('OF-01 comes once for each reason', () => {
    expect(dueReason({ ...visited, returnOffer: NOON }, false, NOON + DAY)).toBeUndefined();
    expect(dueReason({ ...visited, returnOffer: NOON }, true, NOON + DAY)).toBe('saved');
    const both = { ...visited, returnOffer: NOON, savedOffer: NOON };
    expect(dueReason(both, true, NOON + DAY)).toBeUndefined();
  });

  it('OF-01 after a dismissal does not come for ninety days, whatever happens', () => {
    const dismissed = { ...visited, savedOffer: NOON, dismissedAt: NOON };
    for (const saved of [true, false])
      expect(dueReason(dismissed, saved, NOON + 90 * DAY - 1)).toBeUndefined();
    expect(dueReason(dismissed, true, NOON + 90 * DAY)).toBe('saved');
    expect(dueReason(dismissed, false, NOON + 90 * DAY)).toBe('return');
  });

  it('OF-01 does not come to who has installed the app', () => {
    expect(dueReason({ ...visited, installedAt: NOON }, true, NOON + 1000 * DAY)).toBeUndefined();
  });
});

/** A storage that holds one text, or throws. */
function storage(text: string | null, broken = false) {
  let saved = text;
  const fail = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', {
    getItem: broken ? fail : () => saved,
    setItem: broken
      ? fail
      : (_: string, value: string) => {
          saved = value;
        },
  });
}

describe('the memory of offers', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('OF-01 gives back what was kept', () => {
    storage(null);
    expect(readMemory()).toMatchObject(fresh);
    expect(writeMemory({ ...visited, dismissedAt: NOON })).toBe(true);
    expect(readMemory()).toMatchObject({ ...visited, dismissedAt: NOON });
  });

  it.each(['', '[]', '7', 'null', '{"visits":-1,"lastSeen":"x"}', '{"visits":1.5}'])(
    'OF-01 takes %j for nothing',
    (text) => {
      storage(text);
      expect(readMemory()).toMatchObject(fresh);
    },
  );

  it('OF-01 a field that went bad does not take a dismissal with it', () => {
    storage(`{"visits":"many","dismissedAt":${NOON},"savedOffer":{}}`);
    expect(readMemory()).toMatchObject({ visits: 0, dismissedAt: NOON, savedOffer: undefined });
  });

  it('OF-01 says so where nothing can be kept', () => {
    storage(null, true);
    expect(readMemory()).toMatchObject(fresh);
    expect(writeMemory(visited)).toBe(false);
  });
});
