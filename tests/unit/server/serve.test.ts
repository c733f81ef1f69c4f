// @vitest-environment node
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import { finishBuild } from '../../../server/build/finish.ts';
import { STAMP } from '../../../server/build/freshness.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

let site: FixtureSite;
const running: RunningServer[] = [];

async function serve(...[options]: [Parameters<typeof serveFixture>[1]?]): Promise<RunningServer> {
  const server = await serveFixture(site.distDir, options);
  running.push(server);
  return server;
}

beforeEach(() => {
  site = makeFixtureSite();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  site.remove();
});

describe('startServer', () => {
  it('CS-03 is reached by name, and gives the content paths to the content service', async () => {
    const content = vi.fn((request: Request) =>
      Promise.resolve(Response.json(new URL(request.url).pathname)),
    );
    const { origin } = await serve({ content });
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    for (const path of ['/wp-json', '/wp-json/wp/v2/posts', '/wp-content/uploads/2026/11/a.svg']) {
      expect(await (await fetch(origin + path)).json()).toBe(path);
    }
    expect((await fetch(`${origin}/wp-jsonx`)).status).toBe(404);
    expect((await fetch(`${origin}/wp-content/themes/a.css`)).status).toBe(404);
    expect((await fetch(`${origin}/blog`)).status).toBe(200);
    expect(content).toHaveBeenCalledTimes(3);
  });

  it('QU-02 an uploaded file opened by itself is under the policy', async () => {
    const svg = { headers: { 'content-type': 'image/svg+xml' } };
    const { origin } = await serve({ content: () => Promise.resolve(new Response('<svg/>', svg)) });
    const { headers } = await ask(origin, '/wp-content/uploads/a.svg');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('CS-01 a site built for a content service elsewhere answers 404 under its paths', async () => {
    const { startServer } = await import('../../../server/serve.ts');
    const settings = { ...NO_SETTINGS, contentOrigin: 'https://cms.example' };
    const server = await startServer({ distDir: site.distDir, settings });
    running.push(server);
    expect((await fetch(`${server.origin}/wp-json/wp/v2/posts`)).status).toBe(404);
  });

  it('CS-03 a port that is taken is told by its code', async () => {
    const { origin } = await serve();
    await expect(serve({ port: Number(new URL(origin).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('CS-03 closing frees the port at once, idle connections or not', async () => {
    const first = await serve();
    await (await fetch(first.origin)).text();
    await first.close();
    const port = Number(new URL(first.origin).port);
    expect((await serve({ port })).origin).toBe(first.origin);
  });

  it('CS-03 closing waits two seconds for an answer under way, no longer', async () => {
    const asked = vi.fn<() => void>();
    const server = await serve({
      content: () => {
        asked();
        return new Promise<Response>(() => {});
      },
    });
    const answer = ask(server.origin, '/wp-json').catch((error: unknown) => String(error));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = vi.fn<() => void>();
    const closing = server.close().then(closed);
    await vi.advanceTimersByTimeAsync(1999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await closing;
    expect(await answer).toMatch(/hang up|ECONNRESET/);
  });

  it('OF-07 a new build in the same place is noticed', async () => {
    await finishBuild(site.distDir, site.distDir);
    const { origin } = await serve();
    const before = await ask(origin, '/', { headers: { 'accept-encoding': 'br' } });

    rmSync(join(site.distDir, STAMP));
    site.write('index.html', `<script>changed()</script>${'new words '.repeat(300)}`);
    site.write('fresh/index.html', 'fresh');
    await compressSite(site.distDir);
    expect((await ask(origin, '/fresh')).status).toBe(404);
    await finishBuild(site.distDir, site.distDir);
    utimesSync(join(site.distDir, STAMP), 1_900_000_000, 1_900_000_000);

    const after = await ask(origin, '/', { headers: { 'accept-encoding': 'br' } });
    expect((await ask(origin, '/fresh')).status).toBe(200);
    expect(after.headers['content-length']).toBe(String(after.body.length));
    expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
  });
});

describe('finishBuild', () => {
  it('QU-02 refuses a site whose pages carry an inline script each', async () => {
    for (let page = 0; page < 20; page += 1)
      site.write(`p${page}/index.html`, `<script>page(${page})</script>`);
    await expect(finishBuild(site.distDir, site.distDir)).rejects.toThrow('21 different inline scripts');
  });
});
