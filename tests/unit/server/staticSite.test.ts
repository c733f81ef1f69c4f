// @vitest-environment node
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { ARABIC_SLUG, HINDI_SLUG, INLINE_SCRIPT, makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const fixture = makeFixtureSite({
  'ar/404.html': '<!doctype html><title>Missing in Arabic</title>',
  '.previous/old-1a.js': 'old()',
  '.previous/app-1a2b3c.js': 'of the release before',
});
let server: RunningServer;

beforeAll(async () => {
  fixture.write(
    'icons/big.png',
    new Uint8Array(8_000_000).map((_, index) => index % 251),
  );
  await compressSite(fixture.distDir);
  server = await serveFixture(fixture.distDir);
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server.origin, path, { headers });

it('CS-06 a file that is replaced is answered as it was or as it is, never in parts', async () => {
  const fresh = makeFixtureSite();
  const own = await serveFixture(fresh.distDir);
  const complete = new Set<string>();
  for (const text of ['longer than before '.repeat(500), 'short']) {
    complete.add((await ask(own.origin, '/blog', {})).body.toString());
    fresh.write('blog/index.html', text);
    complete.add(text);
    const { status, body } = await ask(own.origin, '/blog', {});
    expect([status, complete.has(body.toString())]).toEqual([200, true]);
  }
  await own.close();
  fresh.remove();
});

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/blog', 'Blog'],
    ['/blog?page=2&search=a%20b', 'Blog'],
    [`/blog/${encodeURIComponent(ARABIC_SLUG)}`, 'Arabic'],
    [`/blog/${encodeURIComponent(ARABIC_SLUG).toLowerCase()}`, 'Arabic'],
    [`/blog/${encodeURIComponent(HINDI_SLUG)}`, 'Hindi'],
    [`/blog/${encodeURIComponent(HINDI_SLUG.normalize('NFC'))}`, 'Hindi'],
    ['/blog/%E0%A5%98', 'Qa'],
    [`/blog/${encodeURIComponent('\u0958'.normalize('NFC'))}`, 'Qa'],
    ['/404.html', 'Page not found'],
  ])('QU-03 %s answers its page', async (path, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/blog/', '/blog'],
    ['/blog/?page=2', '/blog?page=2'],
    ['/Blog', '/blog'],
    ['/BLOG/?page=2', '/blog?page=2'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/blog/index.html', '/blog'],
    [`/blog/${encodeURIComponent(ARABIC_SLUG).toLowerCase()}/`, `/blog/${encodeURIComponent(ARABIC_SLUG)}`],
  ])('QU-03 %s leads to the one address of its page', async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
  });

  it.each(['//example.com/', '/%5cexample.com/', '//blog/', '/.//blog/'])(
    'QU-02 %s cannot be made to redirect away',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it('QU-03 an unknown page answers 404 with the site’s own page', async () => {
    const answer = await get('/nowhere', { ...HTML, 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(brotliDecompressSync(answer.body).toString()).toContain('<title>Page not found</title>');
  });

  it.each([
    ['/ar/nowhere', 'Missing in Arabic'],
    ['/ur/nowhere', 'Page not found'],
  ])(
    'QU-03 %s is unknown, and its page says so in the language of the address, where there is one',
    async (path, title) => {
      const answer = await get(path, HTML);
      expect([answer.status, answer.headers.etag]).toEqual([404, undefined]);
      expect(answer.body.toString()).toContain(title);
    },
  );

  it.each([
    '.',
    ')',
    ',',
    '%E2%80%8B',
    '&amp;utm_source=chat',
    '%22',
    '*',
    '%C2%A0',
    '%D8%9F',
    '%E2%80%A6).',
    '/)',
  ])('QU-03 a link that a chat has ended with %s leads to its page', async (damage) => {
    const arabic = `/blog/${encodeURIComponent(ARABIC_SLUG)}`;
    for (const page of ['/blog', arabic]) {
      const answer = await get(`${page}${damage}?page=2`, HTML);
      expect([answer.status, answer.headers.location]).toEqual([308, `${page}?page=2`]);
    }
    expect((await get(`/nowhere${damage}`, HTML)).status).toBe(404);
    expect((await get(`//blog${damage}`, HTML)).headers.location).toBeUndefined();
  });

  it('OF-07 an asset of the release before is still there', async () => {
    const answer = await get('/assets/old-1a.js', { 'accept-encoding': 'br' });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'old()']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/.previous/old-1a.js')).status).toBe(404);
  });

  it('QU-03 an unknown picture or chunk answers 404 with one short line', async () => {
    const answer = await get('/assets/gone-123.js', { accept: '*/*' });
    expect([answer.status, answer.body.toString()]).toEqual([404, '404 Not Found\n']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/.hidden',
    '/_headers',
    '/nginx.conf.sample',
    '/index.html.br',
    '/assets',
    '/assets/',
    '/blog.html',
  ])('QU-02 %s is not part of the site', async (path) => {
    fixture.write('_headers', '/*');
    fixture.write('nginx.conf.sample', '');
    expect((await get(path)).status).toBe(404);
  });
});

describe('caching', () => {
  it.each([
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/assets/tiny-9f.css', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/blog', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/manifest.ar.webmanifest', 'no-cache'],
    ['/feed.xml', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/icons/icon.svg', 'public, max-age=86400'],
    ['/robots.txt', 'public, max-age=86400'],
  ])('OF-07 %s is kept as "%s"', async (path, expected) => {
    expect((await get(path)).headers['cache-control']).toBe(expected);
  });

  it('OF-01 a manifest says what it is, in any language', async () => {
    for (const path of ['/manifest.webmanifest', '/manifest.ar.webmanifest'])
      expect((await get(path)).headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  it('OF-08 an unchanged page is not sent again', async () => {
    const first = await get('/blog', { 'accept-encoding': 'br' });
    const etag = first.headers.etag ?? '';
    const again = await get('/blog', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
    expect((await get('/blog', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('OF-08 an unchanged page has one ETag on every server and in every encoding', async () => {
    const other = makeFixtureSite();
    const own = await serveFixture(other.distDir);
    const { headers } = await ask(own.origin, '/blog');
    await own.close();
    other.remove();
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await get('/blog', { 'accept-encoding': encoding })).headers.etag).toBe(headers.etag);
    expect((await get('/')).headers.etag).not.toBe(headers.etag);
  });

  it('OF-08 HEAD tells the size without the body', async () => {
    const whole = await get('/blog');
    const head = await ask(server.origin, '/blog', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
  ])('OF-08 asked with "%s" the page comes as %s', async (accept, encoding) => {
    const answer = await get('/blog', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    const key = encoding === 'br' || encoding === 'gzip' ? encoding : 'none';
    expect(unpack[key](answer.body).toString()).toContain('<title>Blog</title>');
  });
});

describe('headers', () => {
  it('QU-02 a page carries a policy that runs its own inline script and no other', async () => {
    const { headers } = await get('/');
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('QU-02 other sites cannot include pages and scripts, and can show pictures', async () => {
    const policies = ['/', '/sw.js', '/icons/big.png'].map(
      async (path) => (await get(path)).headers['cross-origin-resource-policy'],
    );
    expect(await Promise.all(policies)).toEqual(['same-origin', 'same-origin', undefined]);
  });

  it('QU-02 a site whose address is https asks browsers to stay with it', async () => {
    const settings = { ...NO_SETTINGS, siteOrigin: 'https://marsa.example' };
    const own = await serveFixture(fixture.distDir, { settings });
    const { headers } = await ask(own.origin, '/assets/tiny-9f.css');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await own.close();
  });

  it('QU-02 the worker is under the policy, a stylesheet need not be, nothing is sniffed', async () => {
    expect((await get('/sw.js')).headers['content-security-policy']).toContain("connect-src 'self'");
    const style = (await get('/assets/tiny-9f.css')).headers;
    expect(style['content-security-policy']).toBeUndefined();
    expect(style['x-content-type-options']).toBe('nosniff');
  });
});
