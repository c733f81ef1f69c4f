// @vitest-environment node
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STAMP } from '../../../server/build/freshness.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const content = vi.fn(() => Promise.resolve(new Response('Down', { status: 503 })));
let site: FixtureSite;
let server: RunningServer;

beforeEach(async () => {
  content.mockClear();
  site = makeFixtureSite({ [STAMP]: '', 'version.json': '[{"id":"2026-11-21"},{"id":"2026-01-01"}]' });
  server = await serveFixture(site.distDir, { content, publish: { every: 0 } });
});
afterEach(async () => {
  await server.close();
  site.remove();
});

const health = async () => {
  const answer = await ask(server.origin, '/healthz');
  const told: unknown = JSON.parse(answer.body.toString());
  return { status: answer.status, headers: answer.headers, told };
};

describe('/healthz', () => {
  it('QU-08 says that the site can be served, its version and the time of its build', async () => {
    const { status, headers, told } = await health();
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(told).toEqual({
      status: 'ready',
      version: '2026-11-21',
      build: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      content: { reachable: null, checkedAt: null, newest: null, ageSeconds: null },
    });
    expect(content).not.toHaveBeenCalled();
  });

  it('QU-08 is 503 only when there is no build to serve', async () => {
    rmSync(join(site.distDir, STAMP));
    const { status, told } = await health();
    expect([status, told]).toEqual([503, expect.objectContaining({ status: 'no build', build: null })]);
  });

  it.each(['', '[]', '{"id":1}', '[{"id":1}]'])('QU-08 a version file of %j is no failure', async (text) => {
    site.write('version.json', text);
    expect(await health()).toMatchObject({ status: 200, told: { version: null } });
  });

  it('QU-08 answers HEAD without a body and nothing but GET and HEAD', async () => {
    const head = await ask(server.origin, '/healthz?now', { method: 'HEAD' });
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([
      200,
      0,
      true,
    ]);
    const post = await ask(server.origin, '/healthz', { method: 'POST' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask(server.origin, '/healthz/x')).status).toBe(404);
  });
});
