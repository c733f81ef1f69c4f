// @vitest-environment node
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { requireBuild } from '../../../server/build/buildIfStale.ts';
import { STAMP, staleBecause } from '../../../server/build/freshness.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

let root: string;
let clock: number;

/** Writes a file that is newer than all others. */
function write(name: string, content = ''): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  clock += 10;
  for (let path = file; path !== root; path = dirname(path)) utimesSync(path, clock, clock);
}

const reason = (digest = 'abc') => staleBecause(root, join(root, 'dist'), digest);

beforeEach(() => {
  root = temporaryFolder();
  clock = 1_790_000_000;
  for (const name of ['src/app/App.tsx', 'server/serve.ts', 'public/robots.txt', 'index.html']) write(name);
  write(`dist/${STAMP}`, 'abc\n');
});

it.each([
  ['src/content/deep/down/new.ts', 'src'],
  ['public/icons/icon.svg', 'public'],
  ['index.html', 'index.html'],
  ['package-lock.json', 'package-lock.json'],
  ['.env.local', '.env.local'],
  ['tests/unit/some.test.ts', undefined],
])('CS-03 a change of %s requires a build because of %s', (name, source) => {
  expect(reason()).toBeUndefined();
  write(name);
  expect(reason()).toBe(source && `${source} has changed since the last build.`);
});

it('CS-03 a removed file requires a build', () => {
  rmSync(join(root, 'src/app/App.tsx'));
  utimesSync(join(root, 'src/app'), clock + 10, clock + 10);
  expect(reason()).toBe('src has changed since the last build.');
});

it('FR-10 QU-08 other settings or an unfinished build require a build, without which the server does not start', () => {
  const start = (digest: string) => () => requireBuild(join(root, 'dist'), digest);
  write('src/new.ts');
  expect(start('abc')).not.toThrow();
  expect(reason('other')).toBe('The settings have changed since the last build.');
  expect(start('other')).toThrow('The settings have changed since the last build.');
  rmSync(join(root, 'dist', STAMP));
  expect(reason()).toBe('There is no finished build yet.');
  expect(start('abc')).toThrow('There is no finished build yet. Build the site');
});
