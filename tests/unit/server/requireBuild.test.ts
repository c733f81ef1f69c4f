// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireBuild } from '../../../server/build/buildIfStale.ts';
import { STAMP } from '../../../server/build/freshness.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';

let site: FixtureSite;
beforeEach(() => {
  site = makeFixtureSite();
});
afterEach(() => site.remove());

it('QU-08 a server that never builds requires a finished build with the same settings, of any age', () => {
  expect(() => requireBuild(site.distDir, 'abc')).toThrow('There is no finished build yet. Build the site');
  site.write(STAMP, 'other\n');
  expect(() => requireBuild(site.distDir, 'abc')).toThrow('The settings have changed since the last build.');
  site.write(STAMP, 'abc\n');
  expect(() => requireBuild(site.distDir, 'abc')).not.toThrow();
});
