import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, ORIGIN, type Ask } from './fixture.ts';

const REST = `${ORIGIN}/wp-json/wp/v2`;

describe('HTTP side', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  it('CS-03 answers carry the headers of WordPress and none for caches', async () => {
    const { headers } = await ask('posts');
    expect(headers.get('Content-Type')).toBe('application/json; charset=UTF-8');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Allow')).toBe('GET');
    expect(headers.get('Vary')).toBe('Origin');
    for (const name of ['ETag', 'Last-Modified', 'Cache-Control']) {
      expect(headers.has(name)).toBe(false);
    }
  });

  it.each([
    ['posts?per_page=2', '<…/posts?per_page=2&page=2>; rel="next"'],
    [
      'posts?page=2&per_page=2&_embed',
      '<…/posts?page=1&per_page=2&_embed>; rel="prev", <…/posts?page=3&per_page=2&_embed>; rel="next"',
    ],
    ['posts?per_page=2&page=3', '<…/posts?per_page=2&page=2>; rel="prev"'],
    ['categories?per_page=7&page=4', '<…/categories?per_page=7&page=1>; rel="prev"'],
  ])('CS-03 %s links to its neighbours', async (address, link) => {
    expect((await ask(address)).headers.get('Link')).toBe(link.replaceAll('…', REST));
  });

  it('CS-03 one page alone links to the interface itself', async () => {
    expect((await ask('posts')).headers.get('Link')).toBe(`<${ORIGIN}/wp-json/>; rel="https://api.w.org/"`);
  });

  it('CS-03 any other origin may read, and sees the totals', async () => {
    const { headers } = await ask('posts', { headers: { Origin: 'https://elsewhere.example' } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://elsewhere.example');
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('X-WP-Total, X-WP-TotalPages, Link');
  });

  it('CS-03 a preflight names what may be sent, and Cache-Control is not among it', async () => {
    const response = await ask('posts', {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    );
    expect(await response.json()).toMatchObject({ namespace: 'wp/v2', methods: ['GET', 'POST'] });
  });

  it('CS-03 HEAD gives the headers without a body', async () => {
    const response = await ask('posts', { method: 'HEAD' });
    expect(response.headers.get('X-WP-Total')).toBe('6');
    expect(await response.text()).toBe('');
  });

  it.each([
    ['nope', 'GET', 404, 'rest_no_route'],
    ['posts/abc', 'GET', 404, 'rest_no_route'],
    ['posts/999', 'GET', 404, 'rest_post_invalid_id'],
    ['categories/999', 'GET', 404, 'rest_term_invalid'],
    ['categories?post=999', 'GET', 400, 'rest_post_invalid_id'],
    ['users/99', 'GET', 404, 'rest_user_invalid_id'],
    ['users?orderby=email', 'GET', 401, 'rest_forbidden_orderby'],
    ['media/99', 'GET', 404, 'rest_post_invalid_id'],
    ['posts', 'POST', 401, 'rest_cannot_create'],
    ['posts', 'DELETE', 404, 'rest_no_route'],
    ['posts/10525542', 'PUT', 401, 'rest_cannot_edit'],
    ['posts/10525542', 'DELETE', 401, 'rest_cannot_delete'],
    ['posts/999', 'PATCH', 404, 'rest_post_invalid_id'],
  ])('CS-03 %s by %s answers %i %s', async (address, method, status, code) => {
    const response = await ask(address, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.any(String), data: { status } });
  });

  it('CS-03 the index names the routes', async () => {
    for (const address of ['/wp-json', '/wp-json/']) {
      expect(await (await ask(address)).json()).toMatchObject({
        timezone_string: 'Asia/Dubai',
        gmt_offset: 4,
        routes: { '/wp/v2/posts': { methods: ['GET', 'POST'] } },
      });
    }
  });

  it('CS-03 the comments that every post links to are an empty list', async () => {
    expect(await (await ask('comments?post=10525542')).json()).toEqual([]);
  });
});
