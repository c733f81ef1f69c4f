// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../../server/serve.ts';
import type { AccessEntry } from '../../../server/log/accessLog.ts';
import { asLine, jsonLog } from '../../../server/log/log.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask, rawGet, sendRaw } from './wire.ts';

let site: FixtureSite;
let server: RunningServer;
const entries: AccessEntry[] = [];
let content = () => Promise.resolve(Response.json([]));

beforeEach(async () => {
  site = makeFixtureSite();
  content = () => Promise.resolve(Response.json([]));
  server = await serveFixture(site.distDir, {
    access: (entry) => entries.push(entry),
    content: () => content(),
    publish: { every: 0 },
    hookSecret: 'a secret of the tests',
    log: () => undefined,
  });
});
afterEach(async () => {
  await server.close();
  site.remove();
  entries.length = 0;
  asked = 0;
});

let asked = 0;

/** The line about a request, which is written once its answer is out. */
async function lineOf(request: Promise<unknown>): Promise<AccessEntry | undefined> {
  asked += 1;
  await request.catch(() => undefined);
  await vi.waitFor(() => expect(entries).toHaveLength(asked));
  return entries.at(-1);
}

describe('the line about an answer', () => {
  it('QU-08 says when, what, how long and how much, and nothing about who asked', async () => {
    const headers = { 'user-agent': 'Reader/1', cookie: 'id=7', 'accept-encoding': 'br' };
    const line = await lineOf(ask(server.origin, '/blog?q=golden+visa', { headers }));
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/blog',
      status: 200,
      durationMs: expect.any(Number),
      bytes: expect.any(Number),
      cache: 'file',
    });
    expect(line?.bytes).toBeGreaterThan(4000);
  });

  it.each([
    ['/wp-json/wp/v2/posts?search=secret', {}, 200, 'content'],
    ['/hooks/content', { method: 'POST' }, 401, 'hook'],
    ['/none', {}, 404, 'none'],
    ['/blog/', {}, 308, 'none'],
    ['/healthz', {}, 503, 'none'],
  ])('QU-08 %s comes from where it comes from', async (path, options, status, cache) => {
    const line = await lineOf(ask(server.origin, path, options));
    expect(line).toMatchObject({ path: path.split('?')[0], status, cache });
  });

  it('QU-08 a copy that still holds is told from a file that was sent', async () => {
    const first = ask(server.origin, '/blog');
    await lineOf(first);
    const { headers } = await first;
    const again = ask(server.origin, '/blog', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(await lineOf(again)).toMatchObject({ status: 304, cache: 'revalidated' });
  });

  it('QU-08 a reader who leaves early is told of, too', async () => {
    const leaving = new AbortController();
    content = () => {
      leaving.abort();
      return new Promise(() => {});
    };
    const line = await lineOf(fetch(`${server.origin}/wp-json`, { signal: leaving.signal }));
    expect(line).toMatchObject({ path: '/wp-json', aborted: true });
  });

  it('QU-02 no request begins a line of its own, whatever it asks for', async () => {
    const line = await lineOf(sendRaw(server.origin, rawGet('/a"}{\\n')));
    expect(line?.path).toBe('/a"}{\\n');
    const text = asLine({ ...line, path: '/a"\n\u0085\u009b\u2028{' });
    expect(JSON.parse(text)).toMatchObject({ path: '/a"\n\u0085\u009b\u2028{' });
    expect(text).toMatch(/^[ -~]+$/);
    expect(await lineOf(ask(server.origin, `/${'a'.repeat(9000)}`))).toMatchObject({ path: '', status: 414 });
    const long = await lineOf(ask(server.origin, `/${'a'.repeat(4000)}`));
    expect(long?.path).toHaveLength(500);
  });
});

describe('jsonLog', () => {
  const info = vi.fn<(line: string) => void>();
  const warn = vi.fn<(line: string) => void>();
  const log = jsonLog({ info, warn }, () => Date.UTC(2026, 10, 24, 8));

  it('QU-08 an error is one line, with what caused it', () => {
    log.error('GET /x failed:', new Error('two\nlines', { cause: new Error('the cause') }));
    const [line = ''] = warn.mock.lastCall ?? [];
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({
      time: '2026-11-24T08:00:00.000Z',
      level: 'error',
      message: 'GET /x failed:',
      error: expect.stringMatching(/two\nlines[\s\S]+the cause/),
    });
    log.error('Refused: forged');
    expect(JSON.parse(warn.mock.lastCall?.[0] ?? '')).not.toHaveProperty('error');
  });

  it('QU-08 a message is one line on stdout', () => {
    log.info('Served');
    expect(info).toHaveBeenCalledWith(
      '{"time":"2026-11-24T08:00:00.000Z","level":"info","message":"Served"}',
    );
  });
});
