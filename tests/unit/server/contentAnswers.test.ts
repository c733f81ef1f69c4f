// @vitest-environment node
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WebHandler } from '../../../server/http/contentService.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { rawGet } from './wire.ts';

const log = vi.fn<(message: string, error: unknown) => void>();
const content = vi.fn<WebHandler>();
const settings = { ...NO_SETTINGS, siteOrigin: 'https://marsa.example' };
const { distDir } = makeFixtureSite();
const { get, origin } = await serveFixture(distDir, { content, settings, log, timeoutMs: 1 });

beforeEach(() => {
  log.mockReset();
  content.mockReset();
});

it('CS-03 passes on path, query and headers, and returns status, headers and body', async () => {
  content.mockImplementation(async ({ method, url, headers }) => {
    const { pathname, search } = new URL(url);
    const body = [method, pathname, search, headers.get('x-test')];
    return Response.json(body, { status: 400, headers: { 'X-WP-Total': '7' } });
  });
  const { status, headers, body } = await get('/wp-json/wp/v2/posts?slug=%d8%aa', { 'x-test': 'yes' });
  expect(status).toBe(400);
  expect(headers).toMatchObject({ 'x-wp-total': '7', 'cache-control': 'no-cache' });
  expect(JSON.parse(body.toString())).toEqual(['GET', '/wp-json/wp/v2/posts', '?slug=%d8%aa', 'yes']);
});

it.each([
  ['/wp-json', 200],
  ['/wp-content/uploads/2026/11/a.svg', 200],
  ['/wp-jsonx', 404],
  ['/wp-content/themes/a.css', 404],
])('CS-03 %s answers %i, as the content service has separate paths', async (path, status) => {
  content.mockImplementation(async () => new Response('asked'));
  expect((await get(path)).status).toBe(status);
  expect(content).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

it('CS-01 a site for a content service elsewhere answers 404 below the content paths', async () => {
  const elsewhere = { ...NO_SETTINGS, contentOrigin: 'https://cms.example' };
  const other = await serveFixture(distDir, { settings: elsewhere });
  expect((await other.get('/wp-json/wp/v2/posts')).status).toBe(404);
});

it.each([
  ['localhost:8080', 'http://localhost:8080'],
  ['192.168.1.20:4173', 'http://192.168.1.20:4173'],
  ['[::1]:4173', 'http://[::1]:4173'],
  ['evil.example', 'https://marsa.example'],
  ['localhost.evil.example', 'https://marsa.example'],
  ['a/../b', ''],
  ['localhost:99999', ''],
  ['user@localhost', ''],
])('QU-02 a request with Host %s has the origin "%s" for the content service', async (host, seen) => {
  content.mockImplementation(async (request) => new Response(new URL(request.url).origin));
  const { headers, body } = await get('/wp-json', { host });
  expect([body.toString(), JSON.stringify(headers).includes('evil')]).toEqual([seen, false]);
});

it('QU-02 an uploaded file has the content security policy', async () => {
  const svg = { headers: { 'content-type': 'image/svg+xml' } };
  content.mockImplementation(async () => new Response('<svg/>', svg));
  expect((await get('/wp-content/uploads/a.svg')).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'x-content-type-options': 'nosniff',
  });
});

it('OF-08 long JSON is compressed, pictures are not', async () => {
  const long = JSON.stringify('Free zone '.repeat(400));
  content.mockImplementation(async ({ url }) => {
    const type = url.endsWith('png') ? 'image/png' : 'application/json; charset=UTF-8';
    return new Response(long, { headers: { 'content-type': type, etag: '"a"', vary: 'Origin' } });
  });
  const accept = { 'accept-encoding': 'gzip' };
  const { headers, body } = await get('/wp-json', accept);
  expect(gunzipSync(body).toString()).toBe(long);
  expect(headers).toMatchObject({ etag: 'W/"a"', vary: 'Origin, Accept-Encoding' });
  expect((await get('/wp-content/uploads/a.png', accept)).body.toString()).toBe(long);
});

it('CS-03 a client that disconnects cancels its request, and nothing is logged', async () => {
  const cancelled = vi.fn<() => void>();
  content.mockImplementation(({ signal }) => {
    signal.addEventListener('abort', cancelled);
    return new Promise(() => {});
  });
  const socket = connect(Number(new URL(origin).port), 'localhost', () => socket.write(rawGet('/wp-json')));
  await vi.waitFor(() => expect(content).toHaveBeenCalled());
  socket.destroy();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  expect(log).not.toHaveBeenCalled();
});

const failure = new Error('secret detail');
const broken: UnderlyingDefaultSource = {
  start: (controller) => controller.enqueue(Buffer.from('half of it')),
  pull: (controller) => controller.error(failure),
};

it.each<[string, WebHandler]>([
  ['rejects', () => Promise.reject(failure)],
  ['fails in the middle of its body', async () => new Response(new ReadableStream(broken))],
])('CS-05 a content service that %s answers 500 without the reason, which is logged', async (_, handler) => {
  content.mockImplementation(handler);
  const { status, body } = await get('/wp-json/x');
  expect([status, body.toString()]).toEqual([500, '500 Internal Server Error\n']);
  expect(log.mock.calls).toEqual([['GET /wp-json/x failed:', failure]]);
});
