import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, askError, askIds, askPosts, postSchema } from './contentService.ts';
import type { ContractPost, GetService } from './contentService.ts';

/** Lists of posts: pages, totals, order, and what is refused. */
export function listContract(requirement: string, get: GetService): void {
  it(`${requirement} a list answers 200 with whole posts and their totals`, async () => {
    const {
      status,
      headers,
      body,
      total = 0,
      pages,
    } = await ask(get(), 'posts?page=1&per_page=9&_embed=true');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^application\/json; charset=utf-8$/i);
    expect(total).toBeGreaterThan(9);
    expect(pages).toBe(Math.ceil(total / 9));
    const posts = v.parse(v.array(postSchema), body);
    expect(posts).toHaveLength(9);
    for (const { slug, title, excerpt, content } of posts) {
      expect([slug, title.rendered.length > 0]).toEqual([slug, true]);
      expect([slug, excerpt]).toEqual([
        slug,
        { rendered: expect.stringMatching(/^<p>[^]+<\/p>\n$/), protected: false },
      ]);
      expect([slug, content]).toEqual([slug, { rendered: expect.stringContaining('<p'), protected: false }]);
    }
  });

  it(`${requirement} the pages together hold every post once, newest first`, async () => {
    const posts = await everyPost(get);
    const { total } = await ask(get(), 'posts?per_page=1');
    expect(new Set(posts.map(({ id }) => id)).size).toBe(total);
    expect(posts).toHaveLength(total ?? 0);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it(`${requirement} without per_page a page holds ten posts`, async () => {
    expect(await askIds(get(), '')).toEqual((await askIds(get(), 'per_page=100')).slice(0, 10));
  });

  it(`${requirement} Link names the neighbouring pages and no others`, async () => {
    const { pages = 0 } = await ask(get(), 'posts?per_page=9');
    expect(relations(await ask(get(), 'posts?per_page=9&page=1'))).toEqual({ next: '2' });
    expect(relations(await ask(get(), 'posts?per_page=9&page=2'))).toEqual({ prev: '1', next: '3' });
    expect(relations(await ask(get(), `posts?per_page=9&page=${pages}`))).toEqual({
      prev: String(pages - 1),
    });
  });

  it(`${requirement} a page past the end answers 400 without totals`, async () => {
    const { status, body, total, pages } = await ask(get(), 'posts?per_page=9&page=1000');
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'rest_post_invalid_page_number',
      message: 'The page number requested is larger than the number of pages available.',
      data: { status: 400 },
    });
    expect({ total, pages }).toEqual({ total: undefined, pages: undefined });
  });

  it.each([
    ['per_page', '0'],
    ['per_page', '101'],
    ['per_page', 'nine'],
    ['page', '0'],
    ['page', 'two'],
    ['orderby', 'nonsense'],
    ['order', 'sideways'],
    ['categories', 'abc'],
    ['modified_after', 'nonsense'],
    ['status', 'draft'],
  ])(`${requirement} %s=%s answers 400 and names the parameter`, async (name, value) => {
    const { code, message, data } = await askError(get(), `posts?${name}=${value}`);
    expect({ code, message, status: data.status }).toEqual({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${name}`,
      status: 400,
    });
    expect(data['params']).toHaveProperty(name);
  });

  it(`${requirement} unknown parameters are ignored`, async () => {
    expect(await askIds(get(), 'nonsense=1&lang=ar')).toEqual(await askIds(get(), ''));
  });

  it(`${requirement} order, orderby, offset, include and exclude choose as they say`, async () => {
    const all = await askIds(get(), 'per_page=100');
    const [first = 0, second = 0, third = 0, fourth = 0] = all;
    const ascending = await askIds(get(), 'order=asc&orderby=id&per_page=100');
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(await askIds(get(), 'order=desc&orderby=id&per_page=1')).not.toEqual(ascending.slice(0, 1));
    expect(await askIds(get(), 'per_page=2&offset=1')).toEqual([second, third]);
    expect(await askIds(get(), `exclude=${first},${third}&per_page=2`)).toEqual([second, fourth]);
    expect(await askIds(get(), `include=${third},${first}`)).toEqual([first, third]);
    expect(await askIds(get(), `include=${third},${first}&orderby=include`)).toEqual([third, first]);
    expect(await askIds(get(), `include[]=${second}`)).toEqual([second]);
    const changed = (await askPosts(get(), 'orderby=modified&per_page=20')).map(({ modified }) => modified);
    expect(changed).toEqual(changed.toSorted().toReversed());
  });

  it(`${requirement} a post by its number is the one of the list; a missing number answers 404`, async () => {
    const [post] = await askPosts(get(), 'per_page=1');
    const single = await ask(get(), `posts/${post?.id ?? 0}`);
    expect(single.status).toBe(200);
    expect(v.parse(postSchema, single.body)).toEqual(post);
    expect(await askError(get(), 'posts/987654321')).toMatchObject({
      code: 'rest_post_invalid_id',
      data: { status: 404 },
    });
    expect(await askError(get(), 'nonsense')).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
  });

  it(`${requirement} local and universal times are four hours apart`, async () => {
    for (const post of await everyPost(get)) {
      const apart = (local: string, universal: string): number =>
        Date.parse(`${local}Z`) - Date.parse(`${universal}Z`);
      expect([post.slug, apart(post.date, post.date_gmt)]).toEqual([post.slug, 4 * 3_600_000]);
      expect([post.slug, apart(post.modified, post.modified_gmt)]).toEqual([post.slug, 4 * 3_600_000]);
    }
  });
}

async function everyPost(get: GetService): Promise<ContractPost[]> {
  const { pages = 0 } = await ask(get(), 'posts?per_page=20&_fields=id');
  const lists: ContractPost[][] = [];
  for (let page = 1; page <= pages; page += 1) lists.push(await askPosts(get(), `per_page=20&page=${page}`));
  return lists.flat();
}

/** The page numbers that the Link header gives for `prev` and `next`. */
function relations({ headers }: { readonly headers: Headers }): Record<string, string | null> {
  const found: Record<string, string | null> = {};
  for (const [, address = '', relation = ''] of (headers.get('Link') ?? '').matchAll(
    /<([^>]+)>; rel="(prev|next)"/g,
  )) {
    found[relation] = new URL(address).searchParams.get('page');
  }
  return found;
}
