// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import { ARABIC_SLUG, HINDI_SLUG, makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ARABIC = `/blog/${encodeURIComponent(ARABIC_SLUG)}`;
const [FORMER, CURRENT] = ['/blog/small-business-relief-ends-2026', '/blog/small-business-relief-uae'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const { distDir } = makeFixtureSite({
  'ar/404.html': '<!doctype html><title>Missing in Arabic</title>',
  [`${CURRENT.slice(1)}/index.html`]: 'A renamed article',
  [`ar${CURRENT}/index.html`]: 'A renamed article',
  '.previous/old-1a.js': 'old()',
  '.previous/app-1a2b3c.js': 'of the previous release',
  'icons/photo.png': 'a picture',
  'downloads/guide.pdf': 'a guide',
  'downloads/sheet.xlsx': 'a sheet',
  _headers: '/*',
  _redirects: '',
  'nginx.conf.sample': '',
});
await compressSite(distDir);
const { get, origin } = await serveFixture(distDir);

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/blog?page=2&search=a%20b', 'Blog'],
    [ARABIC, 'Arabic'],
    [ARABIC.toLowerCase(), 'Arabic'],
    [`/blog/${encodeURIComponent(HINDI_SLUG)}`, 'Hindi'],
    [`/blog/${encodeURIComponent(HINDI_SLUG.normalize('NFC'))}`, 'Hindi'],
    ['/blog/%E0%A5%98', 'Qa'],
    [`/blog/${encodeURIComponent('\u0958'.normalize('NFC'))}`, 'Qa'],
    ['/404.html', 'Page not found'],
  ])('QU-03 %s answers a page', async (path, title) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/blog/?page=2', 308, '/blog?page=2'],
    ['/BLOG/?page=2', 308, '/blog?page=2'],
    ['/index.html?a=1', 308, '/?a=1'],
    ['/blog/index.html', 308, '/blog'],
    [`${ARABIC.toLowerCase()}/`, 308, ARABIC],
    [FORMER, 301, CURRENT],
    [`${FORMER}/?utm_source=mail`, 301, `${CURRENT}?utm_source=mail`],
    [`/ar${FORMER}`, 301, `/ar${CURRENT}`],
    [`/ur${FORMER}`, 404, undefined],
  ])(
    'QU-03 BP-01 each page has one address: %s answers %i with the location %s',
    async (path, status, to) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.location]).toEqual([status, to]);
    },
  );

  it.each(['//example.com/', '/%5cexample.com/', '//blog/', '/.//blog/', '//blog.'])(
    'QU-02 %s cannot redirect to another site',
    async (path) => {
      const answer = await get(path, HTML);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it('QU-03 a damaged link redirects to its page', async () => {
    const damages = '. ) , %E2%80%8B &amp;utm_source=chat %22 * %C2%A0 %D8%9F %E2%80%A6). /)'.split(' ');
    for (const damage of damages) {
      for (const page of ['/blog', ARABIC]) {
        const answer = await get(`${page}${damage}?page=2`, HTML);
        expect([damage, answer.status, answer.headers.location]).toEqual([damage, 308, `${page}?page=2`]);
      }
      expect((await get(`/nowhere${damage}`, HTML)).status).toBe(404);
    }
  });

  it.each([
    ['/nowhere', 'Page not found'],
    ['/ar/nowhere', 'Missing in Arabic'],
    ['/ur/nowhere', 'Page not found'],
  ])('QU-03 %s answers 404 with the page of its language: %s', async (path, title) => {
    const { status, headers, body } = await get(path, HTML);
    expect([status, headers.etag, headers['cache-control']]).toEqual([404, undefined, 'no-cache']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.toString()).toContain(title);
  });

  it('QU-03 an unknown script answers 404; a script of the previous release is available', async () => {
    const { status, headers, body } = await get('/assets/gone-123.js', { accept: '*/*' });
    expect([status, body.toString(), headers['cache-control']]).toEqual([404, '404 Not Found\n', 'no-cache']);
    const old = await get('/assets/old-1a.js', { 'accept-encoding': 'br' });
    expect([old.status, old.body.toString()]).toEqual([200, 'old()']);
    expect(old.headers['cache-control']).toBe(IMMUTABLE);
  });

  it.each(
    `/.hidden /.previous/old-1a.js /_headers /_redirects /nginx.conf.sample /index.html.br
    /assets /assets/ /blog.html`.split(/\s+/),
  )('QU-02 %s is not part of the site', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('caching', () => {
  it.each([
    [IMMUTABLE, '/assets/tiny-9f.css'],
    ['no-cache', '/ /sw.js /manifest.ar.webmanifest /feed.xml /downloads/guide.pdf /downloads/sheet.xlsx'],
    ['public, max-age=86400', '/icons/icon.svg /robots.txt'],
  ])('OF-07 “%s” is the caching rule of %s', async (rule, paths) => {
    for (const path of paths.split(' '))
      expect([path, (await get(path)).headers['cache-control']]).toEqual([path, rule]);
  });

  it('OF-08 an unchanged page has one ETag for all encodings, and answers 304', async () => {
    const { headers } = await (await serveFixture(makeFixtureSite().distDir)).get('/blog');
    const etag = headers.etag ?? '';
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await get('/blog', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/blog', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('OF-08 HEAD answers the size without the body', async () => {
    const { status, headers, body } = await ask(origin, '/blog', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(`${(await get('/blog')).body.length}`);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0', undefined, (body: Buffer) => body],
  ])('OF-08 with Accept-Encoding "%s" a page has the encoding %s', async (accept, encoding, decompress) => {
    const { headers, body } = await get('/blog', { 'accept-encoding': accept });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(decompress(body).toString()).toContain('<title>Blog</title>');
  });
});

describe('headers', () => {
  it('QU-02 only pictures can be included by other sites', async () => {
    const own = { 'cross-origin-resource-policy': 'same-origin' };
    const policy = { 'content-security-policy': expect.stringContaining("connect-src 'self'") };
    for (const path of ['/', '/sw.js'])
      expect((await get(path)).headers).toMatchObject({ ...own, ...policy });
    const { headers } = await get('/icons/photo.png');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const name of Object.keys({ ...own, ...policy })) expect(headers).not.toHaveProperty([name]);
  });

  it('QU-02 a site with an https address requires https of browsers', async () => {
    const settings = { ...NO_SETTINGS, siteOrigin: 'https://marsa.example' };
    const { headers } = await (await serveFixture(distDir, { settings })).get('/assets/tiny-9f.css');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
