import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPage } from '../../../src/features/blog/rules/query.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { garbage, paramsOf, raw, serviceThatGets } from './oneAnswer.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});

describe('requests to the service', () => {
  it('BL-02 have page, per_page and _embed for a list', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.posts(firstPage);
    expect(asked[0]?.origin).toBe('https://marsa.example');
    expect(asked[0]?.pathname).toBe('/wp-json/wp/v2/posts');
    expect(asked[0]?.search).toBe('?page=1&per_page=9&_embed=true');
  });

  it('BL-02 have search and categories, separated by commas', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.posts({ ...firstPage, page: 2, search: 'ضريبة & VAT', categories: [3, 4] });
    expect(decodeURIComponent(asked[0]?.search ?? '')).toBe(
      '?page=2&per_page=9&_embed=true&search=ضريبة+&+VAT&categories=3,4',
    );
    expect(asked[0]?.searchParams.get('search')).toBe('ضريبة & VAT');
  });

  it('CS-07 fetch a draft without a slug from the plugin', async () => {
    const { service, asked } = serviceThatGets({ ...raw(7), slug: '' });
    const draft = await service.draft({ post: '7', expires: '1795449600', signature: 'abc' });
    expect(asked[0]?.pathname).toBe('/wp-json/marsa/v1/preview/7');
    expect(asked[0]?.search).toBe('?expires=1795449600&signature=abc&_embed=true');
    expect(draft.summary).toMatchObject({ id: 7, slug: 'draft-7' });
    await expect(
      serviceThatGets('gone').service.draft({ post: '7', expires: '1', signature: '' }),
    ).rejects.toThrow('malformed');
  });

  it('BP-01 fetch a post by its slug with embeds', async () => {
    const { service, asked } = serviceThatGets([
      raw(1, { slug: encodeURIComponent('تأسيس-شركة').toLowerCase() }),
    ]);
    await service.post('تأسيس-شركة');
    expect(asked[0]?.pathname).toBe('/wp-json/wp/v2/posts');
    expect(decodeURIComponent(asked[0]?.search ?? '')).toBe('?slug=تأسيس-شركة&_embed=true');
  });

  it.each(['', '   '])(
    'BP-01 are not made for an empty slug ("%s"), which would return the newest post',
    async (slug) => {
      const { service, asked } = serviceThatGets([raw(1)]);
      expect(await service.post(slug)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('CS-04 use the query of a WordPress without pretty permalinks', async () => {
    const { service, asked } = serviceThatGets([], {}, 'https://wp.example/?rest_route=/wp/v2');
    await service.categories();
    expect(paramsOf(asked[0])).toMatchObject({ rest_route: '/wp/v2/categories', per_page: '100' });
  });
});

describe('answers of the service', () => {
  it('BL-02 OF-08 have the totals of the headers', async () => {
    const { service } = serviceThatGets([raw(1)], { 'X-WP-Total': '200', 'X-WP-TotalPages': '23' });
    for (const answer of [service.posts(firstPage), service.editions(firstPage)])
      expect(await answer).toMatchObject({ total: 200, totalPages: 23 });
  });

  const nine = Array.from({ length: 9 }, (_, n) => raw(n + 1));
  it.each([
    ['a full page may have a next one', nine, 1, {}, 10, 2],
    ['a full later page', nine, 3, {}, 28, 4],
    ['a short page is the last', nine.slice(0, 4), 3, {}, 22, 3],
    ['nothing at all', [], 1, {}, 0, 0],
    ['malformed headers', nine, 1, { 'X-WP-Total': 'many', 'X-WP-TotalPages': '' }, 10, 2],
    ['only the number of posts', nine, 1, { 'X-WP-Total': '30' }, 30, 4],
  ])('CS-05 get estimated totals: %s', async (_, data, page, headers, total, totalPages) => {
    const { service } = serviceThatGets(data, headers);
    expect(await service.posts({ ...firstPage, page })).toMatchObject({ total, totalPages });
  });

  it('CS-03 are empty past the last page (status 400)', async () => {
    const { service } = serviceThatGets(
      new HttpError('status', 'Bad Request', { status: 400, code: 'rest_post_invalid_page_number' }),
    );
    expect(await service.posts({ ...firstPage, page: 99 })).toEqual({ posts: [], total: 0, totalPages: 0 });
    expect(await service.editions({ ...firstPage, page: 99 })).toEqual({
      editions: [],
      total: 0,
      totalPages: 0,
    });
  });

  it('CS-02 are failures for any other status 400', async () => {
    const error = new HttpError('status', 'Bad Request', { status: 400, code: 'rest_invalid_param' });
    const { service } = serviceThatGets(error);
    await expect(service.posts(firstPage)).rejects.toBe(error);
  });

  it('CS-05 omit and log a malformed post', async () => {
    const { service } = serviceThatGets([raw(1), { id: 'two' }, null, raw(3)]);
    const { posts } = await service.posts(firstPage);
    expect(posts.map(({ summary }) => summary.id)).toEqual([1, 3]);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(String(warn.mock.calls[0])).toMatch(/malformed.*id/i);
  });

  it('CS-05 have excerpts of at most 5,000 characters', async () => {
    const { service } = serviceThatGets([raw(1, { excerpt: { rendered: 'x'.repeat(1_000_000) } })]);
    const { posts } = await service.posts(firstPage);
    expect(posts[0]?.summary.excerpt).toBe('x'.repeat(5_000));
  });

  it('OF-04 are failures when all posts are malformed', async () => {
    const { service } = serviceThatGets([{ id: 1 }, { id: 2 }]);
    await expect(service.posts(firstPage)).rejects.toEqual(garbage);
  });

  it.each([[{ code: 'x' }], ['text'], [null]])('CS-05 are failures for %j', async (data) => {
    const { service } = serviceThatGets(data);
    await expect(service.posts(firstPage)).rejects.toEqual(garbage);
    await expect(service.post('slug')).rejects.toEqual(garbage);
    await expect(service.categories()).rejects.toEqual(garbage);
  });

  it('BP-01 have at most one post for a slug', async () => {
    expect((await serviceThatGets([raw(4), raw(5)]).service.post('post-4'))?.summary.id).toBe(4);
    expect(await serviceThatGets([]).service.post('post-4')).toBeUndefined();
  });

  it('CS-05 are failures with another post than the requested one', async () => {
    await expect(serviceThatGets([raw(5)]).service.post('post-4')).rejects.toEqual(garbage);
    // WordPress normalises slugs.
    const { service } = serviceThatGets([raw(4, { slug: 'cafe-post-4' })]);
    expect((await service.post('Café-Post-4'))?.summary.id).toBe(4);
  });

  it('BP-03 are failures for a malformed post, not "Post not found"', async () => {
    await expect(serviceThatGets([{ id: 4 }]).service.post('post-4')).rejects.toEqual(garbage);
  });

  it('BL-02 have categories with decoded names, without malformed ones', async () => {
    const { service } = serviceThatGets([
      { id: 8, name: 'UK &amp; Europe' },
      { id: 'x', name: 'Odd' },
      { id: 9, name: '<b></b>' },
      null,
      { id: 2, name: 'Tax' },
    ]);
    expect(await service.categories()).toEqual([
      { id: 8, name: 'UK & Europe' },
      { id: 2, name: 'Tax' },
    ]);
  });

  it('BL-02 have up to five pages of categories', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, name: `${index}` }));
    const { asked, service } = serviceThatGets(hundred, { 'x-wp-totalpages': '9' });
    expect(await service.categories()).toHaveLength(500);
    expect(asked.map(({ search }) => search)).toEqual([
      '?per_page=100',
      ...[2, 3, 4, 5].map((page) => `?per_page=100&page=${page}`),
    ]);
  });

  it('OF-04 are failures when all categories are malformed', async () => {
    await expect(serviceThatGets([{ id: 'x' }]).service.categories()).rejects.toEqual(garbage);
    expect(await serviceThatGets([]).service.categories()).toEqual([]);
  });
});
