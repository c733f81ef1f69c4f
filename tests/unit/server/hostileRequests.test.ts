// @vitest-environment node
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../../server/serve.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask, rawGet, sendRaw } from './wire.ts';

const fixture = makeFixtureSite({ 'icons/vanishing.png': 'x'.repeat(5000) });
let server: RunningServer;

beforeAll(async () => {
  fixture.write(
    'icons/big.png',
    new Uint8Array(8_000_000).map((_, index) => index % 251),
  );
  server = await serveFixture(fixture.distDir);
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server.origin, path, { headers });

describe('hostile requests', () => {
  it.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    ['/%ed%a0%80', 400],
    ['/a%00b', 400],
    ['/..%2fsecret.txt', 400],
    ['/..%2Fsecret.txt', 400],
    ['/%2e%2e/secret.txt', 400],
    ['/../secret.txt', 400],
    ['/blog/../../secret.txt', 400],
    ['/..\\secret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/%252e%252e%252fsecret.txt', 404],
    ['/....//secret.txt', 404],
    ['http://example.com/../secret.txt', 400],
    ['http://example.com/nowhere', 404],
    ['nowhere', 400],
    ['/#fragment', 400],
    ['/\u0000', 400],
  ])('QU-02 target %j answers %i and the server lives on', async (target, status) => {
    const text = await sendRaw(server.origin, rawGet(target));
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).not.toContain('out of bounds');
    expect((await get('/')).status).toBe(200);
  });

  it.each([
    ['path', 9000, 414],
    ['query', 9000, 414],
    ['path', 40_000, 431],
  ])('QU-02 a %s of %i characters answers %i', async (part, length, status) => {
    const text = await sendRaw(server.origin, rawGet(`/${part === 'query' ? '?' : ''}${'a'.repeat(length)}`));
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('QU-02 an absolute target is answered by its path, whatever host it names', async () => {
    const text = await sendRaw(
      server.origin,
      'GET http://evil.example/blog HTTP/1.1\r\nHost: ../..\r\nConnection: close\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('<title>Blog</title>');
  });

  it('QU-02 a request that names two hosts is refused', async () => {
    const text = await sendRaw(
      server.origin,
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('QU-02 %s answers 405', async (method) => {
    const answer = await ask(server.origin, '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['bytes=0-18446744073709551615', 'bytes=9-1', 'bytes=x', 'bytes=0-1'])(
    'QU-02 the range "%s" is left unheard and harms nothing',
    async (range) => {
      const answer = await get('/robots.txt', { range });
      expect([answer.status, answer.body.toString()]).toEqual([200, 'User-agent: *']);
    },
  );

  it('QU-02 a file that vanished costs its own request only', async () => {
    rmSync(join(fixture.distDir, 'icons/vanishing.png'));
    const { status, headers } = await get('/icons/vanishing.png');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-cache']);
    expect((await get('/')).status).toBe(200);
  });

  const openFiles = () => readdirSync('/proc/self/fd').length;

  it.runIf(process.platform === 'linux')(
    'QU-02 a client that leaves in the middle leaves no file open',
    async () => {
      const before = openFiles();
      const { hostname, port } = new URL(server.origin);
      const leave = () =>
        new Promise<void>((done) => {
          const socket = connect({ host: hostname, port: Number(port) }, () =>
            socket.write(rawGet('/icons/big.png')),
          );
          socket.once('data', () => socket.destroy());
          socket.once('close', () => done());
        });
      await Promise.all(Array.from({ length: 20 }, leave));
      await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
    },
  );

  it.runIf(process.platform === 'linux')(
    'QU-02 readers who send sixty requests in a row and read nothing take no files, and others are served',
    async () => {
      const before = openFiles();
      const { hostname, port } = new URL(server.origin);
      const request = 'GET /icons/big.png HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const pile = () => {
        const socket = connect({ host: hostname, port: Number(port) }, () =>
          socket.write(request.repeat(60)),
        );
        socket.on('error', () => undefined).pause();
        return socket;
      };
      const sockets = Array.from({ length: 100 }, pile);
      // The server closes them at the fifth request.
      await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
      expect((await get('/')).status).toBe(200);
      await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 10));
    },
  );

  it('QU-02 four requests in a row on one connection are answered', async () => {
    const request = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const text = await sendRaw(server.origin, request.repeat(3) + rawGet('/robots.txt'));
    expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(4);
  });
});
