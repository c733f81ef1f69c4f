// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentHook, HOOK_PATH } from '../../../server/posts/contentHook.ts';
import { sign } from '../../../server/posts/signature.ts';
import { chance } from '../../support/chance.ts';

const SECRET = 'a secret of the tests';
const update = vi.fn<() => Promise<boolean>>();
const log = vi.fn<(message: string, error?: unknown) => void>();
let server: Server;
let origin = '';

beforeEach(async () => {
  update.mockReset().mockResolvedValue(true);
  log.mockReset();
  const app = new Hono().route(HOOK_PATH, contentHook({ secret: SECRET, update, log }));
  const listener = getRequestListener(app.fetch);
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const seconds = (shift = 0) => `${Math.floor(Date.now() / 1_000) + shift}`;

/** Sends a message as the content service does; `over` changes a header. */
async function send(body: string, timestamp = seconds(), over: Record<string, string> = {}): Promise<number> {
  const headers = {
    'X-Marsa-Timestamp': timestamp,
    'X-Marsa-Signature': sign(SECRET, timestamp, body),
    ...over,
  };
  return (await fetch(`${origin}/hooks/content`, { method: 'POST', body, headers })).status;
}

describe('the content service’s word of a change', () => {
  it('CS-06 is believed when it is signed, and answered before the pages are made', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    update.mockReturnValue(promise);
    expect(await send('{"ids":[1,2]}')).toBe(202);
    expect(update).toHaveBeenCalledTimes(1);
    resolve(true);
  });

  it('CS-06 QU-02 is believed once', async () => {
    const timestamp = seconds();
    expect([await send('{}', timestamp), await send('{}', timestamp)]).toEqual([202, 401]);
    expect(update).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.flat().join()).toContain('replayed');
  });

  it.each([
    ['forged', seconds(), { 'X-Marsa-Signature': sign('another secret', seconds(), '{}') }],
    ['forged', seconds(), { 'X-Marsa-Signature': 'short' }],
    ['unsigned', seconds(), { 'X-Marsa-Signature': '' }],
    ['unsigned', 'now', {}],
    ['expired', seconds(-301), {}],
    // Far enough ahead to stay so on a machine that is slow to come to this test.
    ['expired', seconds(900), {}],
  ])('QU-02 is refused when it is %s: %s %j', async (why, timestamp, over) => {
    expect(await send('{}', timestamp, over)).toBe(401);
    expect(update).not.toHaveBeenCalled();
    expect(log.mock.calls.flat().join()).toContain(why);
  });

  it.each(['', 'null', '7', '{"ids":"1"}', '{"ids":[1.5]}', '{', '\u0000'])(
    'QU-02 %j is no message',
    async (body) => {
      expect(await send(body)).toBe(400);
      expect(update).not.toHaveBeenCalled();
    },
  );

  it('QU-02 may hold anything, and is answered without an error of the server', async () => {
    const { below, oneOf } = chance(20);
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      '"ids"',
      ':',
      ',',
      '1',
      '1e999',
      '-0',
      '"',
      '\\',
      '\u0000',
      '٧',
      'null',
    ] as const;
    const bodies = Array.from({ length: 300 }, () =>
      below(4) === 0
        ? JSON.stringify({ ids: [below(1e6)], rest: oneOf(pieces) })
        : Array.from({ length: below(12) }, () => oneOf(pieces)).join(''),
    );
    const statuses = new Set<number>();
    for (const body of bodies) statuses.add(await send(body));
    // Some are messages, most are not; beyond sixty they are too many, and the same one twice is a replay.
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([202, 400, 401, 429]);
    expect(update).toHaveBeenCalledTimes(60);
    expect(log.mock.calls.flat().join()).not.toContain('came to nothing');
  });

  it('QU-02 is not read beyond 64 kB', async () => {
    expect(await send(JSON.stringify({ ids: [], rest: 'x'.repeat(64_000) })).catch(() => 413)).toBe(413);
    expect(update).not.toHaveBeenCalled();
  });

  it('QU-02 is listened to sixty times a minute', async () => {
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push(await send(JSON.stringify({ ids: [turn] })));
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 202), 429]);
  });

  it('CS-06 what then fails is logged', async () => {
    update.mockRejectedValue(new Error('Down'));
    expect(await send('{}')).toBe(202);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(String), new Error('Down')));
  });

  it('QU-02 only POST is answered', async () => {
    const answer = await fetch(`${origin}/hooks/content`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
