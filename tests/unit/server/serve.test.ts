// @vitest-environment node
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import { finishBuild } from '../../../server/build/finish.ts';
import { STAMP } from '../../../server/build/freshness.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';

const site = makeFixtureSite();

it('CS-03 the server passes requests below the content paths to the content service', async () => {
  const content = vi.fn(async (request: Request) => Response.json(new URL(request.url).pathname));
  const { origin } = await serveFixture(site.distDir, { content });
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  for (const path of ['/wp-json', '/wp-json/wp/v2/posts', '/wp-content/uploads/2026/11/a.svg'])
    expect(await (await fetch(origin + path)).json()).toBe(path);
  for (const [path, status] of [
    ['/wp-jsonx', 404],
    ['/wp-content/themes/a.css', 404],
    ['/blog', 200],
  ] as const)
    expect([path, (await fetch(origin + path)).status]).toEqual([path, status]);
  expect(content).toHaveBeenCalledTimes(3);
});

it('QU-02 an uploaded file that is opened alone has the policy', async () => {
  const svg = { headers: { 'content-type': 'image/svg+xml' } };
  const { get } = await serveFixture(site.distDir, { content: async () => new Response('<svg/>', svg) });
  expect((await get('/wp-content/uploads/a.svg')).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'x-content-type-options': 'nosniff',
  });
});

it('CS-01 a site for a content service elsewhere answers 404 below the content paths', async () => {
  const settings = { ...NO_SETTINGS, contentOrigin: 'https://cms.example' };
  const { get } = await serveFixture(site.distDir, { settings });
  expect((await get('/wp-json/wp/v2/posts')).status).toBe(404);
});

it('CS-03 a used port is reported by its code, and closing frees it at once, even with idle connections', async () => {
  const first = await serveFixture(site.distDir);
  const port = Number(new URL(first.origin).port);
  await (await fetch(first.origin)).text();
  await expect(serveFixture(site.distDir, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  expect((await serveFixture(site.distDir, { port })).origin).toBe(first.origin);
});

it('OF-07 a new build in the same folder is served, with its own policy, once it is finished', async () => {
  const own = makeFixtureSite();
  await finishBuild(own.distDir, own.distDir);
  const { get } = await serveFixture(own.distDir);
  const brotli = { 'accept-encoding': 'br' };
  const before = await get('/', brotli);

  rmSync(join(own.distDir, STAMP));
  own.write('index.html', `<script>changed()</script>${'new words '.repeat(300)}`);
  own.write('fresh/index.html', 'fresh');
  await compressSite(own.distDir);
  expect((await get('/fresh')).status).toBe(404);
  await finishBuild(own.distDir, own.distDir);
  utimesSync(join(own.distDir, STAMP), 1_900_000_000, 1_900_000_000);

  const after = await get('/', brotli);
  expect((await get('/fresh')).status).toBe(200);
  expect(after.headers['content-length']).toBe(`${after.body.length}`);
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
});

it('QU-02 a build whose pages all have different inline scripts is refused', async () => {
  const scripts = Array.from({ length: 20 }, (_, page) => [
    `p${page}/index.html`,
    `<script>f(${page})</script>`,
  ]);
  const { distDir } = makeFixtureSite(Object.fromEntries(scripts));
  await expect(finishBuild(distDir, distDir)).rejects.toThrow('21 different inline scripts');
});
