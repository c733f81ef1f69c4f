import { expect, it } from 'vitest';
import { fixtureService } from './fixture.ts';

const FILE = '/wp-content/uploads/opening-an-account-400x225.jpg';
const ask = await fixtureService();

it('CS-03 a picture has its type, may be cached, has no CORS headers, and is not sent again unchanged', async () => {
  const response = await ask(FILE, { headers: { Origin: 'https://elsewhere.example' } });
  expect([response.status, await response.text()]).toEqual([200, 'a picture']);
  const { etag = '', ...headers } = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '9',
    'cache-control': expect.stringMatching(/max-age=\d+/),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const again = await ask(FILE, { headers: { 'If-None-Match': etag } });
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
