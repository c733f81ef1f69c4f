import { afterEach, describe, expect, it, vi } from 'vitest';
import { showBadge } from '../../../src/features/library/badge.ts';
import { newerOf, unseenOf } from '../../../src/features/library/newer.ts';

const JAN = '2026-01-01T00:00:00';
const FEB = '2026-02-01T00:00:00';
const MARCH = '2026-03-01T00:00:00';
const guides = [
  { id: 1, modifiedGmt: JAN },
  { id: 2, modifiedGmt: JAN, seenGmt: FEB },
  { id: 3, modifiedGmt: FEB },
];

describe('newer editions of saved guides', () => {
  it.each<[string, Readonly<Record<number, string>>, number[]]>([
    ['nothing is known', {}, []],
    ['nothing has changed', { 1: JAN, 2: JAN, 3: FEB }, []],
    ['one is newer', { 1: FEB, 3: FEB }, [1]],
    ['the known edition is older', { 3: JAN }, []],
    ['a guide that is not saved has changed', { 9: MARCH }, []],
  ])('OF-05 are found when %s', (_, known, newer) => {
    const editions = Object.entries(known).map(([id, modified]) => [Number(id), modified] as const);
    expect(newerOf(guides, new Map(editions))).toEqual(newer);
  });

  it('OF-01 are not counted after the library has shown them', () => {
    const shown = new Map([[2, FEB]]);
    expect(newerOf(guides, shown)).toEqual([2]);
    expect(unseenOf(guides, shown)).toEqual([]);
    expect(unseenOf(guides, new Map([[2, MARCH]]))).toEqual([2]);
  });
});

describe('the badge', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('OF-01 is ignored when it is not supported or refused', async () => {
    vi.stubGlobal('navigator', {});
    await expect(showBadge(1)).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {
      setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    await expect(showBadge(1)).resolves.toBeUndefined();
  });
});
