// @vitest-environment node
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishBuild } from '../../../server/build/finish.ts';
import { NEXT, putInPlace } from '../../../server/build/putInPlace.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

let site: FixtureSite;
let next: FixtureSite;

beforeEach(async () => {
  site = makeFixtureSite({ 'gone/index.html': 'A page that the next release does not have.' });
  next = makeFixtureSite({ 'new/index.html': 'new', 'assets/next-2b.js': 'next()' });
  renameSync(join(next.distDir, 'assets/app-1a2b3c.js'), join(next.distDir, 'assets/app-4d5e6f.js'));
  await finishBuild(site.distDir, site.distDir);
  await finishBuild(next.distDir, next.distDir);
});
afterEach(() => {
  site.remove();
  next.remove();
});

const moveNextIn = () => renameSync(next.distDir, join(site.distDir, NEXT));

it('OF-07 a release replaces the one before, whose assets stay for open pages', async () => {
  const server = await serveFixture(site.distDir);
  moveNextIn();
  expect((await ask(server.origin, '/.next/index.html')).status).toBe(404);
  putInPlace(site.distDir);
  for (const [path, status] of [
    ['/', 200],
    ['/new', 200],
    ['/gone', 404],
    ['/assets/next-2b.js', 200],
    ['/assets/app-1a2b3c.js', 200],
    ['/assets/app-4d5e6f.js', 200],
  ] as const)
    expect([path, (await ask(server.origin, path)).status]).toEqual([path, status]);
  await server.close();
  expect(readdirSync(site.distDir)).not.toEqual(expect.arrayContaining([NEXT]));
});

it('OF-07 only the assets of one release before are stored', () => {
  for (let turn = 0; turn < 2; turn += 1) {
    mkdirSync(join(site.distDir, NEXT, 'assets'), { recursive: true });
    const write = (name: string) => site.write(`${NEXT}/${name}`, name);
    for (const name of [`assets/of-${turn}.js`, 'index.html', '.built']) write(name);
    putInPlace(site.distDir);
  }
  expect(readdirSync(join(site.distDir, '.previous'))).toEqual(['of-0.js']);
  expect(readdirSync(join(site.distDir, 'assets'))).toEqual(['of-1.js']);
  expect(readFileSync(join(site.distDir, '.built'), 'utf8')).toContain('.built');
});

it('OF-07 in the middle of a release known pages are answered, and others answer 503', async () => {
  const server = await serveFixture(site.distDir);
  expect((await ask(server.origin, '/')).status).toBe(200);
  for (const name of ['.built', 'index.html', 'blog'])
    renameSync(join(site.distDir, name), join(site.distDir, `.${name}`));
  expect((await ask(server.origin, '/')).status).toBe(200);
  const { status, headers } = await ask(server.origin, '/blog');
  expect([status, headers['retry-after']]).toEqual([503, '30']);
  await server.close();
});

it('OF-07 an empty folder takes its first release', () => {
  const empty = makeFixtureSite();
  for (const name of readdirSync(empty.distDir))
    renameSync(join(empty.distDir, name), join(site.distDir, `x-${name}`));
  renameSync(next.distDir, join(empty.distDir, NEXT));
  putInPlace(empty.distDir);
  expect([existsSync(join(empty.distDir, '.built')), existsSync(join(empty.distDir, '.previous'))]).toEqual([
    true,
    false,
  ]);
  empty.remove();
});
