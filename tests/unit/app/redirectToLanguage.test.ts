import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectToLanguage } from '../../../src/app/start/redirectToLanguage.ts';

let stored: string | null;
const done: string[] = [];

const open = (address: string): boolean => {
  const { origin, pathname, search, hash } = new URL(address, 'https://marsa.example');
  vi.stubGlobal('window', {
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (path: string) => done.push(new URL(path, origin).href),
    },
    stop: () => done.push('stop'),
  });
  return redirectToLanguage();
};

beforeEach(() => {
  done.length = 0;
  stored = 'ar';
  vi.stubGlobal('localStorage', { getItem: () => stored });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/', 'https://marsa.example/ar'],
  ['/blog/', 'https://marsa.example/ar/blog/'],
  ['/blog?page=2&x=%20#list', 'https://marsa.example/ar/blog?page=2&x=%20#list'],
  ['/blog/%D8%AA', 'https://marsa.example/ar/blog/%D8%AA'],
  ['/no-such-page', 'https://marsa.example/ar/no-such-page'],
  ['//evil.example/x', 'https://marsa.example/ar/evil.example/x'],
])('LA-07 the page %s stops loading and redirects to the stored language', (from, to) => {
  expect(open(`https://marsa.example${from}`)).toBe(true);
  expect(done).toEqual(['stop', to]);
});

it.each(['/ar/blog', '/ur', '/preview?id=7', '/downloads/guide.pdf'])(
  'LA-07 the page %s does not redirect',
  (address) => {
    expect(open(address)).toBe(false);
    expect(done).toEqual([]);
  },
);

it.each([null, 'en', 'fr', 'AR', '__proto__'])(
  'LA-01 a page does not redirect when %j is stored',
  (value) => {
    stored = value;
    expect(open('/blog')).toBe(false);
    expect(done).toEqual([]);
  },
);
