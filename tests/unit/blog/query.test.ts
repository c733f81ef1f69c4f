import { describe, expect, it } from 'vitest';
import {
  firstPage,
  latestPosts,
  queryFromUrl,
  queryKey,
  queryToUrl,
} from '../../../src/features/blog/rules/query.ts';

const read = (address: string) => queryFromUrl(new URLSearchParams(address));

describe('the query in an address', () => {
  it('BL-08 has page, search and categories', () => {
    expect(read('page=3&category=5,7&search=golden+visa')).toEqual({
      page: 3,
      search: 'golden visa',
      categories: [5, 7],
      perPage: 9,
    });
  });

  it.each(['0', '-1', '1.5', '1e3', '', ' 2', '٢', '9999999999'])('BL-08 has page 1 for page=%s', (page) => {
    expect(read(new URLSearchParams({ page }).toString()).page).toBe(1);
  });

  it.each([
    ['abc', []],
    ['5,abc,7', [5, 7]],
    ['-5', []],
    ['5;DROP TABLE', []],
    ['0', []],
  ])('BL-08 omits invalid ids: category=%s', (category, ids) => {
    expect(read(new URLSearchParams({ category }).toString()).categories).toEqual(ids);
  });

  it('BL-08 has a trimmed search of at most 200 characters', () => {
    expect(read('search=++visa++').search).toBe('visa');
    expect(read('search=+++').search).toBe('');
    expect(read(`search=${'x'.repeat(5_000)}`).search).toHaveLength(200);
  });

  it('BL-08 uses the first of repeated parameters and ignores others', () => {
    expect(read('page=2&page=9&utm_source=letter')).toEqual({ ...firstPage, page: 2 });
  });

  it.each([
    '',
    'page=4',
    'category=5%2C7',
    'search=%D8%AA%D8%A3%D8%B3%D9%8A%D8%B3+%26',
    'page=2&category=5%2C7&search=a+b',
  ])('BL-08 is the same after parsing and writing, without defaults: %s', (address) => {
    expect(queryToUrl(read(address)).toString()).toBe(address);
  });
});

describe('the key of a query', () => {
  it('BL-09 does not depend on the order of categories', () => {
    expect(queryKey({ ...firstPage, categories: [7, 5, 11] })).toBe(
      queryKey({ ...firstPage, categories: [11, 7, 5] }),
    );
  });

  it('BL-09 depends on everything else', () => {
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
