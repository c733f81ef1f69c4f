import { describe, expect, it } from 'vitest';
import type { SavedGuide } from '../../../src/features/library/model.ts';
import { missingPictures, withKnown } from '../../../src/features/library/packProgress.ts';
import { bytesOf, estimateBytes, sizeIn } from '../../../src/features/library/sizes.ts';

const guide = (pictures: SavedGuide['pictures']): SavedGuide => ({
  id: 1,
  slug: 'a',
  path: '/blog/a',
  title: 'A',
  lang: 'en',
  label: '',
  groups: [],
  modifiedGmt: '2026-01-01T00:00:00',
  cover: undefined,
  pictures,
  textBytes: 1000,
  savedAt: 0,
  checkedAt: 0,
});

describe('a saved guide', () => {
  it('OF-05 misses the pictures that could be had and are not here', () => {
    const saved = guide([{ address: 'a', bytes: 5 }, { address: 'b' }, { address: 'c', gone: true }]);
    expect(missingPictures(saved)).toBe(1);
    expect(bytesOf(saved)).toBe(1005);
  });

  it('OF-05 a picture whose size the browser does not tell is here', () => {
    expect(missingPictures(guide([{ address: 'a', bytes: 0 }]))).toBe(0);
  });

  it('OF-05 a new edition fetches only the pictures that are new', () => {
    expect(withKnown(['b', 'a'], [{ address: 'a', bytes: 5 }])).toEqual([
      { address: 'b' },
      { address: 'a', bytes: 5 },
    ]);
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 kB'],
    [1, '1 kB'],
    [411_900, '412 kB'],
    [999_000, '999 kB'],
    [999_001, '1.0 MB'],
    [4_800_000, '4.8 MB'],
    [14_200_000, '14 MB'],
    [2_000_000_000, '2.0 GB'],
  ])('OF-05 %i bytes are %s', (bytes, text) => {
    const { n, unit } = sizeIn(bytes);
    expect(`${n} ${unit}`).toBe(text);
  });

  it('OF-05 what is told before saving is a round figure, never nothing', () => {
    expect(estimateBytes(1, 0)).toBe(10_000);
    expect(estimateBytes(9, 1)).toBe(30_000);
  });
});
