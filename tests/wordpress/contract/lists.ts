import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, askError, askIds, askPosts, postSchema, termSchema } from './contentService.ts';
import type { ContractPost, GetService } from './contentService.ts';

/** Lists of posts and categories: pages, totals, order and errors. */
export function listContract(requirement: string, get: GetService): void {
  it(`${requirement} a list answers 200 with complete posts and their totals`, async () => {
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
    const posts = v.parse(v.pipe(v.array(postSchema), v.length(9)), body);
    for (const post of posts)
      expect(post).toMatchObject({
        title: { rendered: expect.stringMatching(/./) },
        excerpt: { rendered: expect.stringMatching(/^<p>[^]+<\/p>\n$/), protected: false },
        content: { rendered: expect.stringContaining('<p'), protected: false },
      });
  });

  it(`${requirement} the pages together contain every post once, newest first, in local and universal time`, async () => {
    const { total, pages = 0 } = await ask(get(), 'posts?per_page=20&_fields=id');
    const posts: ContractPost[] = [];
    for (let page = 1; page <= pages; page += 1)
      posts.push(...(await askPosts(get(), `per_page=20&page=${page}`)));
    expect([posts.length, new Set(posts.map(({ id }) => id)).size]).toEqual([total, total]);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const hours = (local: string, universal: string) =>
      (Date.parse(`${local}Z`) - Date.parse(`${universal}Z`)) / 3_600_000;
    for (const { slug, date, date_gmt, modified, modified_gmt } of posts)
      expect([slug, hours(date, date_gmt), hours(modified, modified_gmt)]).toEqual([slug, 4, 4]);
  });

  it(`${requirement} a page past the end answers 400 without totals`, async () => {
    expect(await ask(get(), 'posts?per_page=9&page=1000')).toMatchObject({
      status: 400,
      total: undefined,
      pages: undefined,
      body: {
        code: 'rest_post_invalid_page_number',
        message: 'The page number requested is larger than the number of pages available.',
        data: { status: 400 },
      },
    });
  });

  it.each([
    ['per_page', '101'],
    ['page', '0'],
    ['page', 'two'],
    ['orderby', 'nonsense'],
    ['order', 'sideways'],
    ['categories', 'abc'],
    ['modified_after', 'nonsense'],
  ])(`${requirement} %s=%s answers 400 and names the parameter`, async (name, value) => {
    expect(await askError(get(), `posts?${name}=${value}`)).toMatchObject({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${name}`,
      data: { status: 400, params: { [name]: expect.any(String) } },
    });
  });

  it(`${requirement} order, include and exclude select and sort posts`, async () => {
    const [first = 0, second = 0, third = 0] = await askIds(get(), 'per_page=3');
    expect(await askIds(get(), `include=${third},${first}`)).toEqual([first, third]);
    expect(await askIds(get(), `exclude=${first}&per_page=2`)).toEqual([second, third]);
    const changed = (await askPosts(get(), 'orderby=modified&per_page=20')).map(({ modified }) => modified);
    expect(changed).toEqual(changed.toSorted().toReversed());
    const oldest = (await askPosts(get(), 'order=asc&per_page=20')).map(({ date }) => date);
    expect(oldest).toEqual(oldest.toSorted());
  });

  it(`${requirement} modified_after is exclusive, to the second, in the site's local time`, async () => {
    const posts = (await askPosts(get(), 'per_page=100')).toSorted((a, b) =>
      a.modified < b.modified ? 1 : -1,
    );
    const { modified = '', modified_gmt: gmt = '' } = posts[4] ?? {};
    const after = new Set(posts.filter((post) => post.modified > modified).map(({ id }) => id));
    // A raw plus is a space.
    for (const time of [modified, `${modified}%2B04:00`, `${gmt}Z`])
      expect(new Set(await askIds(get(), `per_page=100&modified_after=${time}`))).toEqual(after);
  });

  it(`${requirement} a post by its id equals the one in the list; a missing id and path answer 404`, async () => {
    const [post] = await askPosts(get(), 'per_page=1');
    const single = await ask(get(), `posts/${post?.id ?? 0}`);
    expect([single.status, v.parse(postSchema, single.body)]).toEqual([200, post]);
    expect(await askError(get(), 'posts/987654321')).toMatchObject({ code: 'rest_post_invalid_id' });
    expect(await askError(get(), 'nonsense')).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
  });

  it(`${requirement} categories are ordered by name and paged; past the end is an empty 200`, async () => {
    const { body, total, pages } = await ask(get(), 'categories?per_page=100');
    const all = v.parse(v.pipe(v.array(termSchema), v.minLength(4)), body);
    expect([total, pages]).toEqual([all.length, 1]);
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect((await ask(get(), 'categories?per_page=2&page=2')).body).toEqual(all.slice(2, 4));
    const past = await ask(get(), 'categories?per_page=2&page=1000');
    expect([past.status, past.body, past.total]).toEqual([200, [], total]);
  });

  it(`${requirement} HEAD answers the totals without a body, and no response has headers for caches`, async () => {
    const answer = await get().fetch('posts?per_page=9', { method: 'HEAD' });
    const { total, headers } = await ask(get(), 'posts?per_page=9');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('X-WP-Total')).toBe(String(total));
    for (const name of ['ETag', 'Last-Modified', 'Cache-Control'])
      expect([name, headers.get(name)]).toEqual([name, null]);
  });
}
