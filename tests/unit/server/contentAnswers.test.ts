// @vitest-environment node
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WebHandler } from '../../../server/http/contentService.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { rawGet } from './wire.ts';

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, title: 'Free zone' })));
const log = vi.fn<(message: string, error: unknown) => void>();
const content = vi.fn<WebHandler>();
const settings = { ...NO_SETTINGS, siteOrigin: 'https://marsa.example' };
const { get, origin } = await serveFixture(makeFixtureSite().distDir, {
  content,
  settings,
  log,
  patience: 1,
});

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
  expect([status, headers['x-wp-total'], JSON.parse(body.toString())]).toEqual([
    400,
    '7',
    ['GET', '/wp-json/wp/v2/posts', '?slug=%d8%aa', 'yes'],
  ]);
});

it.each([
  ['localhost:8080', 'http://localhost:8080'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['192.168.1.20:4173', 'http://192.168.1.20:4173'],
  ['[::1]:4173', 'http://[::1]:4173'],
  ['evil.example', 'https://marsa.example'],
  ['localhost.evil.example', 'https://marsa.example'],
  ['203.0.113.9', 'https://marsa.example'],
  ['a/../b', ''],
  ['localhost:99999', ''],
  ['user@localhost', ''],
])(
  'QU-02 the content service sees a request with Host %s as one to "%s", or not at all',
  async (host, seen) => {
    content.mockImplementation(async (request) => new Response(new URL(request.url).origin));
    expect((await get('/wp-json', { host })).body.toString()).toBe(seen);
  },
);

it('OF-08 long JSON is compressed, and a picture is not', async () => {
  content.mockImplementation(async ({ url }) => {
    const type = url.endsWith('png') ? 'image/png' : 'application/json; charset=UTF-8';
    return new Response(LONG, { headers: { 'content-type': type, etag: '"a"', vary: 'Origin' } });
  });
  const accept = { 'accept-encoding': 'gzip' };
  const { headers, body } = await get('/wp-json', accept);
  expect(gunzipSync(body).toString()).toBe(LONG);
  expect(headers).toMatchObject({ etag: 'W/"a"', vary: 'Origin, Accept-Encoding' });
  expect((await get('/wp-content/uploads/a.png', accept)).body.toString()).toBe(LONG);
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
const brokenBody = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('half of it')),
    pull: (controller) => controller.error(failure),
  });

it.each<[string, WebHandler]>([
  ['rejects', () => Promise.reject(failure)],
  ['fails in the middle of its body', async () => new Response(brokenBody())],
])('CS-05 a content service that %s answers 500, and only the log has the reason', async (_, handler) => {
  content.mockImplementation(handler);
  const { status, body } = await get('/wp-json/x');
  expect([status, body.toString()]).toEqual([500, '500 Internal Server Error\n']);
  expect(log.mock.calls).toEqual([['GET /wp-json/x failed:', failure]]);
});
