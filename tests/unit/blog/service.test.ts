import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentApi } from '../../../src/features/blog/api/address.ts';
import { firstPage, latestPosts } from '../../../src/features/blog/rules/query.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { context, garbage, paramsOf, raw, serviceThatGets } from './oneAnswer.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});

describe('what the service is asked', () => {
  it('CS-01 without a setting the API is the same origin’s fallback path', () => {
    expect(contentApi).toBe('/wp-json/wp/v2');
    expect(context.apiBase).toBe('https://marsa.example/wp-json/wp/v2');
  });

  it('BL-02 the plain list: page, per_page=9 and _embed, nothing else', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.posts(firstPage);
    expect(asked[0]?.origin).toBe('https://marsa.example');
    expect(asked[0]?.pathname).toBe('/wp-json/wp/v2/posts');
    expect(asked[0]?.search).toBe('?page=1&per_page=9&_embed=true');
  });

  it('BL-02 search and categories, joined by commas', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.posts({ ...firstPage, page: 2, search: 'ضريبة & VAT', categories: [3, 4] });
    expect(decodeURIComponent(asked[0]?.search ?? '')).toBe(
      '?page=2&per_page=9&_embed=true&search=ضريبة+&+VAT&categories=3,4',
    );
    expect(asked[0]?.searchParams.get('search')).toBe('ضريبة & VAT');
  });

  it('HO-10 the home page asks for six', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.posts(latestPosts);
    expect(asked[0]?.search).toBe('?page=1&per_page=6&_embed=true');
  });

  it('CS-07 a draft of our plugin, which has no slug yet', async () => {
    const { service, asked } = serviceThatGets({ ...raw(7), slug: '' });
    const draft = await service.draft({ post: '7', expires: '1795449600', signature: 'abc' });
    expect(asked[0]?.pathname).toBe('/wp-json/marsa/v1/preview/7');
    expect(asked[0]?.search).toBe('?expires=1795449600&signature=abc&_embed=true');
    expect(draft.summary).toMatchObject({ id: 7, slug: 'draft-7' });
    await expect(
      serviceThatGets('gone').service.draft({ post: '7', expires: '1', signature: '' }),
    ).rejects.toThrow('malformed');
  });

  it('BP-01 a post by its slug, with embeds', async () => {
    const { service, asked } = serviceThatGets([
      raw(1, { slug: encodeURIComponent('تأسيس-شركة').toLowerCase() }),
    ]);
    await service.post('تأسيس-شركة');
    expect(asked[0]?.pathname).toBe('/wp-json/wp/v2/posts');
    expect(decodeURIComponent(asked[0]?.search ?? '')).toBe('?slug=تأسيس-شركة&_embed=true');
  });

  it.each(['', '   '])(
    'BP-01 an empty slug ("%s") asks nothing: it would be answered with the newest post',
    async (slug) => {
      const { service, asked } = serviceThatGets([raw(1)]);
      expect(await service.post(slug)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('BL-02 a hundred categories', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.categories();
    expect(asked[0]?.pathname).toBe('/wp-json/wp/v2/categories');
    expect(asked[0]?.search).toBe('?per_page=100');
  });

  it('CS-04 a WordPress without pretty permalinks is asked by its query', async () => {
    const { service, asked } = serviceThatGets([], {}, 'https://wp.example/?rest_route=/wp/v2');
    await service.categories();
    expect(paramsOf(asked[0])).toMatchObject({ rest_route: '/wp/v2/categories', per_page: '100' });
  });
});

