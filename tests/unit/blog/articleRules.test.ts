import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from '../../../src/features/blog/api/postFields.ts';
import { cutExcerpt } from '../../../src/features/blog/rules/excerpt.ts';
import { decodeSlug, postPath, slugIn } from '../../../src/features/blog/rules/slug.ts';

describe('reading time', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
  ])('BP-02 %d words take %d minutes', (words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes);
  });

  it.each([
    ['white space of any kind separates', ' one\ttwo\n\nthree\u00a0four ', 4],
    ['Arabic', 'افتح حسابًا للشركة', 3],
    ['Hindi', 'कंपनी का बैंक खाता', 4],
    ['punctuation alone between words counts like WordPress’ own plugins do', 'now – then', 3],
    ['nothing', '', 0],
  ])('BP-02 counts words: %s', (_, text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('excerpt', () => {
  it('BL-07 is shortened with an ellipsis when it exceeds the limit', () => {
    expect(cutExcerpt('x'.repeat(150), 150)).toBe('x'.repeat(150));
    expect(cutExcerpt('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`);
    expect(cutExcerpt('', 150)).toBe('');
  });

  it('BL-07 has no space before the ellipsis', () => {
    expect(cutExcerpt('one two three', 8)).toBe('one two…');
  });

  it.each([
    ['a flag of four code units', '🇦🇪'.repeat(5), 4, `${'🇦🇪'.repeat(4)}…`],
    ['a Hindi syllable', 'नि'.repeat(5), 2, 'निनि…'],
    ['an Arabic letter with its vowel', 'بَ'.repeat(5), 3, `${'بَ'.repeat(3)}…`],
  ])('BL-07 counts %s as one character', (_, text, length, cut) => {
    expect(cutExcerpt(text, length)).toBe(cut);
  });
});

describe('slug', () => {
  it('BP-01 is percent-decoded', () => {
    expect(decodeSlug('%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3')).toBe('تأسيس');
    expect(decodeSlug('golden-visa')).toBe('golden-visa');
  });

  // Unicode normalisation would change these slugs.
  it.each(['\u0958\u093c', '\u0915\u093c', 'cafe\u0301', 'caf\u00e9'])(
    'BP-01 is requested without normalisation: %j',
    (slug) => {
      expect(decodeSlug(encodeURIComponent(slug).toLowerCase())).toBe(slug);
      expect(slugIn(postPath(slug))).toBe(slug);
    },
  );

  it.each(['%d8%aa%d8', '100%', '%zz'])('BP-01 stays unchanged when it cannot be decoded: %s', (slug) => {
    expect(decodeSlug(slug)).toBe(slug);
  });

  it.each(['تأسيس-شركة', 'a/b?c#d', '100%'])('BP-01 is parsed from its address: %s', (slug) => {
    const { pathname, search, hash } = new URL(postPath(slug), 'https://marsa.example');
    expect([search, hash, pathname.split('/').length]).toEqual(['', '', 3]);
    expect([slugIn(pathname), slugIn(`${pathname}/`)]).toEqual([slug, slug]);
  });

  it.each(['/', '/blog', '/blog/', '/blog/a/b', '/visa/golden-visa-uae'])(
    'BP-01 is missing in %s',
    (pathname) => {
      expect(slugIn(pathname)).toBeUndefined();
    },
  );
});
