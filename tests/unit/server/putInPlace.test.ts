// @vitest-environment node
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { finishBuild } from '../../../server/build/finish.ts';
import { NEXT, putInPlace } from '../../../server/build/putInPlace.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = makeFixtureSite({ 'gone/index.html': 'A page that the next release does not have.' });
  await finishBuild(site.distDir, site.distDir);
});

/** Moves a finished release beside the current one. */
async function moveNextIn(): Promise<void> {
  const next = makeFixtureSite({ 'new/index.html': 'new', 'assets/next-2b.js': 'next()' });
  renameSync(join(next.distDir, 'assets/app-1a2b3c.js'), join(next.distDir, 'assets/app-4d5e6f.js'));
  await finishBuild(next.distDir, next.distDir);
  renameSync(next.distDir, join(site.distDir, NEXT));
}

it('OF-07 a release replaces the previous one and keeps its assets for open pages', async () => {
  const { get } = await serveFixture(site.distDir);
  await moveNextIn();
  expect((await get('/.next/index.html')).status).toBe(404);
  putInPlace(site.distDir);
  const assets = ['next-2b', 'app-1a2b3c', 'app-4d5e6f'].map((name) => `/assets/${name}.js`);
  for (const path of ['/', '/new', ...assets]) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get('/gone')).status).toBe(404);
  expect(readdirSync(site.distDir)).not.toContain(NEXT);
});

it('OF-07 only the assets of one previous release are kept on disk', () => {
  for (let turn = 0; turn < 2; turn += 1) {
    mkdirSync(join(site.distDir, NEXT, 'assets'), { recursive: true });
    for (const name of [`assets/of-${turn}.js`, 'index.html', '.built']) site.write(`${NEXT}/${name}`, name);
    putInPlace(site.distDir);
  }
  expect(readdirSync(join(site.distDir, '.previous'))).toEqual(['of-0.js']);
  expect(readdirSync(join(site.distDir, 'assets'))).toEqual(['of-1.js']);
});

it('OF-07 CS-06 during a release known pages are complete, and others answer 503', async () => {
  const { get } = await serveFixture(site.distDir);
  const known = (await get('/')).body.toString();
  for (const name of ['.built', 'index.html', 'blog'])
    renameSync(join(site.distDir, name), join(site.distDir, `.${name}`));
  expect((await get('/')).body.toString()).toBe(known);
  const { status, headers } = await get('/blog');
  expect([status, headers['retry-after']]).toEqual([503, '30']);
  site.write('index.html', 'short');
  expect([known, 'short']).toContain((await get('/')).body.toString());
});

it('OF-07 a first release is moved to an empty folder', async () => {
  for (const name of readdirSync(site.distDir)) rmSync(join(site.distDir, name), { recursive: true });
  await moveNextIn();
  putInPlace(site.distDir);
  const names = readdirSync(site.distDir);
  expect(['.built', '.previous', NEXT].map((name) => names.includes(name))).toEqual([true, false, false]);
});
