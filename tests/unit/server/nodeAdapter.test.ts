// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeAdapter, type WebHandler } from '../../../server/http/nodeAdapter.ts';
import { ask, rawGet, sendRaw } from './wire.ts';

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, title: 'Free zone' })));
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };
const log = vi.fn<(message: string, error: unknown) => void>();
const servers: Server[] = [];

/** Puts a handler behind a real socket. */
function serve(handler: WebHandler, siteOrigin?: string): Promise<string> {
  const listener = nodeAdapter(handler, log, siteOrigin);
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  log.mockReset();
});

describe('nodeAdapter', () => {
  it('CS-03 passes on path, query and headers, and gives back status, headers and body', async () => {
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
    ['a/../b', 'https://marsa.example'],
    ['localhost:99999', 'https://marsa.example'],
    ['user@localhost', 'https://marsa.example'],
  ])('QU-02 a request with Host %s is one to %s', async (host, expected) => {
    const handler: WebHandler = (request) => Promise.resolve(new Response(new URL(request.url).origin));
    const origin = await serve(handler, 'https://marsa.example');
    expect((await ask(origin, '/wp-json', { headers: { host } })).body.toString()).toBe(expected);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('OF-08 long JSON comes as %s to who takes it', async (encoding, unpack) => {
    const headers = { ...JSON_TYPE, 'content-length': String(LONG.length), etag: '"a"', vary: 'Origin' };
    const origin = await serve(() => Promise.resolve(new Response(LONG, { headers })));
    const answer = await ask(origin, '/wp-json', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.headers.etag).toBe('W/"a"');
    expect(answer.headers.vary).toBe('Origin, Accept-Encoding');
    expect(answer.body.length).toBeLessThan(LONG.length / 5);
    expect(unpack(answer.body).toString()).toBe(LONG);
  });

  it.each([
    ['short JSON', '[]', JSON_TYPE, 'br'],
    ['a picture', LONG, { 'content-type': 'image/png' }, 'br'],
    ['what must not be transformed', LONG, { ...JSON_TYPE, 'cache-control': 'no-transform' }, 'br'],
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

  it('CS-03 a body is passed on piece by piece', async () => {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('first'));
        finish = () => {
          controller.enqueue(Buffer.from(' second'));
          controller.close();
        };
      },
    });
    const origin = await serve(() => Promise.resolve(new Response(body)));
    const response = await fetch(`${origin}/wp-content/uploads/a.bin`);
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(' second');
  });

  it.each([
    [
      'while the handler works',
      (request: Request, cancelled: () => void) => {
        request.signal.addEventListener('abort', cancelled);
        return new Promise<Response>(() => {});
      },
    ],
    [
      'just before the answer',
      (request: Request, cancelled: () => void) =>
        new Promise<Response>((resolve) => {
          const body = new ReadableStream<Uint8Array>({ cancel: cancelled });
          request.signal.addEventListener('abort', () => setTimeout(() => resolve(new Response(body))));
        }),
    ],
    [
      'while the body is awaited',
      (_: Request, cancelled: () => void) => {
        const body = new ReadableStream<Uint8Array>({ cancel: cancelled });
        return Promise.resolve(new Response(body, { headers: JSON_TYPE }));
      },
    ],
  ])('CS-03 a client that goes away %s cancels it, without a line in the log', async (_, handler) => {
    const cancelled = vi.fn<() => void>();
    const asked = vi.fn<() => void>();
    const origin = await serve((request) => {
      asked();
      return handler(request, cancelled);
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

  it('CS-05 a body that breaks off in the middle breaks the connection, so that nobody takes it for whole', async () => {
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
    await expect(ask(origin, '/wp-json/x')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
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
