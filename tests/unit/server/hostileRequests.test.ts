// @vitest-environment node
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask, rawGet, sendRaw } from './wire.ts';

const fixture = makeFixtureSite({ 'icons/vanishing.png': 'x'.repeat(5000) });
fixture.write('icons/big.png', new Uint8Array(8_000_000));
const { get, origin } = await serveFixture(fixture.distDir);
const port = Number(new URL(origin).port);

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
])('QU-02 the target %j answers %i', async (target, status) => {
  const text = await sendRaw(origin, rawGet(target));
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).not.toContain('out of bounds');
  expect((await get('/')).status).toBe(200);
});

it.each([
  ['/', 9000, 414],
  ['/?', 9000, 414],
  ['/wp-json?', 9000, 414],
  ['/', 40_000, 431],
])('QU-02 an address of %s and %i more characters answers %i', async (start, length, status) => {
  const text = await sendRaw(origin, rawGet(start + 'a'.repeat(length)));
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('QU-02 an absolute target is answered by its path, and two hosts are rejected', async () => {
  const rest = 'Connection: close\r\n\r\n';
  const text = await sendRaw(origin, `GET http://evil.example/blog HTTP/1.1\r\nHost: ../..\r\n${rest}`);
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('<title>Blog</title>');
  expect(text).not.toContain('evil');
  const hosts = 'Host: localhost\r\nHost: evil.example\r\n';
  expect(await sendRaw(origin, `GET / HTTP/1.1\r\n${hosts}${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
});

it.each([
  ['POST', '/'],
  ['OPTIONS', '/'],
  ['TRACE', '/'],
  ['TRACE', '/wp-json'],
  ['POST', '/healthz'],
])('QU-02 %s %s answers 405', async (method, path) => {
  const answer = await ask(origin, path, { method });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('QU-02 ranges are ignored', async () => {
  for (const range of ['bytes=0-18446744073709551615', 'bytes=9-1', 'bytes=x', 'bytes=0-1']) {
    const { status, body } = await get('/robots.txt', { range });
    expect([range, status, body.toString()]).toEqual([range, 200, 'User-agent: *']);
  }
});

it('QU-02 a missing file fails only its own request', async () => {
  rmSync(join(fixture.distDir, 'icons/vanishing.png'));
  const { status, headers } = await get('/icons/vanishing.png');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-cache']);
  expect((await get('/')).status).toBe(200);
});

const isLinux = process.platform === 'linux';
const openFiles = () => readdirSync('/proc/self/fd').length;

it.runIf(isLinux)('QU-02 files are closed when a client disconnects', async () => {
  const before = openFiles();
  const leave = async () => {
    const socket = connect(port, 'localhost', () => socket.write(rawGet('/icons/big.png')));
    await once(socket, 'data');
    await once(socket.destroy(), 'close');
  };
  await Promise.all(Array.from({ length: 20 }, leave));
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
});

it.runIf(isLinux)('QU-02 clients that read nothing do not keep files open or block others', async () => {
  const before = openFiles();
  const request = 'GET /icons/big.png HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(port, 'localhost', () => socket.write(request.repeat(60)));
    return socket.on('error', () => undefined).pause();
  });
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  expect((await get('/')).status).toBe(200);
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 10));
});

it('QU-02 four pipelined requests are answered', async () => {
  const request = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const text = await sendRaw(origin, request.repeat(3) + rawGet('/robots.txt'));
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(4);
});
