import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeFonts, makeFonts } from '../../scripts/fonts/run.ts';

const theme = new URL('../../src/app/theme/', import.meta.url);
const folded = (css: string) => css.replaceAll(/\s+/g, ' ').trim();

describe('the fonts', () => {
  let made: MadeFonts;
  beforeAll(async () => {
    made = await makeFonts();
  });

  it('QU-04 are the files that the script generates', () => {
    expect(made.files.size).toBe(6);
    for (const [name, bytes] of made.files)
      expect([name, readFileSync(new URL(`fonts/${name}`, theme)).equals(bytes)]).toEqual([name, true]);
  });

  it('QU-04 have the generated unicode ranges', () => {
    expect(folded(readFileSync(new URL('fonts.css', theme), 'utf8'))).toBe(folded(made.css));
  });

  it('QU-04 have basic files of at most 20 kB (Latin), 21 kB (Arabic) and 58 kB (Devanagari)', () => {
    const size = (name: string) => made.files.get(`${name}-basic.woff2`)?.length;
    expect(size('instrument-sans')).toBeLessThanOrEqual(20_000);
    expect(size('vazirmatn')).toBeLessThanOrEqual(21_000);
    expect(size('noto-sans-devanagari')).toBeLessThanOrEqual(58_000);
  });
});
