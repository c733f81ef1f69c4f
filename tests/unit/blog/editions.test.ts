import { describe, expect, it } from 'vitest';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { firstPage } from '../../../src/features/blog/rules/query.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { context, garbage, paramsOf, raw, serviceThatGets } from './oneAnswer.ts';

describe('requests for editions', () => {
  it('OF-08 have two fields of the posts of a page', async () => {
    const { service, asked } = serviceThatGets([]);
    await service.editions({ ...firstPage, page: 2, search: 'visa', categories: [3, 4] });
    expect(paramsOf(asked[0])).toEqual({
      page: '2',
      per_page: '9',
      _fields: 'id,modified_gmt',
      search: 'visa',
      categories: '3,4',
    });
  });

  it('OF-08 request the edition of a post by its slug', async () => {
    const { service, asked } = serviceThatGets([{ id: 4, modified_gmt: '2026-03-02T10:00:00' }]);
    expect(await service.edition('post-4')).toEqual({ id: 4, modifiedGmt: '2026-03-02T10:00:00' });
    expect(paramsOf(asked[0])).toEqual({ slug: 'post-4', _fields: 'id,modified_gmt' });
  });

  it('OF-08 request posts by their ids with the fields for embeds', async () => {
    const { service, asked } = serviceThatGets([raw(7), raw(5)]);
    const posts = await service.postsById([5, 7]);
    expect(posts.map(({ summary }) => summary.id)).toEqual([7, 5]);
    const { include, per_page, _embed, _fields = '' } = paramsOf(asked[0]);
    expect({ include, per_page, _embed }).toEqual({
      include: '5,7',
      per_page: '2',
      _embed: 'author,wp:featuredmedia,wp:term',
    });
    expect(_fields.split(',')).toEqual(
      expect.arrayContaining(['content', 'modified_gmt', '_links.author', '_links.wp:term', '_embedded']),
    );
  });
});

describe('answers with editions', () => {
  const edition = (id: number, modified_gmt: unknown = '2026-03-02T10:00:00') => ({ id, modified_gmt });
  const total = (count: number) => ({ 'X-WP-Total': `${count}` });

  it.each([null, 7, 'yesterday'])('OF-08 have an unknown time of change for %j', async (time) => {
    const { service } = serviceThatGets([edition(2, time)]);
    expect((await service.editions(firstPage)).editions).toEqual([{ id: 2, modifiedGmt: 'unknown' }]);
  });

  it('CS-05 omit malformed entries, and fail when all are malformed', async () => {
    const { service } = serviceThatGets([{ id: 'x' }, edition(2), null]);
    expect((await service.editions(firstPage)).editions).toHaveLength(1);
    for (const data of [[{ id: 'x' }], { code: 'x' }, 'text']) {
      const bad = serviceThatGets(data).service;
      await expect(bad.editions(firstPage)).rejects.toEqual(garbage);
      await expect(bad.edition('slug')).rejects.toEqual(garbage);
      await expect(bad.editionsById([2])).rejects.toEqual(garbage);
      await expect(bad.postsById([2])).rejects.toEqual(garbage);
    }
  });

  it.each([
    ['complete with a matching total', [edition(2)], total(1), true],
    ['complete when empty with a total of 0', [], total(0), true],
    ['incomplete without a total', [edition(2)], {}, false],
    ['incomplete with another total', [edition(2)], total(2), false],
    ['incomplete with a malformed entry', [edition(2), { id: 'x' }], total(2), false],
    ['incomplete when empty without a total', [], {}, false],
  ])('OF-08 by ids are %s', async (_, data, headers, complete) => {
    expect((await serviceThatGets(data, headers).service.editionsById([1, 2])).complete).toBe(complete);
  });
});

describe('the check for deleted posts', () => {
  const refused = (status: number, code: string) => new HttpError('status', 'No', { status, code });
  const gone = refused(404, 'rest_post_invalid_id');

  /** A service with these answers for the post and for the list. */
  function asking(itself: unknown, list: unknown) {
    const asked: string[] = [];
    const service = contentService(context, async (url) => {
      asked.push(url.slice(context.apiBase.length));
      const data = url.includes('/posts/5?') ? itself : list;
      if (data instanceof Error) throw data;
      return { data, headers: new Headers() };
    });
    return { answer: service.isGone(5), asked };
  }

  it.each([
    ['a deleted post', gone],
    ['a post that is no longer public', refused(401, 'rest_forbidden')],
  ])('OF-08 reports %s when the service has other posts', async (_, itself) => {
    const { answer, asked } = asking(itself, [{ id: 7 }]);
    expect(await answer).toBe(true);
    expect(asked).toEqual(['/posts/5?_fields=id', '/posts?per_page=1&_fields=id']);
  });

  it('OF-04 does not report an existing post, or any post while the service has none', async () => {
    expect(await asking({ id: 5 }, []).answer).toBe(false);
    expect(await asking(gone, []).answer).toBe(false);
  });

  it.each([
    ['another error status', refused(404, ''), [{ id: 7 }]],
    ['a failure', new HttpError('network', 'Cut'), [{ id: 7 }]],
    ['a malformed list', gone, { code: 'x' }],
  ])('OF-04 fails after %s', async (_, itself, list) => {
    await expect(asking(itself, list).answer).rejects.toBeInstanceOf(HttpError);
  });
});
