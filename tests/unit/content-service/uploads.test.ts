import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, type Ask } from './fixture.ts';

const FILE = '/wp-content/uploads/opening-an-account-400x225.jpg';

describe('uploads', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  it('CS-03 a picture has its type and may be kept, without CORS headers', async () => {
    const response = await ask(FILE, { headers: { Origin: 'https://elsewhere.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Content-Length')).toBe('9');
    expect(response.headers.get('Cache-Control')).toMatch(/max-age=\d+/);
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(await response.text()).toBe('a picture');
  });

  it('CS-03 an unchanged picture is not sent again', async () => {
    const etag = (await ask(FILE)).headers.get('ETag') ?? '';
    const response = await ask(FILE, { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['missing', '/wp-content/uploads/none.jpg'],
    ['the list of pictures', '/wp-content/uploads/media.json'],
    ['outside the folder', '/wp-content/uploads/..%2f..%2fetc%2fpasswd.jpg'],
    ['the folder', '/wp-content/uploads/'],
    ['badly escaped', '/wp-content/uploads/%E0%A4%A.jpg'],
    ['a portrait of no size', '/wp-content/uploads/avatars/editorial-97.svg'],
    ['another address', '/wp-admin/'],
  ])('CS-03 %s: an HTML page with status 404', async (_, address) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toContain('<h1>Page not found</h1>');
  });
});