describe('what the service answers', () => {
  it('BL-02 totals come from the headers', async () => {
    const { service } = serviceThatGets([raw(1)], { 'X-WP-Total': '200', 'X-WP-TotalPages': '23' });
    expect(await service.posts(firstPage)).toMatchObject({ total: 200, totalPages: 23 });
  });

  const nine = Array.from({ length: 9 }, (_, n) => raw(n + 1));
  it.each([
    ['a full page: there may be another', nine, 1, {}, 10, 2],
    ['a full later page', nine, 3, {}, 28, 4],
    ['a short page is the last', nine.slice(0, 4), 3, {}, 22, 3],
    ['nothing at all', [], 1, {}, 0, 0],
    ['headers that are no numbers', nine, 1, { 'X-WP-Total': 'many', 'X-WP-TotalPages': '' }, 10, 2],
    ['only the number of posts', nine, 1, { 'X-WP-Total': '30' }, 30, 4],
  ])('CS-05 totals missing, %s', async (_, data, page, headers, total, totalPages) => {
    const { service } = serviceThatGets(data, headers);
    expect(await service.posts({ ...firstPage, page })).toMatchObject({ total, totalPages });
  });

  it('CS-03 400 past the last page is an empty page, not a failure', async () => {
    const { service } = serviceThatGets(
      new HttpError('status', 'Bad Request', { status: 400, code: 'rest_post_invalid_page_number' }),
    );
    expect(await service.posts({ ...firstPage, page: 99 })).toEqual({ posts: [], total: 0, totalPages: 0 });
  });

  it('CS-02 any other 400 is a failure', async () => {
    const error = new HttpError('status', 'Bad Request', { status: 400, code: 'rest_invalid_param' });
    const { service } = serviceThatGets(error);
    await expect(service.posts(firstPage)).rejects.toBe(error);
  });

  it('CS-05 a malformed post is left out and logged, the others stay', async () => {
    const { service } = serviceThatGets([raw(1), { id: 'two' }, null, raw(3)]);
    const { posts } = await service.posts(firstPage);
    expect(posts.map(({ summary }) => summary.id)).toEqual([1, 3]);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(String(warn.mock.calls[0])).toMatch(/malformed.*id/i);
  });

  it.each(['half a letter \ud83d', '.', '..', '%2e%2e', ' '])(
    'CS-05 a post whose slug is %j, which cannot be an address, is left out',
    async (slug) => {
      const { service } = serviceThatGets([raw(1, { slug }), raw(2)]);
      const { posts } = await service.posts(firstPage);
      expect(posts.map(({ summary }) => summary.id)).toEqual([2]);
    },
  );

  it('CS-05 of an excerpt without end no more is taken than could be shown', async () => {
    const { service } = serviceThatGets([raw(1, { excerpt: { rendered: 'x'.repeat(1_000_000) } })]);
    const { posts } = await service.posts(firstPage);
    expect(posts[0]?.summary.excerpt).toBe('x'.repeat(5_000));
  });

  it('OF-04 posts that are all malformed are a failure, so that nothing stored makes room for them', async () => {
    const { service } = serviceThatGets([{ id: 1 }, { id: 2 }]);
    await expect(service.posts(firstPage)).rejects.toEqual(garbage);
  });

  it.each([[{ code: 'x' }], ['text'], [null]])('CS-05 %j is no list', async (data) => {
    const { service } = serviceThatGets(data);
    await expect(service.posts(firstPage)).rejects.toEqual(garbage);
    await expect(service.post('slug')).rejects.toEqual(garbage);
    await expect(service.categories()).rejects.toEqual(garbage);
  });

  it('BP-01 the first post of the answer, or none', async () => {
    expect((await serviceThatGets([raw(4), raw(5)]).service.post('post-4'))?.summary.id).toBe(4);
    expect(await serviceThatGets([]).service.post('post-4')).toBeUndefined();
  });

  it('CS-05 another post than the one that was asked for is a failure', async () => {
    await expect(serviceThatGets([raw(5)]).service.post('post-4')).rejects.toEqual(garbage);
    // What WordPress takes for the same is the same.
    const { service } = serviceThatGets([raw(4, { slug: 'cafe-post-4' })]);
    expect((await service.post('Café-Post-4'))?.summary.id).toBe(4);
  });

  it('BP-03 a malformed post is a failure, not "Post not found"', async () => {
    await expect(serviceThatGets([{ id: 4 }]).service.post('post-4')).rejects.toEqual(garbage);
  });

  it('BL-02 categories: decoded names, the unusable left out', async () => {
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

  it('BL-02 more than a hundred categories: the other pages are asked for as well, four at most', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, name: `${index}` }));
    const { asked, service } = serviceThatGets(hundred, { 'x-wp-totalpages': '9' });
    expect(await service.categories()).toHaveLength(500);
    expect(asked.map(({ search }) => search)).toEqual([
      '?per_page=100',
      ...[2, 3, 4, 5].map((page) => `?per_page=100&page=${page}`),
    ]);
  });

  it('OF-04 categories that are all malformed are a failure', async () => {
    await expect(serviceThatGets([{ id: 'x' }]).service.categories()).rejects.toEqual(garbage);
    expect(await serviceThatGets([]).service.categories()).toEqual([]);
  });
});
