// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import type { AccessEntry } from '../../../server/log/accessLog.ts';
import { asLine, jsonLog } from '../../../server/log/log.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';
import { ask, rawGet, sendRaw } from './wire.ts';

const entries: AccessEntry[] = [];
const content = vi.fn<() => Promise<Response>>();
const server = await serveFixture(makeFixtureSite().distDir, {
  access: (entry) => entries.push(entry),
  content,
  publish: { every: 0 },
  hookSecret: 'a secret for tests',
  log: () => undefined,
});

beforeEach(() => {
  entries.length = 0;
  content.mockReset().mockImplementation(async () => Response.json([]));
});

/** Returns the line about a request, which is written after its answer. */
async function lineOf(request: Promise<unknown>): Promise<AccessEntry | undefined> {
  const before = entries.length;
  await request.catch(() => undefined);
  await vi.waitFor(() => expect(entries).toHaveLength(before + 1));
  return entries.at(-1);
}

it('QU-08 the log has time, method, path, duration and size of an answer, without data about the client', async () => {
  const headers = { 'user-agent': 'Reader/1', cookie: 'id=7' };
  expect(await lineOf(server.get('/blog?q=golden+visa', headers))).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    method: 'GET',
    path: '/blog',
    status: 200,
    durationMs: expect.any(Number),
    bytes: expect.any(Number),
    cache: 'file',
  });
  expect(entries[0]?.bytes).toBeGreaterThan(4000);
});

it.each<[string, Parameters<typeof ask>[2], string, number, string]>([
  ['/blog', { headers: { 'if-none-match': '*' } }, '/blog', 304, 'revalidated'],
  ['/wp-json/wp/v2/posts?search=secret', {}, '/wp-json/wp/v2/posts', 200, 'content'],
  ['/hooks/content', { method: 'POST' }, '/hooks/content', 401, 'hook'],
  ['/none', {}, '/none', 404, 'none'],
  ['/healthz', {}, '/healthz', 503, 'none'],
])('QU-08 the log names the source of the answer to %s', async (target, options, path, status, cache) => {
  expect(await lineOf(ask(server.origin, target, options))).toMatchObject({ path, status, cache });
});

it('QU-08 the log names requests that the client aborted', async () => {
  const leaving = new AbortController();
  content.mockImplementation(() => {
    leaving.abort();
    return new Promise(() => {});
  });
  const line = await lineOf(fetch(`${server.origin}/wp-json`, { signal: leaving.signal }));
  expect(line).toMatchObject({ path: '/wp-json', aborted: true });
});

it('QU-02 paths in the log are escaped and shortened', async () => {
  expect(await lineOf(sendRaw(server.origin, rawGet('/a"}{\\n')))).toMatchObject({ path: '/a"}{\\n' });
  const path = '/a"\n\u0085\u009b\u2028{';
  const text = asLine({ path });
  expect(JSON.parse(text)).toEqual({ path });
  expect(text).toMatch(/^[ -~]+$/);
  expect(await lineOf(server.get(`/${'a'.repeat(9000)}`))).toMatchObject({ path: '', status: 414 });
  expect((await lineOf(server.get(`/${'a'.repeat(4000)}`)))?.path).toHaveLength(500);
});

it('QU-08 a message or error is one JSON object on one line', () => {
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const log = jsonLog({ info: add, warn: add }, () => Date.UTC(2026, 10, 24, 8));
  log.info('Served');
  log.error('Refused');
  log.error('GET /x failed:', new Error('two\nlines', { cause: new Error('the cause') }));
  expect(lines.join('')).not.toContain('\n');
  const [time, level] = ['2026-11-24T08:00:00.000Z', 'error'];
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { time, level: 'info', message: 'Served' },
    { time, level, message: 'Refused' },
    { time, level, message: 'GET /x failed:', error: expect.stringMatching(/two\nlines[\s\S]+the cause/) },
  ]);
});
