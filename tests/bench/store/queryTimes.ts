import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { visitedDevice } from '../device.ts';
import { fillBlog } from '../fillBlog.ts';
import { type BenchOptions, Collector, type PartResult, progress } from '../measurement.ts';
import { onSite } from '../served.ts';
import { siteWithStorePage, STORE_PAGE } from './page.ts';

const SIZES = [100, 1_000, 10_000];
const RATES = [1, 4];

const timesSchema = v.record(v.string(), v.number());

async function askAll(posts: number): Promise<unknown> {
  const measure: unknown = Reflect.get(globalThis, 'measureStore');
  if (typeof measure !== 'function') throw new Error('The queries are not on the page');
  return Reflect.apply(measure, undefined, [posts]);
}

async function askOnce(found: Collector, page: Page, address: string, rate: number, posts: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  const times = v.parse(timesSchema, await page.evaluate(askAll, posts));
  for (const [name, value] of Object.entries(times))
    found.add(name, `${posts} posts, CPU ÷ ${rate}`, 'ms', value);
}

async function measureSize(found: Collector, browser: Browser, origin: string, posts: number, runs: number) {
  const device = await visitedDevice(browser, origin, ['/', '/blog']);
  const stored = await fillBlog(device.page, posts);
  progress(`store: ${stored} posts stored`);
  for (const rate of RATES) {
    for (let run = 0; run < runs; run += 1) {
      const page = await device.context.newPage();
      await askOnce(found, page, origin + STORE_PAGE, rate, stored);
      await page.close();
    }
  }
  await device.context.close();
}

/** Measures the app's queries with many and few stored posts (`src/features/blog/db/read.ts`). */
export async function store({ runs = 9 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const site = await siteWithStorePage();
  const measure = async (origin: string, browser: Browser) => {
    for (const posts of SIZES) await measureSize(found, browser, origin, posts, runs);
  };
  await onSite(measure, { distDir: site.dir }).finally(site.remove);
  return {
    title: 'The store',
    conditions: [
      'Each run on a new page with the database newly opened. Each question is asked once, in this order, when its code has never run; then all of them seven times more (“again”, the median of a run).',
      'Start: opening the database and reading the first list. Page 1 comes from a stored answer, the other lists are put together on the device.',
    ],
    measurements: found.all(),
  };
}
