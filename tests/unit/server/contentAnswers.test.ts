// @vitest-environment node
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebHandler } from '../../../server/http/contentService.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask, rawGet, sendRaw } from './wire.ts';

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, title: 'Free zone' })));
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };
const log = vi.fn<(message: string, error: unknown) => void>();
const servers: RunningServer[] = [];
let site: FixtureSite;

/** Serves a site whose content service is the given handler. */
async function serve(content: WebHandler, siteOrigin?: string): Promise<string> {
  const settings = { ...NO_SETTINGS, siteOrigin };
  const server = await serveFixture(site.distDir, { content, settings, log, patience: 1 });
  servers.push(server);
  return server.origin;
}

beforeAll(() => {
  site = makeFixtureSite();
});
afterAll(() => site.remove());
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  log.mockReset();
});

describe('answers of the content service', () => {
  it('CS-03 passes on path, query and headers, and returns status, headers and body', async () => {
    const origin = await serve((request) => {
      const { pathname, search } = new URL(request.url);
      const body = JSON.stringify([request.method, pathname, search, request.headers.get('x-test')]);
      return Promise.resolve(
        new Response(body, { status: 400, headers: { ...JSON_TYPE, 'X-WP-Total': '7' } }),
      );
    });
    const answer = await ask(origin, '/wp-json/wp/v2/posts?slug=%d8%aa', { headers: { 'x-test': 'yes' } });
    expect(answer.status).toBe(400);
    expect(answer.headers['x-wp-total']).toBe('7');
    expect(JSON.parse(answer.body.toString())).toEqual([
      'GET',
      '/wp-json/wp/v2/posts',
      '?slug=%d8%aa',
      'yes',
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
    'QU-02 a request with Host %s reaches the content service as one to "%s", or not at all',
    async (host, expected) => {
      const handler: WebHandler = (request) => Promise.resolve(new Response(new URL(request.url).origin));
      const origin = await serve(handler, 'https://marsa.example');
      expect((await ask(origin, '/wp-json', { headers: { host } })).body.toString()).toBe(expected);
    },
  );

  it('OF-08 long JSON is compressed for clients that accept it', async () => {
    const headers = { ...JSON_TYPE, 'content-length': String(LONG.length), etag: '"a"', vary: 'Origin' };
    const origin = await serve(() => Promise.resolve(new Response(LONG, { headers })));
    const answer = await ask(origin, '/wp-json', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.headers.etag).toBe('W/"a"');
    expect(answer.headers.vary).toBe('Origin, Accept-Encoding');
    expect(answer.body.length).toBeLessThan(LONG.length / 5);
    expect(gunzipSync(answer.body).toString()).toBe(LONG);
  });

  it.each([
    ['short JSON', '[]', JSON_TYPE, 'gzip'],
    ['a picture', LONG, { 'content-type': 'image/png' }, 'gzip'],
    ['what must not be transformed', LONG, { ...JSON_TYPE, 'cache-control': 'no-transform' }, 'gzip'],
    ['what the client wants plain', LONG, JSON_TYPE, 'identity'],
  ])('OF-08 %s is sent as it is', async (_, body, headers, accept) => {
    const origin = await serve(() => Promise.resolve(new Response(body, { headers })));
    const answer = await ask(origin, '/wp-json', { headers: { 'accept-encoding': accept } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(body);
  });

  it('CS-03 HEAD answers with headers only', async () => {
    const origin = await serve(() => Promise.resolve(new Response(LONG, { headers: { 'X-WP-Total': '7' } })));
    const answer = await ask(origin, '/wp-json', { method: 'HEAD' });
    expect([answer.status, answer.headers['x-wp-total'], answer.body.length]).toEqual([200, '7', 0]);
  });

  it('CS-03 a client that goes away cancels its request, without a line in the log', async () => {
    const cancelled = vi.fn<() => void>();
    const asked = vi.fn<() => void>();
    const origin = await serve((request) => {
      asked();
      request.signal.addEventListener('abort', cancelled);
      return new Promise<Response>(() => {});
    });
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(rawGet('/wp-json')));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    socket.destroy();
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('secret detail');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret detail'))],
  ])('CS-05 a handler that %s answers 500, the reason stays in the log', async (_, handler) => {
    const origin = await serve(handler);
    const answer = await ask(origin, '/wp-json/x');
    expect([answer.status, answer.body.toString()]).toEqual([500, '500 Internal Server Error\n']);
    expect(log).toHaveBeenCalledWith(
      'GET /wp-json/x failed:',
      expect.objectContaining({ message: 'secret detail' }),
    );
  });

  it('CS-05 a body that fails in the middle answers 500, the reason stays in the log', async () => {
    const origin = await serve(() => {
      const pieces = [Buffer.from('half of it')];
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
          else controller.error(new Error('database gone'));
        },
      });
      return Promise.resolve(new Response(body));
    });
    expect((await ask(origin, '/wp-json/x')).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
  });

  it('QU-02 methods that no web request can carry answer 405, long addresses 414', async () => {
    const handler = vi.fn<WebHandler>();
    const origin = await serve(handler);
    expect((await ask(origin, '/wp-json', { method: 'TRACE' })).status).toBe(405);
    expect(await sendRaw(origin, rawGet(`/wp-json?${'a'.repeat(9000)}`))).toMatch(/^HTTP\/1\.1 414 /);
    expect(handler).not.toHaveBeenCalled();
  });
});
