import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, type Ask } from './fixture.ts';

describe('HTTP side', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  it('CS-03 JSON answers have their type and totals, on HEAD without a body', async () => {
    const response = await ask('posts?per_page=4', { method: 'HEAD' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=UTF-8',
      'x-content-type-options': 'nosniff',
      'x-wp-total': '6',
      'x-wp-totalpages': '2',
    });
    expect(await response.text()).toBe('');
  });

  it.each([
    ['nope', 'GET', 'rest_no_route'],
    ['posts/abc', 'GET', 'rest_no_route'],
    ['posts', 'POST', 'rest_no_route'],
    ['/wp-json', 'GET', 'rest_no_route'],
    ['posts/999', 'GET', 'rest_post_invalid_id'],
    [`posts/${'9'.repeat(400)}`, 'GET', 'rest_post_invalid_id'],
  ])('CS-03 %s by %s answers 404 %s', async (address, method, code) => {
    const response = await ask(address, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code, message: expect.any(String), data: { status: 404 } });
  });

  it.each(['users', 'tags', 'media', 'comments', 'users/1', 'categories/4'])(
    'CS-03 %s, which the site never requests, has no route',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );

  it.each([
    ['per_page=0', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
    ['per_page=101', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
    ['page=0', 'page must be greater than or equal to 1'],
    ['page=two', 'page is not of type integer.'],
    ['page=', 'page is not of type integer.'],
    [`page=${'1'.repeat(8_000)}`, 'page is not of type integer.'],
    ['include=1,a', 'include is not of type integer.'],
    ['categories=3,abc', 'categories is not of type integer.'],
    ['order=up', 'order is not one of asc and desc.'],
    ['modified_after=soon', 'modified_after is not a date.'],
    ['modified_after=2026-03-29T00:00:00+02:00', 'modified_after is not a date.'],
  ])('CS-03 posts?%.40s answers 400 with the name of the parameter', async (query, message) => {
    const name = /^[a-z_]+/.exec(query)?.[0] ?? '';
    const response = await ask(`posts?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${name}`,
      data: { status: 400, params: { [name]: message } },
    });
  });

  it('CS-03 unknown parameters are ignored, and the last of two values applies', async () => {
    const response = await ask('posts?surprise=1&x[y]=2&per_page=5&per_page=2');
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ length: 2 })]);
  });
});
