// @vitest-environment node
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { STAMP } from '../../../server/build/freshness.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';

const content = vi.fn(() => Promise.resolve(new Response('Down', { status: 503 })));
const site = makeFixtureSite({ [STAMP]: '', 'version.json': '[{"id":"2026-11-21"},{"id":"2026-01-01"}]' });
const server = await serveFixture(site.distDir, { content, publish: { every: 0 } });

const health = async () => {
  const { body, ...answer } = await server.get('/healthz');
  return { ...answer, state: JSON.parse(body.toString()) as unknown };
};

it('QU-08 /healthz reports status, version and build without a request', async () => {
  expect(await health()).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    state: {
      status: 'ready',
      version: '2026-11-21',
      build: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      content: { reachable: null, checkedAt: null, newest: null, ageSeconds: null },
    },
  });
  expect(content).not.toHaveBeenCalled();
});

it('QU-08 /healthz fails without a build, but not without a version file', async () => {
  for (const text of ['', '[]', '{"id":1}', '[{"id":1}]']) {
    site.write('version.json', text);
    expect(await health()).toMatchObject({ status: 200, state: { version: null } });
  }
  rmSync(join(site.distDir, STAMP));
  expect(await health()).toMatchObject({ status: 503, state: { status: 'no build', build: null } });
});
