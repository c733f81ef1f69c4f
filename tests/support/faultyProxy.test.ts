import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phpNotice, seededFaults } from './faults.ts';
import type { Fault } from './faults.ts';
import { startFaultyProxy } from './faultyProxy.ts';
import type { FaultyProxy } from './faultyProxy.ts';
import { STALL_MS, worstLine, type WorstRequest } from './worstLine.ts';

const body = JSON.stringify(
  Array.from({ length: 50 }, (_, id) => ({ id, title: { rendered: `Guide ${id}` } })),
);

describe('faulty proxy', () => {
  const target = createServer((request, response) => {
    const origin = request.headers.origin;
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'X-WP-Total': '50',
      ...(origin === undefined ? {} : { 'Access-Control-Allow-Origin': origin }),
    });
    response.end(body);
  });
  let proxy: FaultyProxy;

  beforeAll(async () => {
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = target.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    proxy = await startFaultyProxy({ target: `http://127.0.0.1:${port}` });
  });
  beforeEach(() => proxy.reset());
  afterAll(async () => {
    await proxy.stop();
    target.close();
  });

  const ask = async (mode: Fault, path = '/posts'): Promise<Response> => {
    proxy.setMode(mode);
    return fetch(proxy.origin + path, { headers: { Origin: 'https://reader.example' }, redirect: 'manual' });
  };

  it('CS-05 the proxy forwards responses and records requests', async () => {
    const answer = await ask('pass', '/posts?page=2');
    expect(answer.headers.get('X-WP-Total')).toBe('50');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://reader.example');
    expect(await answer.text()).toBe(body);
    await ask('pass', '/categories');
    expect(proxy.requests()).toMatchObject([
      { method: 'GET', path: '/posts?page=2' },
      { method: 'GET', path: '/categories' },
    ]);
    expect(proxy.requests('categories')).toHaveLength(1);
  });

  it.each(['garbage', 'truncated', 'notice', 'html'] as const)(
    'CS-05 %s is a response of status 200 without valid JSON',
    async (mode) => {
      const answer = await ask(mode);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
      expect(text.length).toBeGreaterThan(3);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://reader.example');
      expect(text.startsWith(phpNotice)).toBe(mode === 'notice');
    },
  );

  it('CS-05 wrong types are valid JSON, and missing totals are omitted', async () => {
    expect(Array.isArray(await (await ask('wrong-types')).json())).toBe(true);
    const answer = await ask('no-totals');
    expect(answer.headers.get('X-WP-Total')).toBeNull();
    expect(await answer.text()).toBe(body);
  });

  it('CS-05 a status is sent with and without Retry-After', async () => {
    const busy = await ask({ status: 503 });
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, null]);
    const limited = await ask({ status: 429, retryAfter: '7' });
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(limited.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it('CS-05 redirects lead to an address or form a loop', async () => {
    expect((await ask({ redirect: 'https://elsewhere.example/' })).headers.get('Location')).toBe(
      'https://elsewhere.example/',
    );
    expect((await ask('redirect-loop', '/posts')).headers.get('Location')).toBe('/posts');
  });

  it('CS-05 drop and drop-body close the connection', async () => {
    await expect(ask('drop')).rejects.toThrow('fetch failed');
    const answer = await ask('drop-body');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('CS-05 silence sends no headers; a silent body sends half of it and never ends', async () => {
    proxy.setMode('silence');
    const silent = new AbortController();
    const never = fetch(`${proxy.origin}/posts`, { signal: silent.signal });
    // The response to a second request shows that the first one had time to be answered.
    expect((await ask('pass', '/categories')).status).toBe(200);
    silent.abort();
    await expect(never).rejects.toThrow('aborted');

    const reader = (await ask('silent-body')).body?.getReader();
    let received = 0;
    while (received < Math.ceil(body.length / 2))
      received += (await reader?.read())?.value?.length ?? body.length;
    expect(received).toBe(Math.ceil(body.length / 2));
    const next = await Promise.race([reader?.read(), ask('pass', '/categories').then(() => 'still silent')]);
    expect(next).toBe('still silent');
    await reader?.cancel();
  });

  it('CS-05 a slow body arrives completely, in pieces', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await ask({ bytesPerSecond: body.length * 4 })).body ?? []) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).toString()).toBe(body);
  });

  it('CS-05 a delay precedes its fault, and a client that disconnects causes no error', async () => {
    const started = performance.now();
    const answer = await ask({ delay: 120, before: { status: 503 } });
    // Timers can fire a millisecond early by this clock.
    expect(performance.now() - started).toBeGreaterThan(115);
    expect(answer.status).toBe(503);
    await expect((await ask({ delay: 1, before: 'drop-body' })).text()).rejects.toThrow('terminated');
    expect(await (await ask({ delay: 1, before: { delay: 1, before: 'pass' } })).text()).toBe(body);

    const leaving = new AbortController();
    proxy.setMode({ delay: 3_600_000, before: 'pass' });
    const never = fetch(`${proxy.origin}/never`, { signal: leaving.signal });
    await expect.poll(() => proxy.requests('/never')).toHaveLength(1);
    leaving.abort();
    await expect(never).rejects.toThrow('aborted');
    expect((await ask('pass', '/categories')).status).toBe(200);
  });

  it('CS-05 the worst network has its shares of faults and latencies, the same for the same seed', () => {
    const kinds = new Map<string, number>();
    const decide = (seed: number, onRequest?: (request: WorstRequest) => void) =>
      Array.from({ length: 4_000 }, (_, number) =>
        worstLine(seed, onRequest)(
          { method: 'GET', path: `/file-${number % 800}.js` },
          Math.floor(number / 800),
        ),
      );
    const faults = decide(1, ({ kind }) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    expect(decide(1)).toEqual(faults);
    expect(decide(2)).not.toEqual(faults);
    const share = (kind: string) => (kinds.get(kind) ?? 0) / faults.length;
    expect(share('stall')).toBeCloseTo(0.3, 1);
    expect(share('cut')).toBeCloseTo(0.1, 1);
    expect(share('busy')).toBeCloseTo(0.1, 1);
    expect(share('pass')).toBeCloseTo(0.5, 1);

    const delays = faults.map((fault) => (typeof fault === 'object' && 'delay' in fault ? fault.delay : 0));
    const latencies = delays.map((delay) => (delay >= STALL_MS ? delay - STALL_MS : delay));
    expect(Math.min(...latencies)).toBeLessThan(110);
    expect(Math.max(...latencies)).toBeGreaterThan(690);
    expect(latencies.every((latency) => latency >= 100 && latency <= 700)).toBe(true);
    expect(latencies.reduce((sum, each) => sum + each, 0) / latencies.length).toBeCloseTo(400, -2);
  });

  it('CS-05 a chooser receives the path and the number of earlier requests', async () => {
    proxy.setMode(({ path }, earlier) => (path === '/posts' && earlier < 2 ? { status: 503 } : 'pass'));
    const statuses: number[] = [];
    for (const path of ['/posts', '/categories', '/posts', '/posts'])
      statuses.push((await fetch(proxy.origin + path)).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  it('CS-05 seeded faults are the same for the same seed, and all occur', () => {
    const faults: Fault[] = ['pass', 'garbage', 'truncated', { status: 503 }];
    const run = (seed: number): Fault[] =>
      Array.from({ length: 60 }, (_, number) =>
        seededFaults(seed, faults)(
          { method: 'GET', path: `/posts?page=${number % 5}` },
          Math.floor(number / 5),
        ),
      );
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
    expect(new Set(run(1))).toEqual(new Set(faults));
  });

  it('CS-05 invented responses can be unreadable across origins', async () => {
    const bare = await startFaultyProxy({ target: proxy.origin, readable: false });
    bare.setMode({ status: 503 });
    const answer = await fetch(bare.origin, { headers: { Origin: 'https://reader.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    await bare.stop();
  });
});
