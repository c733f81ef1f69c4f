import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { goOn } from '../support/goOn.ts';
import { visitedDevice } from './device.ts';
import { type BenchOptions, Collector, type PartResult, progress } from './measurement.ts';
import { onSite } from './served.ts';

const ARTICLES = 50;
/** One search after this number of articles. */
const SEARCH_EVERY = 2;
const TERMS = ['visa', 'bank account', 'tax', 'licence', 'second year'];
/** One measurement after this number of articles. */
const MEASURE_EVERY = 10;

async function read(page: Page, path: string, dwell: number): Promise<void> {
  await goOn(page, path);
  await page.locator('#article-body').waitFor();
  for (let screen = 0; screen < 5; screen += 1) {
    await page.mouse.wheel(0, 1_500);
    await pause(dwell / 5);
  }
}

async function search(page: Page, term: string, dwell: number): Promise<void> {
  await goOn(page, `/blog?search=${encodeURIComponent(term)}`);
  await page.locator('main article').first().waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await pause(dwell);
}

/** Returns the memory of the page after garbage collection. */
async function holds(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

async function look(found: Collector, session: CDPSession, after: string): Promise<void> {
  const held = await holds(session);
  found.add(after, 'heap', 'B', held.get('JSHeapUsedSize') ?? Number.NaN);
  found.add(after, 'nodes', '', held.get('Nodes') ?? Number.NaN);
  found.add(after, 'listeners', '', held.get('JSEventListeners') ?? Number.NaN);
}

async function readOn(found: Collector, page: Page, paths: readonly string[], dwell: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  for (let count = 1; count <= ARTICLES; count += 1) {
    await read(page, paths[count % paths.length] ?? '/blog', dwell);
    const term = TERMS[count % TERMS.length];
    if (term !== undefined && count % SEARCH_EVERY === 0) await search(page, term, dwell);
    if (count % MEASURE_EVERY !== 0) continue;
    await goOn(page, '/blog');
    await page.locator('main article').first().waitFor();
    progress(`memory: ${count} of ${ARTICLES} articles`);
    await look(found, session, `after ${count} articles`);
  }
}

/** Measures the memory of a page in long use without a reload. */
export async function memory({ runs = 1, dwell }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  await onSite(async (origin, browser) => {
    for (let run = 0; run < runs; run += 1) {
      const { page, listed, context } = await visitedDevice(browser, origin, ['/', '/blog']);
      await readOn(
        found,
        page,
        listed.map(({ path }) => path),
        dwell,
      );
      await context.close();
    }
  });
  return {
    title: 'Memory',
    conditions: [
      `One page, never loaded again: ${ARTICLES} articles read to their end and ${ARTICLES / SEARCH_EVERY} searches, ${dwell / 1000} s each; looked at on the list, after all garbage was collected.`,
    ],
    measurements: found.all(),
  };
}
