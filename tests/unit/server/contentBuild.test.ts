// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireBuild } from '../../../server/build/buildIfStale.ts';
import { updateContent } from '../../../server/build/contentUpdate.ts';
import { STAMP } from '../../../server/build/freshness.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';

let site: FixtureSite;
beforeEach(() => {
  site = makeFixtureSite();
});
afterEach(() => site.remove());

describe('a build of what has changed', () => {
  it('CS-06 asks for a finished build with the same settings, however old', () => {
    expect(() => requireBuild(site.distDir, 'abc')).toThrow('There is no finished build yet. Build the site');
    site.write(STAMP, 'other\n');
    expect(() => requireBuild(site.distDir, 'abc')).toThrow(
      'The settings have changed since the last build.',
    );
    site.write(STAMP, 'abc\n');
    expect(() => requireBuild(site.distDir, 'abc')).not.toThrow();
  });

  it('CS-06 asks nobody where a build has left nothing to render with', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    const update = updateContent(site.distDir, { contentOrigin: undefined }, ask);
    await expect(update).rejects.toThrow('no build that pages can be rendered with');
  });
});
