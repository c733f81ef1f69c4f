import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPage } from '../../../src/features/blog/rules/query.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { context, garbage, raw, serviceThatGets } from './oneAnswer.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});

const nine = Array.from({ length: 9 }, (_, n) => raw(n + 1));

describe('totals that contradict the answer', () => {
  it.each([
    ['no posts', 3, '0', '0', 28, 4],
    ['one page', 3, '9', '1', 28, 4],
    ['fewer posts than it has', 1, '5', '1', 10, 2],
    ['more than any blog has', 1, '999999999', '111111111', 10, 2],
    ['another number of pages', 1, '200', '1', 10, 2],
  ])('CS-05 are replaced by an estimate: %s', async (_, page, total, pages, expectedTotal, totalPages) => {
    const { service } = serviceThatGets(nine, { 'X-WP-Total': total, 'X-WP-TotalPages': pages });
    const query = { ...firstPage, page };
    const expected = { total: expectedTotal, totalPages, isGuess: true };
    expect(await service.posts(query)).toMatchObject(expected);
    expect(await service.editions(query)).toMatchObject(expected);
  });

  it('CS-05 are accepted with the number of pages alone', async () => {
    const { service } = serviceThatGets(nine, { 'X-WP-TotalPages': '4' });
    expect(await service.posts(firstPage)).toMatchObject({ total: 28, totalPages: 4 });
  });
});

describe('ids', () => {
  it('CS-05 may be numeric strings in posts, editions, terms and categories', async () => {
    const post = raw(7, {
      id: '7',
      modified_gmt: '2026-03-02T09:00:00',
      _embedded: { 'wp:term': [[{ id: '3', name: 'Visas' }], [{ id: '11', name: 'Family' }]] },
    });
    const { service } = serviceThatGets([post]);
    const found = await service.posts(firstPage);
    expect(found.posts[0]?.summary).toMatchObject({
      id: 7,
      categories: [{ id: 3, name: 'Visas' }],
      tags: [{ id: 11, name: 'Family' }],
    });
    expect(found.posts[0]?.body.id).toBe(7);
    expect((await service.editions(firstPage)).editions).toEqual([
      { id: 7, modifiedGmt: '2026-03-02T09:00:00' },
    ]);
    expect(await service.edition('post-7')).toMatchObject({ id: 7 });
    expect(await service.postsById([7])).toHaveLength(1);
    expect((await service.editionsById([7])).editions).toHaveLength(1);
    expect(await serviceThatGets([{ id: '8', name: 'Tax' }]).service.categories()).toEqual([
      { id: 8, name: 'Tax' },
    ]);
  });

  it.each(['', '0', '-1', '1.5', '1e3', '0x10', ' 7', 'seven', '99999999999999999999'])(
    'CS-05 are not %j',
    async (id) => {
      const { service } = serviceThatGets([raw(1), { ...raw(2), id }]);
      expect((await service.posts(firstPage)).posts).toHaveLength(1);
    },
  );
});

describe('dates that do not exist', () => {
  const summaryOf = async (fields: Record<string, unknown>) => {
    const { service } = serviceThatGets([raw(1, fields)]);
    return (await service.posts(firstPage)).posts[0]?.summary;
  };

  it.each(['2026-02-30T09:00:00', '2026-13-01T09:00:00', '2025-02-29T09:00:00', '2026-01-01T25:00:00'])(
    'CS-05 are ignored: %s',
    async (time) => {
      expect(await summaryOf({ date: time, date_gmt: time, modified_gmt: time })).toMatchObject({
        date: '',
        dateGmt: '',
        modifiedGmt: '',
      });
    },
  );

  it('CS-05 are replaced by the other time of the post', async () => {
    const gmt = '2026-02-28T21:00:00';
    expect(await summaryOf({ date: '2026-02-30T01:00:00', date_gmt: gmt })).toMatchObject({
      date: gmt,
      dateGmt: gmt,
    });
    expect(await summaryOf({ date: '2024-02-29T09:00:00' })).toMatchObject({ date: '2024-02-29T09:00:00' });
  });

  it('CS-05 are logged once', async () => {
    const { service } = serviceThatGets([raw(501, { date: '2026-02-30T09:00:00' })]);
    await service.posts(firstPage);
    await service.posts(firstPage);
    expect(warn.mock.calls.map(String)).toEqual([expect.stringContaining('post-501')]);
  });
});

describe('an answer to another query', () => {
  it('CS-05 is rejected when it has too many posts, or posts that were not requested', async () => {
    const { service } = serviceThatGets([...nine, raw(10)]);
    await expect(service.posts(firstPage)).rejects.toEqual(garbage);
    await expect(service.editions(firstPage)).rejects.toEqual(garbage);
    await expect(service.postsById([1, 2])).rejects.toEqual(garbage);
    await expect(service.editionsById([1, 2])).rejects.toEqual(garbage);
  });

  it('OF-04 is rejected for categories when a later page is empty', async () => {
    const service = contentService(context, async (url) => ({
      data: url.includes('page=2') ? [] : [{ id: 3, name: 'Visas' }],
      headers: new Headers({ 'x-wp-totalpages': '2' }),
    }));
    await expect(service.categories()).rejects.toEqual(garbage);
  });
});

describe('a page of posts that is empty', () => {
  const second = { ...firstPage, page: 2, search: 'visa' };
  const past = new HttpError('status', 'Bad Request', { status: 400, code: 'rest_post_invalid_page_number' });
  /** A service with these posts that answers the query for one post of the page with `page`. */
  const serviceWith = (others: readonly unknown[], page: unknown) => {
    const asked: string[] = [];
    const service = contentService(context, async (url) => {
      const { searchParams, search } = new URL(url);
      asked.push(search);
      if (!searchParams.has('search')) return { data: others, headers: new Headers() };
      if (page instanceof Error) throw page;
      return { data: page, headers: new Headers() };
    });
    return { service, asked };
  };

  it('OF-04 is confirmed by a request for its first post while the service has posts', async () => {
    const { service, asked } = serviceWith([{ id: 1 }], []);
    expect(await service.isEmpty(second)).toBe(true);
    expect(asked.toSorted()).toEqual([
      '?page=10&per_page=1&_fields=id&search=visa',
      '?per_page=1&_fields=id',
    ]);
  });

  it.each([
    ['is not confirmed when the service has no posts', [], [], false],
    ['is not confirmed when it has a post', [{ id: 1 }], [{ id: 2 }], false],
    ['is confirmed past the last page', [{ id: 1 }], past, true],
  ])('OF-04 %s', async (_, others, page, expected) => {
    expect(await serviceWith(others, page).service.isEmpty(second)).toBe(expected);
  });

  it('OF-04 is not confirmed when the request fails', async () => {
    const { service } = serviceWith([{ id: 1 }], new HttpError('timeout', 'Too slow'));
    await expect(service.isEmpty(second)).rejects.toThrow('Too slow');
  });
});
