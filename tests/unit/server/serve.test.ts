// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import { finishBuild } from '../../../server/build/finish.ts';
import { STAMP } from '../../../server/build/freshness.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';

it('CS-03 a used port is reported, and closing frees it even with idle connections', async () => {
  const { distDir } = makeFixtureSite();
  const first = await serveFixture(distDir);
  const port = Number(new URL(first.origin).port);
  await (await fetch(first.origin)).text();
  await expect(serveFixture(distDir, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  expect((await serveFixture(distDir, { port })).origin).toBe(first.origin);
});

it('OF-07 OF-08 a new build in the same folder is served when it is finished', async () => {
  const { distDir, write } = makeFixtureSite({ 'feed.xml': 'x'.repeat(2000), 'sw.js': 'x'.repeat(2000) });
  await finishBuild(distDir, distDir);
  const { get } = await serveFixture(distDir);
  const brotli = { 'accept-encoding': 'br' };
  const before = await get('/', brotli);

  rmSync(join(distDir, STAMP));
  write('index.html', `<script>changed()</script>${'new words '.repeat(300)}`);
  write('fresh/index.html', 'fresh');
  const random = randomBytes(2000);
  write('feed.xml', random);
  write('sw.js', 'short');
  await compressSite(distDir);
  expect((await get('/fresh')).status).toBe(404);
  await finishBuild(distDir, distDir);
  utimesSync(join(distDir, STAMP), 1_900_000_000, 1_900_000_000);

  const after = await get('/', brotli);
  expect(brotliDecompressSync(after.body).toString()).toContain('new words');
  expect(after.headers['content-length']).toBe(`${after.body.length}`);
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
  expect((await get('/fresh')).status).toBe(200);
  expect((await get('/feed.xml', brotli)).body.equals(random)).toBe(true);
  expect((await get('/sw.js', brotli)).body.toString()).toBe('short');
});
