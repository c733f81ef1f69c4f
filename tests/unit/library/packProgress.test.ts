import { describe, expect, it } from 'vitest';
import type { SavedGuide } from '../../../src/features/library/model.ts';
import { missingPictures } from '../../../src/features/library/packProgress.ts';
import { bytesOf, estimateBytes, sizeIn } from '../../../src/features/library/sizes.ts';
import { sampleGuide } from './sampleGuide.ts';

const guide = (pictures: SavedGuide['pictures']): SavedGuide => {
  return { ...sampleGuide(1), pictures, textBytes: 1000, savedAt: 0, checkedAt: 0 };
};

describe('a saved guide', () => {
  it('OF-05 counts missing pictures that still exist', () => {
    const saved = guide([{ address: 'a', bytes: 5 }, { address: 'b' }, { address: 'c', gone: true }]);
    expect(missingPictures(saved)).toBe(1);
    expect(bytesOf(saved)).toBe(1005);
  });

  it('OF-05 counts a picture with unknown size as stored', () => {
    expect(missingPictures(guide([{ address: 'a', bytes: 0 }]))).toBe(0);
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 kB'],
    [411_900, '412 kB'],
    [999_001, '1.0 MB'],
    [14_200_000, '14 MB'],
    [2_000_000_000, '2.0 GB'],
  ])('OF-05 %i bytes are %s', (bytes, text) => {
    const { n, unit } = sizeIn(bytes);
    expect(`${n} ${unit}`).toBe(text);
  });

  it('OF-05 are estimated before saving as a round number', () => {
    expect(estimateBytes(1, 0)).toBe(10_000);
    expect(estimateBytes(9, 1)).toBe(30_000);
  });
});
