// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, placeInLanguage } from '../../../src/features/language/chooseLanguage.ts';

const opened = vi.hoisted(() => vi.fn<(address: string, entry: string) => void>());
vi.mock('../../../src/shared/openOnSite.ts', () => ({ openOnSite: opened }));

const heightOf = (height: number) =>
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);

beforeEach(() => {
  opened.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/blog?page=2#list');
});

it('LA-07 choosing a language stores it and replaces the page', async () => {
  await chooseLanguage('ar');
  expect(localStorage.getItem('language')).toBe('ar');
  expect(opened.mock.calls).toEqual([['/ar/blog?page=2#list', 'current']]);
});

it('LA-07 choosing the language of the page stores it and opens nothing', async () => {
  history.replaceState(null, '', '/ar/blog');
  await chooseLanguage('ar');
  expect([localStorage.getItem('language'), opened.mock.calls]).toEqual(['ar', []]);
});

it('LA-07 the scroll position is restored once, as a share of the height of the page', async () => {
  heightOf(4000);
  vi.stubGlobal('scrollY', 1000);
  await chooseLanguage('ar');
  vi.stubGlobal('scrollY', 0);
  expect([placeInLanguage(), placeInLanguage()]).toEqual([0.25, undefined]);
});
