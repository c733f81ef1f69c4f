import { describe, expect, it } from 'vitest';
import { inLanguage, splitLanguage } from '../../../src/i18n/addresses.ts';

describe('the addresses of languages', () => {
  it.each([
    ['/ar', { code: 'ar', path: '/' }],
    ['/ar/', { code: 'ar', path: '/' }],
    ['/ur/blog/x', { code: 'ur', path: '/blog/x' }],
    ['/arabic', { code: 'en', path: '/arabic' }],
    ['/en/blog', { code: 'en', path: '/en/blog' }],
    ['/', { code: 'en', path: '/' }],
    ['/ar//evil.example/login', { code: 'ar', path: '/evil.example/login' }],
    ['/ar///evil.example', { code: 'ar', path: '/evil.example' }],
    ['//evil.example/login', { code: 'en', path: '/evil.example/login' }],
    [String.raw`/ar/\evil.example`, { code: 'ar', path: '/evil.example' }],
  ])('LA-07 %s is split into language and path', (path, expected) => {
    expect(splitLanguage(path)).toEqual(expected);
  });

  it('QU-02 never become addresses of another site', () => {
    for (const path of ['//evil.example/x', '///evil.example/x', String.raw`/\evil.example/x`])
      for (const code of ['en', 'ar'])
        expect(new URL(inLanguage(code, path), 'https://marsa.example').origin).toBe('https://marsa.example');
  });

  it('LA-07 have a prefix, except in English', () => {
    expect([inLanguage('en', '/blog'), inLanguage('hi', '/'), inLanguage('hi', '/blog')]).toEqual([
      '/blog',
      '/hi',
      '/hi/blog',
    ]);
  });
});
