import { describe, expect, it } from 'vitest';
import { inLanguage, splitLanguage } from '../../../src/i18n/addresses.ts';
import { addressIn, linksIn } from '../../../src/i18n/links.ts';

describe('the addresses of languages', () => {
  it.each([
    ['/ar', { code: 'ar', path: '/' }],
    ['/ar/', { code: 'ar', path: '/' }],
    ['/ur/blog/x', { code: 'ur', path: '/blog/x' }],
    ['/arabic', { path: '/arabic' }],
    ['/en/blog', { path: '/en/blog' }],
    ['/', { path: '/' }],
    ['/ar//evil.example/login', { code: 'ar', path: '/evil.example/login' }],
    ['/ar///evil.example', { code: 'ar', path: '/evil.example' }],
    ['//evil.example/login', { path: '/evil.example/login' }],
    [String.raw`/ar/\evil.example`, { code: 'ar', path: '/evil.example' }],
  ])('LA-07 %s is split', (path, expected) => {
    expect(splitLanguage(path)).toEqual(expected);
  });

  it('QU-02 no path is made into the address of another site', () => {
    for (const path of ['//evil.example/x', '///evil.example/x', String.raw`/\evil.example/x`])
      for (const code of ['en', 'ar'])
        expect(new URL(inLanguage(code, path), 'https://marsa.example').origin).toBe('https://marsa.example');
  });

  it('LA-07 the default language has the plain ones', () => {
    expect([inLanguage('en', '/blog'), inLanguage('hi', '/'), inLanguage('hi', '/blog')]).toEqual([
      '/blog',
      '/hi',
      '/hi/blog',
    ]);
  });

  it.each([
    ['https://marsa.example/', 'https://marsa.example/ar'],
    ['https://marsa.example/blog?search={x}', 'https://marsa.example/ar/blog?search={x}'],
    ['https://marsa.example/blog/guide', 'https://marsa.example/blog/guide'],
    ['https://marsa.example/icons/icon-512.png', 'https://marsa.example/icons/icon-512.png'],
    ['IFZA', 'IFZA'],
  ])('LA-07 %s in Arabic is %s', (address, expected) => {
    expect(addressIn('ar', address)).toBe(expected);
  });

  it('LA-07 links to pages are led to a language and back; those to files and other hosts stay', () => {
    const plain =
      '<a class="x" href="/">1</a><a href="/blog?page=2#top">2</a><a href="/feed.xml">3</a><a href="/wp-json/">4</a><a href="//other/x">5</a><a href="https://other/x">6</a>';
    const arabic = linksIn(plain, 'ar');
    expect([...arabic.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/ar',
      '/ar/blog?page=2#top',
      '/feed.xml',
      '/wp-json/',
      '//other/x',
      'https://other/x',
    ]);
    expect(linksIn(arabic, 'en')).toBe(plain);
  });
});
