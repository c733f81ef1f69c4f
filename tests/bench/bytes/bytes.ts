import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { WebHandler } from '../../../server/http/contentService.ts';
import { startServer } from '../../../server/serve.ts';
import { appReady, launchBrowser } from '../../support/browser.ts';
import { visitedDevice } from '../device.ts';
import { type BenchOptions, Collector, type PartResult, progress } from '../measurement.ts';
import { followWorkers } from '../workerTargets.ts';
import { libraryOf } from './library.ts';
import { TrafficCounter } from './traffic.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const LIBRARIES = {
  'nothing new': { numbers: numbers(1, 100) },
  'one new post': { numbers: numbers(1, 101) },
  'one edited, one deleted': { numbers: numbers(1, 101).filter((n) => n !== 97), edited: [95] },
} as const;

/** All pages of the list, which store all 100 posts. */
const LISTS = ['/', ...numbers(2, 12).map((page) => `/blog?page=${page}`), '/blog'];

const IDLE_MS = 3_000;

async function round(
  found: Collector,
  browser: Browser,
  counter: TrafficCounter,
  services: Map<string, WebHandler>,
) {
  let service = services.get('nothing new');
  const server = await startServer({
    content: (request) => service?.(request) ?? Promise.resolve(new Response('', { status: 503 })),
  });
  const lines: string[] = [];
  try {
    const { context, page: before } = await visitedDevice(browser, server.origin, LISTS);
    await before.close();
    for (const [name, next] of services) {
      service = next;
      counter.take();
      const page = await context.newPage();
      await counter.follow(page);
      for (const path of ['/', '/blog']) {
        await page.goto(server.origin + path);
        await appReady(page);
        await pause(IDLE_MS);
        const { requests } = counter.take();
        found.add(
          `${path}, ${name}`,
          'bytes',
          'B',
          requests.reduce((sum, { bytes }) => sum + bytes, 0),
        );
        found.add(`${path}, ${name}`, 'requests', '', requests.length);
        lines.push(...requests.map((each) => `${path}, ${name}: ${each.bytes} B \`${each.path}\``));
      }
      await page.close();
    }
    await context.close();
  } finally {
    await server.close();
  }
  return lines;
}

/** Measures the content bytes of a return visit with 100 stored posts (OF-08). */
export async function bytes({ runs = 3 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const counter = new TrafficCounter();
  const services = new Map<string, WebHandler>();
  for (const [name, contents] of Object.entries(LIBRARIES)) services.set(name, await libraryOf(contents));
  let details: string[] = [];
  const browser = await launchBrowser();
  try {
    await followWorkers(browser, [{ method: 'Network.enable' }], (method, params) => {
      counter.hear('worker', method, params);
    });
    for (let run = 0; run < runs; run += 1) {
      progress(`bytes: round ${run + 1} of ${runs}`);
      details = await round(found, browser, counter, services);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Content traffic of a return visit',
    conditions: [
      '100 posts of about 6 kB of text on the device and at the content service, which answers in gzip; requests to /wp-json of page and worker, headers included.',
      'The home page is opened, then the list, each until nothing more was asked for.',
    ],
    measurements: found.all(),
    details,
  };
}
