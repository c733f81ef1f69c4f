// @vitest-environment node
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { ARABIC_SLUG, HINDI_SLUG, INLINE_SCRIPT, makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const fixture = makeFixtureSite();
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

it('CS-06 a file that was replaced after its size was told is never answered in parts', async () => {
  const fresh = makeFixtureSite();
  const own = await serveFixture(fresh.distDir);
  expect((await ask(own.origin, '/blog', {})).status).toBe(200);
  fresh.write('blog/index.html', 'longer than before '.repeat(500));
  await expect(ask(own.origin, '/blog', {})).rejects.toThrow(/hang up|ECONNRESET|aborted/);
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
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
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

  it('QU-02 the worker is under the policy, a stylesheet need not be, nothing is sniffed', async () => {
    expect((await get('/sw.js')).headers['content-security-policy']).toContain("connect-src 'self'");
    const style = (await get('/assets/tiny-9f.css')).headers;
    expect(style['content-security-policy']).toBeUndefined();
    expect(style['x-content-type-options']).toBe('nosniff');
  });
});
