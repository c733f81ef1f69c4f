import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentDouble, doublePost, doublePosts } from '../support/contentDouble.ts';
import { freePorts } from '../support/freePort.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { sendMessage } from '../support/sendMessage.ts';
import { copySite, type SiteCopy } from '../support/siteCopy.ts';

const SECRET = 'a secret that both servers and WordPress know';
const COUNT = 50;
const BEFORE = 6;
/** Requests of readers between two new posts. */
const READS = 300;
const ENCODINGS = ['br', 'gzip', 'identity'];

const copies: SiteCopy[] = [];
const processes: ChildProcess[] = [];
const posts = doublePosts(BEFORE);
let wordPress: ReturnType<typeof serve>;
let nginx: ReturnType<typeof startNginx>;
let start: (index: number) => Promise<void>;

async function stop(index: number): Promise<void> {
  const child = processes[index];
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

beforeAll(async () => {
  if (!hasNginx()) return;
  const [content = 0, front = 0, first = 0, second = 0] = await freePorts(4);
  wordPress = serve({ port: content, fetch: (request) => contentDouble(posts)(request) });
  copies.push(copySite(), copySite());
  const ports = [first, second];
  start = async (index) => {
    const options = {
      port: ports[index],
      distDir: copies[index]?.dir,
      content: `http://127.0.0.1:${content}`,
      hookSecret: SECRET,
      hookPeers: [`http://127.0.0.1:${ports[1 - index]}`],
      publish: { every: 20_000 },
    };
    const script = resolve(import.meta.dirname, '../support/servedCopy.ts');
    const child = spawn(process.execPath, [script, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes[index] = child;
    await once(child.stdout, 'data');
  };
  await start(0);
  await start(1);
  nginx = startNginx(front, [first, second]);
});
afterAll(async () => {
  await Promise.all([0, 1].map(stop));
  await nginx?.close();
  wordPress?.close();
  for (const copy of copies) copy.remove();
});

const newestIn = (text: string) =>
  Math.max(0, ...[...text.matchAll(/guide-(\d+)/g)].map(([, number]) => Number(number)));

if (!hasNginx()) console.warn('Two servers behind nginx: skipped: no nginx.');

it.skipIf(!hasNginx())(
  'CS-06 two servers behind nginx publish 50 posts while each is stopped in turn: no request fails, and all readers see each post within 60 s',
  async () => {
    const publishedAt = new Map<number, number>();
    const failures: string[] = [];
    const delays: number[] = [];
    let reads = 0;
    const readers = new AbortController();

    async function get(path: string, encoding: string): Promise<string> {
      const answer = await fetch(nginx.origin + path, { headers: { 'Accept-Encoding': encoding } });
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      return text;
    }
    async function read(path: string, encoding: string): Promise<void> {
      while (!readers.signal.aborted) {
        reads += 1;
        const asked = Date.now();
        const shown = newestIn(await get(path, encoding).catch((error: unknown) => String(error)));
        const missed = publishedAt.get(shown + 1);
        delays.push(missed === undefined ? 0 : asked - missed);
      }
    }
    const reading = ENCODINGS.flatMap((encoding) =>
      ['/blog', '/', '/ar/blog', '/feed.xml'].map((path) => read(path, encoding)),
    );

    for (let number = BEFORE + 1; number <= BEFORE + COUNT; number += 1) {
      posts.unshift(doublePost(number));
      publishedAt.set(number, Date.now());
      expect(await sendMessage(nginx.origin, SECRET, [number])).toBe(202);
      expect(await get(`/blog/guide-${number}`, 'br')).toContain(`The text of guide ${number}.`);
      if (number % 10 === 0) await stop((number / 10) % 2);
      if (number % 10 === 5) await start(((number - 5) / 10) % 2);
      const before = reads;
      await expect.poll(() => reads).toBeGreaterThan(before + READS);
    }
    const last = BEFORE + COUNT;
    for (const path of ['/blog', '/', '/ar/blog', '/feed.xml'])
      await expect.poll(async () => newestIn(await get(path, 'br'))).toBe(last);
    readers.abort();
    await Promise.all(reading);
    expect(failures).toEqual([]);
    expect(Math.max(...delays)).toBeLessThan(60_000);
  },
);
