import { describe, expect, it } from 'vitest';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { firstPage } from '../../../src/features/blog/rules/query.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { context, garbage, paramsOf, raw, serviceThatGets } from './oneAnswer.ts';

describe('what the service is asked to compare', () => {
  it('OF-08 the editions of a page: the same question, two fields only', async () => {
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

  it('OF-08 the edition of a post by its slug', async () => {
    const { service, asked } = serviceThatGets([{ id: 4, modified_gmt: '2026-03-02T10:00:00' }]);
    expect(await service.edition('post-4')).toEqual({ id: 4, modifiedGmt: '2026-03-02T10:00:00' });
    expect(paramsOf(asked[0])).toEqual({ slug: 'post-4', _fields: 'id,modified_gmt' });
  });

  it('OF-08 posts by their ids: what is read of them, and the links that the embeds hang on', async () => {
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

describe('what the service says of editions', () => {
  const edition = (id: number, modified_gmt: unknown = '2026-03-02T10:00:00') => ({ id, modified_gmt });
  const total = (count: number) => ({ 'X-WP-Total': `${count}` });

  it('OF-08 a page of them comes with its totals', async () => {
    const { service } = serviceThatGets([edition(2), edition(1)], { ...total(30), 'X-WP-TotalPages': '4' });
    expect(await service.editions(firstPage)).toEqual({
      editions: [
        { id: 2, modifiedGmt: '2026-03-02T10:00:00' },
        { id: 1, modifiedGmt: '2026-03-02T10:00:00' },
      ],
      total: 30,
      totalPages: 4,
    });
  });

  it.each([null, 7, 'yesterday'])('OF-08 a time of change that is %j equals no other', async (time) => {
    const { service } = serviceThatGets([edition(2, time)]);
    expect((await service.editions(firstPage)).editions).toEqual([{ id: 2, modifiedGmt: 'unknown' }]);
  });

  it('CS-05 what is malformed is left out; all malformed, or no list, is a failure', async () => {
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

  it('CS-03 400 past the last page is an empty page', async () => {
    const { service } = serviceThatGets(
      new HttpError('status', 'Bad Request', { status: 400, code: 'rest_post_invalid_page_number' }),
    );
    expect(await service.editions({ ...firstPage, page: 99 })).toEqual({
      editions: [],
      total: 0,
      totalPages: 0,
    });
  });

  it.each([
    ['with the total that it holds, the others are gone', [edition(2)], total(1), true],
    ['nothing, and a total that says so', [], total(0), true],
    ['without a total', [edition(2)], {}, false],
    ['with another total', [edition(2)], total(2), false],
    ['with a malformed member', [edition(2), { id: 'x' }], total(2), false],
    ['nothing, and no total', [], {}, false],
  ])('OF-08 of some ids: %s', async (_, data, headers, complete) => {
    expect((await serviceThatGets(data, headers).service.editionsById([1, 2])).complete).toBe(complete);
  });

  it('OF-08 posts that were not asked for make the answer a failure', async () => {
    const { service } = serviceThatGets([edition(2), edition(9)], total(2));
    await expect(service.editionsById([1, 2])).rejects.toEqual(garbage);
  });
});

describe('whether a post is gone', () => {
  const refused = (status: number, code: string) => new HttpError('status', 'No', { status, code });
  const gone = refused(404, 'rest_post_invalid_id');

  /** A service that answers for the post itself, and for the list, as it is told. */
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
    ['a deleted one', gone],
    ['one that is no longer public', refused(401, 'rest_forbidden')],
  ])('OF-08 %s is, when there are others', async (_, itself) => {
    const { answer, asked } = asking(itself, [{ id: 7 }]);
    expect(await answer).toBe(true);
    expect(asked).toEqual(['/posts/5?_fields=id', '/posts?per_page=1&_fields=id']);
  });

  it('OF-04 one that is there is not, and none is where the service has no posts at all', async () => {
    expect(await asking({ id: 5 }, []).answer).toBe(false);
    expect(await asking(gone, []).answer).toBe(false);
  });

  it.each([
    ['another refusal', refused(404, ''), [{ id: 7 }]],
    ['a failure', new HttpError('network', 'Cut'), [{ id: 7 }]],
    ['a list that is none', gone, { code: 'x' }],
  ])('OF-04 %s says nothing of it', async (_, itself, list) => {
    await expect(asking(itself, list).answer).rejects.toBeInstanceOf(HttpError);
  });
});
