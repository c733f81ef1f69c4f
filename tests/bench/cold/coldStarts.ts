import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { startServer } from '../../../server/serve.ts';
import { appReady } from '../../support/browser.ts';
import { type BenchOptions, Collector, type PartResult, progress } from '../measurement.ts';
import { connectDevTools } from '../visits/devTools.ts';
import type { PaintTimes } from '../visits/paintTimes.ts';
import { prepare, startChrome } from '../visits/phone.ts';
import { type Visit, visit } from '../visits/visit.ts';
import { slowRenderers } from './slowRenderers.ts';

const SLOWER = 4;
const CONTENT_PAGE = '/visa/golden-visa-uae';

/** Runs a task in a browser with a profile, and closes the browser so that it writes its data. */
async function inBrowser<T>(profile: string, run: (port: number, group: number) => Promise<T>): Promise<T> {
  const chrome = await startChrome(profile);
  const ended = once(chrome.process, 'exit');
  try {
    return await run(chrome.port, chrome.pid);
  } finally {
    const devTools = await connectDevTools(chrome.port);
    // The browser may end before it answers.
    await devTools.send('Browser.close').catch(() => undefined);
    await ended;
  }
}

/** DevTools slows the page's main thread; the other variant slows the processes of page and worker. */
const SLOWED = ['thread', 'processes'] as const;

const coldVisit = (profile: string, slowed: (typeof SLOWED)[number], options: Visit): Promise<PaintTimes> =>
  inBrowser(profile, async (port, group) => {
    const devTools = await connectDevTools(port);
    if (slowed === 'thread') return visit(devTools, { ...options, slower: SLOWER });
    const end = await slowRenderers({ rate: SLOWER, group });
    try {
      return await visit(devTools, { ...options, slower: 1 });
    } finally {
      await end();
    }
  });

const READING_MS = 5_000;

async function open(page: Page, origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(origin + path);
    await appReady(page);
    await pause(READING_MS);
  }
}

async function measure(found: Collector, origin: string, profile: string, runs: number): Promise<void> {
  const listed = await inBrowser(profile, (port) =>
    prepare(port, origin, async (page) => {
      const first = await page.locator('main article a[href*="/blog/"]').first().getAttribute('href');
      await open(page, origin, [CONTENT_PAGE, ...(first === null ? [] : [first])]);
    }),
  );
  const article = listed[0]?.path;
  if (article === undefined) throw new Error('The list has no article');
  const pages = [
    ['/', '/', 'main article'],
    ['/blog', '/blog', 'main article'],
    ['article', article, '#article-body'],
    ['content page', CONTENT_PAGE, 'main'],
  ] as const;
  for (let run = 0; run < runs; run += 1) {
    progress(`cold: round ${run + 1} of ${runs}`);
    for (const [subject, path, shows] of pages) {
      for (const slowed of SLOWED) {
        const times = await coldVisit(profile, slowed, { address: origin + path, shows });
        for (const [metric, value] of Object.entries(times))
          found.add(`${subject}, ${slowed} slowed`, metric, 'ms', value);
      }
    }
  }
}

/** Measures visited pages in a browser that has just started, with neither page nor worker running. */
export async function coldStarts({ runs = 9 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const server = await startServer({ log: () => undefined });
  const profile = mkdtempSync(join(tmpdir(), 'cold-'));
  try {
    await measure(found, server.origin, profile, runs);
  } finally {
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
  return {
    title: 'Cold starts',
    conditions: [
      'Phone, 150 ms round trip, 1.6 Mbit/s down. The browser was closed and started again for each visit. Slowed some four times: the page’s thread, by the DevTools protocol; or the processes of page and worker, their threads for parsing and storage too.',
      'The pages were visited before. Text: article’s text, first card or content to be seen. Ready: the app is hydrated.',
    ],
    measurements: found.all(),
  };
}
