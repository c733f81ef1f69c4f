import { expect, it } from 'vitest';
import { fixtureService } from './fixture.ts';

const ask = await fixtureService();

it.each([
  ['posts/abc', 'GET', 'rest_no_route'],
  ['posts', 'POST', 'rest_no_route'],
  ['/wp-json', 'GET', 'rest_no_route'],
  ['users/1', 'GET', 'rest_no_route'],
  ['media', 'GET', 'rest_no_route'],
  ['categories/4', 'GET', 'rest_no_route'],
  [`posts/${'9'.repeat(400)}`, 'GET', 'rest_post_invalid_id'],
])('CS-03 %s by %s answers 404 %s', async (address, method, code) => {
  const response = await ask(address, { method });
  expect([response.status, response.headers.get('X-Content-Type-Options')]).toEqual([404, 'nosniff']);
  expect(await response.json()).toEqual({ code, message: expect.any(String), data: { status: 404 } });
});

// The contract in tests/wordpress has one wrong value of each parameter, and HEAD.
it.each([
  ['per_page=0', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
  ['page=', 'page is not of type integer.'],
  [`page=${'1'.repeat(8_000)}`, 'page is not of type integer.'],
  ['include=1,a', 'include is not of type integer.'],
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
