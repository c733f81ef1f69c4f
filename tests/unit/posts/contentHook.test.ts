// @vitest-environment node
import { once } from 'node:events';
import { request } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { contentHook, HOOK_PATH } from '../../../server/posts/contentHook.ts';
import { hookPeers } from '../../../server/posts/hookPeers.ts';
import { sign } from '../../../server/posts/signature.ts';
import { chance } from '../../support/chance.ts';
import { portOf } from '../../support/freePort.ts';

const SECRET = 'a secret for tests';
const update = vi.fn<() => Promise<boolean>>();
const notifyPeers = vi.fn<() => Promise<void>>();
const log = vi.fn<(message: string, error?: unknown) => void>();
const logged = () => log.mock.calls.flat().join();

let app: Hono;
const server = serve({ port: 0, hostname: '127.0.0.1', fetch: (...request) => app.fetch(...request) });
await once(server, 'listening');
const hook = `http://127.0.0.1:${portOf(server)}${HOOK_PATH}`;
afterAll(() => void server.close());

beforeEach(() => {
  update.mockReset().mockResolvedValue(true);
  notifyPeers.mockReset().mockResolvedValue();
  log.mockReset();
  app = new Hono().route(HOOK_PATH, contentHook({ secret: SECRET, update, notifyPeers, log }));
});

const seconds = (shift = 0) => `${Math.floor(Date.now() / 1_000) + shift}`;

/** Sends a signed message; `over` replaces headers. */
async function send(body: string, timestamp = seconds(), over: Record<string, string> = {}): Promise<number> {
  const signature = sign(SECRET, timestamp, body);
  const headers = { 'X-Marsa-Timestamp': timestamp, 'X-Marsa-Signature': signature, ...over };
  return (await fetch(hook, { method: 'POST', body, headers })).status;
}

it('CS-06 QU-02 a signed message is accepted once, and answered before the pages are rendered', async () => {
  update.mockReturnValue(new Promise(() => {}));
  const now = seconds();
  expect([await send('{"ids":[1,2]}', now), await send('{"ids":[1,2]}', now)]).toEqual([202, 401]);
  expect(update).toHaveBeenCalledTimes(1);
  expect(logged()).toContain('replayed');
});

it.each([
  ['forged', seconds(), { 'X-Marsa-Signature': sign('another secret', seconds(), '{}') }],
  ['forged', seconds(), { 'X-Marsa-Signature': 'short' }],
  ['unsigned', seconds(), { 'X-Marsa-Signature': '' }],
  ['unsigned', 'now', {}],
  ['expired', seconds(-301), {}],
  ['expired', seconds(900), {}],
])('QU-02 a message that is %s is rejected: %s %j', async (why, timestamp, over) => {
  expect(await send('{}', timestamp, over)).toBe(401);
  expect(update).not.toHaveBeenCalled();
  expect(logged()).toContain(why);
});

it('QU-02 a malformed message answers 400, one of more than 64 kB 413', async () => {
  for (const body of ['', 'null', '7', '{"ids":"1"}', '{"ids":[1.5]}', '{', '\u0000'])
    expect([body, await send(body)]).toEqual([body, 400]);
  const long = JSON.stringify({ ids: [], rest: 'x'.repeat(64_000) });
  expect(await send(long).catch(() => 413)).toBe(413);
  expect(update).not.toHaveBeenCalled();
});

it('QU-02 random bodies cause no server error, and at most sixty messages a minute are accepted', async () => {
  const { below, oneOf } = chance(20);
  const pieces = ['{', ...'} [ ] "ids" : , 1 1e999 -0 " \\ \u0000 ٧'.split(' ')] as const;
  const statuses = new Set<number>();
  for (let turn = 0; turn < 300; turn += 1) {
    const text = Array.from({ length: below(12) }, () => oneOf(pieces)).join('');
    statuses.add(await send(below(4) === 0 ? JSON.stringify({ ids: [below(1e6)], rest: text }) : text));
  }
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([202, 400, 401, 429]);
  expect(update).toHaveBeenCalledTimes(60);
  expect(logged()).not.toContain('came to nothing');
});

it('QU-02 the body is not read when the timestamp is wrong', async () => {
  const headers = { 'X-Marsa-Timestamp': seconds(-900), 'X-Marsa-Signature': 'signed' };
  const outgoing = request(hook, { method: 'POST', headers });
  outgoing.write('{');
  const status = await new Promise((done) => {
    outgoing.once('response', ({ statusCode }) => done(statusCode));
  });
  outgoing.on('error', () => undefined).destroy();
  expect(status).toBe(401);
});

it('CS-06 other servers are notified of a message that no peer has sent; failures are logged', async () => {
  expect(await send('{"ids":[1]}')).toBe(202);
  const notify = hookPeers([new URL(hook).origin], SECRET, log);
  await Promise.all([notify(), notify()]);
  await hookPeers(['http://127.0.0.1:9'], SECRET, log)();
  expect([update.mock.calls.length, notifyPeers.mock.calls.length]).toEqual([3, 1]);
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    'http://127.0.0.1:9/hooks/content was not told of a change',
  ]);
});

it('CS-06 an update that fails is logged', async () => {
  update.mockRejectedValue(new Error('Down'));
  expect(await send('{}')).toBe(202);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(String), new Error('Down')));
});

it('QU-02 the hook answers POST only', async () => {
  const answer = await fetch(hook);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
