import { afterEach, expect, it, vi } from 'vitest';
import { parseUrl } from '../../../src/shared/parseUrl.ts';

afterEach(() => vi.restoreAllMocks());

it('QU-07 parses addresses without `URL.canParse`', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(parseUrl('https://a.example/b')?.href).toBe('https://a.example/b');
  expect(parseUrl('/b', 'https://a.example')?.href).toBe('https://a.example/b');
  expect(parseUrl('/b')).toBeUndefined();
  expect(parseUrl('https://[')).toBeUndefined();
  expect(parseUrl('')).toBeUndefined();
});
