import * as v from 'valibot';
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

const ARABIC = '%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%d8%b4%d8%b1%d9%83%d8%a9';

// All other filters are in the contract in tests/wordpress, letters and digits in tests/unit/blog/search.test.ts.
it.each([
  ['every word', 'bank+account', ['two-zones', 'opening-an-account']],
  ['capitals', 'BANK', ['two-zones', 'opening-an-account']],
  ['a word of the excerpt', 'afternoon', ['two-zones']],
  ['words without their accents', 'cafe+resume', ['opening-an-account']],
  ['Arabic without vowel signs', 'ابدأ', [ARABIC]],
  ['Arabic letters of another keyboard', 'الحساب+في', [ARABIC]],
  ['Hindi without the dot below', 'वीजा', ['visa-notes-hi']],
  ['Urdu with a final he', 'پتہ', ['london-office-ur']],
  ['Urdu with a final alef', 'پتا+اصلی', ['london-office-ur']],
  ['Urdu that is excluded', 'دفتر+-پتہ', []],
  ['straight quotes as curly ones', "bank's+desk", ['opening-an-account']],
  ['a phrase in quotes', '%22second+year%22', ['two-zones']],
  ['a word after a minus, which excludes it', 'bank+-passport', ['two-zones']],
  ['no addresses and tags', 'law.example', []],
])('CS-03 the search finds %s: %s', async (_, search, found) => {
  const posts = v.parse(
    v.array(v.object({ slug: v.string() })),
    await (await ask(`posts?search=${search}`)).json(),
  );
  expect(posts.map(({ slug }) => slug)).toEqual(found);
});

const PICTURE = '/wp-content/uploads/opening-an-account-400x225.jpg';

it('CS-03 a picture has its type, may be cached, has no CORS headers, and is not sent again unchanged', async () => {
  const response = await ask(PICTURE, { headers: { Origin: 'https://elsewhere.example' } });
  expect([response.status, await response.text()]).toEqual([200, 'a picture']);
  const { etag = '', ...headers } = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '9',
    'cache-control': expect.stringMatching(/max-age=\d+/),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const again = await ask(PICTURE, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it.each([
  ['a missing file', '/wp-content/uploads/none.jpg'],
  ['the list of pictures', '/wp-content/uploads/media.json'],
  ['a file outside the folder', '/wp-content/uploads/..%2f..%2fetc%2fpasswd.jpg'],
  ['the folder', '/wp-content/uploads/'],
  ['a broken escape', '/wp-content/uploads/%E0%A4%A.jpg'],
  ['a portrait of an unknown size', '/wp-content/uploads/avatars/editorial-97.svg'],
  ['another address', '/wp-admin/'],
])('CS-03 %s answers 404 with an HTML page', async (_, address) => {
  const response = await ask(address);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
});
