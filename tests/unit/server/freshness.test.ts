// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STAMP, staleBecause } from '../../../server/build/freshness.ts';

let root: string;
let clock: number;

/** Writes a file that is newer than all written before it. */
function write(name: string, content = ''): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  clock += 10;
  // Outwards, so that the folders made on the way count as changed at the same moment.
  for (let path = file; path !== root; path = dirname(path)) utimesSync(path, clock, clock);
}

const reason = (digest = 'abc') => staleBecause(root, join(root, 'dist'), digest);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marsa-fresh-'));
  clock = 1_790_000_000;
  for (const name of [
    'src/app/App.tsx',
    'server/serve.ts',
    'public/robots.txt',
    'index.html',
    'vite.config.ts',
  ]) {
    write(name);
  }
  write(`dist/${STAMP}`, 'abc\n');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('staleBecause', () => {
  it('CS-03 a finished build newer than everything is served as it is', () => {
    expect(reason()).toBeUndefined();
    write('tests/unit/some.test.ts');
    write('README.md');
    expect(reason()).toBeUndefined();
  });

  it.each([
    'src/app/App.tsx',
    'src/content/deep/down/new.ts',
    'server/content/articles/a.md',
    'public/icons/icon.svg',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    '.env.local',
  ])('CS-03 a change of %s asks for a build', (name) => {
    write(name);
    expect(reason()).toBe(`${name.split('/')[0]} has changed since the last build.`);
  });

  it('CS-03 a removed file asks for a build', () => {
    rmSync(join(root, 'src/app/App.tsx'));
    utimesSync(join(root, 'src/app'), clock + 10, clock + 10);
    expect(reason()).toBe('src has changed since the last build.');
  });

  it('FR-10 other settings ask for a build', () => {
    expect(reason('other')).toBe('The settings have changed since the last build.');
  });

  it('CS-03 a build that was not finished is none', () => {
    rmSync(join(root, 'dist', STAMP));
    expect(reason()).toBe('There is no finished build yet.');
  });
});
