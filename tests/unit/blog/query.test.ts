import { describe, expect, it } from 'vitest';
import {
  firstPage,
  latestPosts,
  PAGE_SIZE,
  queryFromUrl,
  queryKey,
  queryToUrl,
} from '../../../src/features/blog/rules/query.ts';

const read = (address: string) => queryFromUrl(new URLSearchParams(address));

describe('query of the address', () => {
  it('BL-02 a page has nine posts, HO-10 the home page asks for six', () => {
    expect(PAGE_SIZE).toBe(9);
    expect(latestPosts).toEqual({ page: 1, search: '', categories: [], perPage: 6 });
  });

  it('BL-08 page, search and categories are read', () => {
    expect(read('page=3&category=5,7&search=golden+visa')).toEqual({
      page: 3,
      search: 'golden visa',
      categories: [5, 7],
      perPage: 9,
    });
  });

  it('BL-08 an empty address is the first page', () => {
    expect(read('')).toEqual(firstPage);
  });

  it.each(['0', '-1', '1.5', '1e3', 'two', '', ' 2', '٢', '9999999999', 'NaN', '0x2'])(
    'BL-08 page=%s makes no sense: page 1',
    (page) => {
      expect(read(new URLSearchParams({ page }).toString()).page).toBe(1);
    },
  );

  it.each([
    ['abc', []],
    ['5,abc,7', [5, 7]],
    ['5,,7,', [5, 7]],
    ['-5', []],
    ['5;DROP TABLE', []],
    ['0', []],
  ])('BL-08 category=%s leaves out what is no id', (category, ids) => {
    expect(read(new URLSearchParams({ category }).toString()).categories).toEqual(ids);
  });

  it('BL-08 a search is trimmed and not endless', () => {
    expect(read('search=++visa++').search).toBe('visa');
    expect(read('search=+++').search).toBe('');
    expect(read(`search=${'x'.repeat(5_000)}`).search).toHaveLength(200);
  });

  it('BL-08 the first of repeated parameters counts, foreign ones do not', () => {
    expect(read('page=2&page=9&utm_source=letter')).toEqual({ ...firstPage, page: 2 });
  });

  it('BL-08 defaults stay out of the address', () => {
    expect(queryToUrl(firstPage).toString()).toBe('');
    expect(queryToUrl({ ...firstPage, page: 2, categories: [5, 7], search: 'a b' }).toString()).toBe(
      'page=2&category=5%2C7&search=a+b',
    );
  });

  it.each([
    'page=4',
    'category=5%2C7',
    'search=%D8%AA%D8%A3%D8%B3%D9%8A%D8%B3+%26',
    'page=2&category=3&search=x',
  ])('BL-08 %s survives the way there and back', (address) => {
    expect(queryToUrl(read(address)).toString()).toBe(address);
  });
});

describe('key of a query', () => {
  it('BL-09 the order of categories makes no other query', () => {
    expect(queryKey({ ...firstPage, categories: [7, 5, 11] })).toBe(
      queryKey({ ...firstPage, categories: [11, 7, 5] }),
    );
  });

  it('BL-09 everything else does', () => {
    const different = [
      firstPage,
      latestPosts,
      { ...firstPage, page: 2 },
      { ...firstPage, categories: [1] },
      { ...firstPage, categories: [1, 2] },
      { ...firstPage, categories: [12] },
      { ...firstPage, search: '1' },
      { ...firstPage, search: '1|' },
    ];
    expect(new Set(different.map(queryKey)).size).toBe(different.length);
  });
});
