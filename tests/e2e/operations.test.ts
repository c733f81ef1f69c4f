import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createContentService } from '../../server/content/embeddedService.ts';
import type { WebHandler } from '../../server/http/contentService.ts';
import type { AccessEntry } from '../../server/log/accessLog.ts';
import { type RunningServer, startServer } from '../../server/serve.ts';
import { IN_FULL } from '../support/everyCase.ts';
import { contentDouble, doublePost } from '../support/contentDouble.ts';
import { type LinkedSite, linkSite } from '../support/linkedSite.ts';
import { startProcess } from '../support/serverProcess.ts';

const down: WebHandler = async () => new Response('Down', { status: 503 });
const another = contentDouble([doublePost(7), doublePost(8)]);
const healthSchema = v.object({
  content: v.object({
    reachable: v.nullable(v.boolean()),
    checkedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    newest: v.pipe(v.string(), v.isoTimestamp()),
    ageSeconds: v.pipe(v.number(), v.integer()),
  }),
});

describe('the site on a server', () => {
  let copy: LinkedSite;
  let server: RunningServer;
  let embedded: WebHandler;
  let content: WebHandler = down;
  let asked = 0;
  const entries: AccessEntry[] = [];

  const get = (path: string) => fetch(server.origin + path, { headers: { accept: 'text/html' } });
  const health = async () => {
    const answer = await get('/healthz');
    return { status: answer.status, ...v.parse(healthSchema, await answer.json()) };
  };

  beforeAll(async () => {
    copy = linkSite();
    embedded = await createContentService();
    server = await startServer({
      distDir: copy.dir,
      publish: { every: 0 },
      // The first request renders a page, also on a busy machine.
      timeoutMs: 60_000,
      access: (entry) => entries.push(entry),
      log: () => undefined,
      content: (request) => {
        asked += 1;
        return content(request);
      },
    });
  });
  afterAll(async () => {
    await server.close();
    copy.remove();
  });

  it('QU-08 OF-04 while the content service is down the site reports healthy, and its pages have an age', async () => {
    expect(await health()).toMatchObject({ status: 200, content: { reachable: null, checkedAt: null } });
    expect((await get('/')).headers.get('age')).toBeNull();
    expect(asked).toBe(0);
    await expect(server.update()).rejects.toThrow('503');
    const before = asked;
    const { status, content: found } = await health();
    expect([status, found.reachable, asked]).toEqual([200, false, before]);
    for (const path of ['/', '/ar/blog', '/blog/choosing-a-free-zone']) {
      const { status: answered, headers } = await get(path);
      expect([path, answered, headers.get('server-timing')]).toEqual([path, 200, 'cache;desc=stale']);
      expect(Math.abs(Number(headers.get('age') ?? 'none') - found.ageSeconds)).toBeLessThan(60);
    }
    expect((await get('/faq')).headers.get('age')).toBeNull();
  });

  it(
    'QU-08 a page rendered for a request is marked, and the log contains no search terms',
    IN_FULL,
    async () => {
      content = (request) => (request.url.includes('slug=guide-') ? another : embedded)(request);
      entries.length = 0;
      const made = await get('/blog/guide-7?q=divorce');
      expect(made.headers.get('server-timing')).toMatch(/^render;dur=[\d.]+, cache;desc=rendered$/);
      expect(await made.text()).toContain('The text of guide 7.');
      const again = await get('/blog/guide-7');
      expect(again.headers.get('server-timing')).toBe('cache;desc=file');
      expect(again.headers.get('age')).toBeNull();
      const searched = await get('/wp-json/wp/v2/posts?search=divorce');
      expect(searched.headers.get('server-timing')).toMatch(/^content;dur=[\d.]+$/);
      await searched.text();
      // The log entry of a page that the earlier test did not read may be written only now.
      const caches = () =>
        entries.flatMap(({ path, cache }) => (/^\/blog\/guide-7$|\/posts$/.test(path) ? [cache] : []));
      await vi.waitFor(() => expect(caches()).toEqual(['rendered', 'file', 'content']));
      expect(JSON.stringify(entries)).not.toContain('divorce');
      await server.update();
      expect((await health()).content.reachable).toBe(true);
    },
  );

  it('QU-08 closing waits until a page that is being rendered is sent completely', async () => {
    const [reached, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    content = async (request) => {
      reached.resolve();
      await answered.promise;
      return another(request);
    };
    const page = get('/blog/guide-8');
    await reached.promise;
    const closed = server.close();
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
    answered.resolve();
    const text = await (await page).text();
    expect(text).toContain('The text of guide 8.');
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
    await closed;
  });
});

it('QU-08 a process logs one JSON object per line, stops at a signal, and immediately at a second one', async () => {
  const server = await startProcess();
  onTestFinished(() => server.kill('SIGKILL'));
  const answer = await fetch(`${server.origin}/blog?q=divorce`, { headers: { 'user-agent': 'Reader/1' } });
  await answer.text();
  await server.said('"path":"/blog"');
  expect(server.lines.join()).not.toMatch(/divorce|Reader|127\.0\.0\.1/);
  // A request that never ends delays the stop by two seconds.
  const { port } = new URL(server.origin);
  const socket = connect({ host: '127.0.0.1', port: Number(port) }).on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\n');
  await once(socket, 'data');
  server.kill('SIGTERM');
  await server.said('SIGTERM');
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
  server.kill('SIGTERM');
  expect(await server.ended).toBe(143);
  socket.destroy();
});

it('QU-08 without an endpoint the build contains no code that measures loading times', () => {
  const folder = join(import.meta.dirname, '../../dist/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const measuring = scripts.filter(
    (name) =>
      /vitals/i.test(name) || readFileSync(join(folder, name), 'utf8').includes('largest-contentful-paint'),
  );
  expect(measuring).toEqual([]);
});
