import { describe, expect, it } from 'vitest';
import { authorName } from '../../../src/features/blog/rules/authorName.ts';
import { cutExcerpt, EXCERPT_LENGTH } from '../../../src/features/blog/rules/excerpt.ts';
import { pageNumbers } from '../../../src/features/blog/rules/pageNumbers.ts';
import { countWords, readingMinutes } from '../../../src/features/blog/rules/readingTime.ts';
import { decodeSlug, postPath, slugIn } from '../../../src/features/blog/rules/slug.ts';

describe('reading time', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('BP-02 %d words take %d minutes', (words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes);
  });

  it.each([
    ['white space of any kind separates', ' one\ttwo\n\nthree\u00a0four ', 4],
    ['Arabic', 'افتح حسابًا للشركة', 3],
    ['Hindi', 'कंपनी का बैंक खाता', 4],
    ['punctuation alone between words counts like WordPress’ own plugins do', 'now – then', 3],
    ['nothing', '', 0],
  ])('BP-02 counting words: %s', (_, text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('excerpt', () => {
  it('BL-07 the list cuts at 150 characters, HO-10 the home page at 120', () => {
    expect(EXCERPT_LENGTH).toEqual({ list: 150, home: 120 });
  });

  it('BL-07 a text that fits stays whole, one more is cut with an ellipsis', () => {
    expect(cutExcerpt('x'.repeat(150), 150)).toBe('x'.repeat(150));
    expect(cutExcerpt('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`);
    expect(cutExcerpt('', 150)).toBe('');
  });

  it('BL-07 no space is left before the ellipsis', () => {
    expect(cutExcerpt('one two three', 8)).toBe('one two…');
  });

  it.each([
    ['a flag of four code units', '🇦🇪'.repeat(5), 4, `${'🇦🇪'.repeat(4)}…`],
    ['a Hindi syllable', 'नि'.repeat(5), 2, 'निनि…'],
    ['an Arabic letter with its vowel', 'بَ'.repeat(5), 3, `${'بَ'.repeat(3)}…`],
  ])('BL-07 %s is one character and never torn apart', (_, text, length, cut) => {
    expect(cutExcerpt(text, length)).toBe(cut);
  });

  it('BL-07 more code units than characters is no reason to cut', () => {
    expect(cutExcerpt('नि'.repeat(10), 10)).toBe('नि'.repeat(10));
  });
});

describe('author name', () => {
  it.each([
    ['an ordinary name', 'Layla Haddad', 'Layla Haddad'],
    ['spaces around it', '  Layla ', 'Layla'],
    ['an e-mail address', 'desk@marsa.example', 'Team'],
    ['an at-sign anywhere', 'Layla @ Marsa', 'Team'],
    ['nothing but spaces', '   ', 'Team'],
    ['none', undefined, 'Team'],
  ])('BL-07 %s', (_, name, shown) => {
    expect(authorName(name, 'Team')).toBe(shown);
  });
});

describe('page numbers', () => {
  it.each([
    [0, []],
    [1, [1]],
    [5, [1, 2, 3, 4, 5]],
    [23, [1, 2, 3, 4, 5]],
  ])('BL-05 %d pages', (pages, numbers) => {
    expect(pageNumbers(pages)).toEqual(numbers);
  });
});

describe('slug', () => {
  it('BP-01 percent escapes become letters', () => {
    expect(decodeSlug('%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3')).toBe('تأسيس');
    expect(decodeSlug('golden-visa')).toBe('golden-visa');
  });

  // Devanagari qa: one letter that composing would take apart, or two.
  it.each(['\u0958\u093c', '\u0915\u093c', 'cafe\u0301', 'caf\u00e9'])(
    'BP-01 %j is asked for as it is written',
    (slug) => {
      expect(decodeSlug(encodeURIComponent(slug).toLowerCase())).toBe(slug);
      expect(slugIn(postPath(slug))).toBe(slug);
    },
  );

  it.each(['%d8%aa%d8', '100%', '%zz'])('BP-01 %s cannot be decoded and stays', (slug) => {
    expect(decodeSlug(slug)).toBe(slug);
  });

  it.each(['تأسيس-شركة', 'a/b?c#d', '100%'])('BP-01 the address of %s leads back to it', (slug) => {
    const { pathname, search, hash } = new URL(postPath(slug), 'https://marsa.example');
    expect([search, hash, pathname.split('/').length]).toEqual(['', '', 3]);
    expect([slugIn(pathname), slugIn(`${pathname}/`)]).toEqual([slug, slug]);
  });

  it.each(['/', '/blog', '/blog/', '/blog/a/b', '/visa/golden-visa-uae'])('BP-01 %s has none', (pathname) => {
    expect(slugIn(pathname)).toBeUndefined();
  });
});
