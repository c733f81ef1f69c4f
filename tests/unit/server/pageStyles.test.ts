import { describe, expect, it } from 'vitest';
import { partStyles } from '../../../server/build/pageStyles.ts';

describe('the styles of content pages', () => {
  it('QU-04 leave the file that every page carries, whole and in order', () => {
    const css = '.a{b:c}@layer marsa-pages{.d{e:f}@media (x){.g{h:i}}}.j{k:l}@layer marsa-pages{.m{n:o}}';
    expect(partStyles(css)).toEqual({
      all: '.a{b:c}.j{k:l}',
      pages: '.d{e:f}@media (x){.g{h:i}}.m{n:o}',
      fonts: '',
    });
    expect(partStyles('.a{b:c}')).toEqual({ all: '.a{b:c}', pages: '', fonts: '' });
  });

  it('QU-03 leave the fonts to the pages: a sheet that comes later does not name them again', () => {
    const font = '@font-face{font-family:A;src:url(/a.woff2)}';
    expect(partStyles(`.a{b:c}${font}.d{e:f}${font}`)).toEqual({
      all: '.a{b:c}.d{e:f}',
      pages: '',
      fonts: font + font,
    });
  });

  it('QU-04 a block without an end is no style at all', () => {
    expect(() => partStyles('@layer marsa-pages{.d{e:f}')).toThrow('no end');
  });
});
