import { describe, expect, it } from 'vitest';
import { partStyles } from '../../../server/build/pageStyles.ts';

describe('the styles of content pages', () => {
  it('QU-04 leave the file that every page carries, whole and in order', () => {
    const css = '.a{b:c}@layer marsa-pages{.d{e:f}@media (x){.g{h:i}}}.j{k:l}@layer marsa-pages{.m{n:o}}';
    expect(partStyles(css)).toEqual({ all: '.a{b:c}.j{k:l}', pages: '.d{e:f}@media (x){.g{h:i}}.m{n:o}' });
    expect(partStyles('.a{b:c}')).toEqual({ all: '.a{b:c}', pages: '' });
  });

  it('QU-04 a block without an end is no style at all', () => {
    expect(() => partStyles('@layer marsa-pages{.d{e:f}')).toThrow('no end');
  });
});
