import type { Browser, Page } from 'playwright-core';
import { startServer } from '../../server/serve.ts';
import { launchBrowser, newVisitor } from '../support/browser.ts';
import { type Device, visitedDevice } from './device.ts';
import { fillBlog } from './fillBlog.ts';
import { type BenchOptions, Collector, type PartResult, progress } from './measurement.ts';
import { paintTimes, watchPaints } from './paintTimes.ts';
import { PHONE } from './sessions/readers.ts';
import { followWorkers } from './workerTargets.ts';

const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const SLOWER = 4;

const CARD = 'main article';
const TEXT = '#article-body';
const LISTS = ['/', '/blog'] as const;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function visit(found: Collector, subject: string, page: Page, address: string, shows: string) {
  await watchPaints(page, shows);
  await slowDown(page);
  await page.goto(address);
  const times = await paintTimes(page);
  for (const [metric, value] of Object.entries(times)) found.add(subject, metric, 'ms', value);
  await page.close();
}

/** Puts a device into a state (second visit, offline) and opens pages of the site there, each as a new page. */
async function visitAll(found: Collector, origin: string, name: string, device: Device, article: number) {
  const open = async (subject: string, path: string, shows: string) =>
    visit(found, `${subject}, ${name}`, await device.context.newPage(), origin + path, shows);
  for (const path of LISTS) await open(path, path, CARD);
  const path = device.listed[article]?.path;
  if (path === undefined) throw new Error('The list has too few articles');
  await open('article', path, TEXT);
}

async function round(found: Collector, browser: Browser, origin: string): Promise<void> {
  const device = await visitedDevice(browser, origin, LISTS);
  const first: [string, string, string][] = [
    ...LISTS.map((path): [string, string, string] => [path, path, CARD]),
    ['article', device.listed[1]?.path ?? '', TEXT],
  ];
  for (const [subject, path, shows] of first) {
    const { page, context } = await newVisitor(browser, PHONE);
    await visit(found, `${subject}, first`, page, origin + path, shows);
    await context.close();
  }
  await visitAll(found, origin, 'second', device, 1);
  await device.context.setOffline(true);
  await visitAll(found, origin, 'offline', device, 2);
  await device.context.close();
}

/** Saves an article of the list for offline, and closes its page. */
async function saveArticle({ context, listed }: Device, origin: string): Promise<string> {
  const address = origin + (listed[3]?.path ?? '');
  const page = await context.newPage();
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Save for offline/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Saved:/ })
    .first()
    .waitFor();
  await page.close();
  return address;
}

async function full(found: Collector, browser: Browser, origin: string, posts: number, runs: number) {
  const device = await visitedDevice(browser, origin, LISTS);
  const saved = await saveArticle(device, origin);
  const stored = await fillBlog(device.page, posts);
  const name = `offline, ${stored} posts stored`;
  await device.context.setOffline(true);
  for (let run = 0; run < runs; run += 1) {
    progress(`visits: ${stored} posts stored, ${run + 1} of ${runs}`);
    await visitAll(found, origin, name, device, 2);
    await visit(found, `saved article, ${name}`, await device.context.newPage(), saved, TEXT);
  }
  await device.context.close();
}

/** First, second and offline visits of a phone on a slow line, in a real browser with real throttling. */
export async function visits({ runs = 9 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    await followWorkers(browser, [
      { method: 'Network.enable' },
      { method: 'Network.emulateNetworkConditions', params: LINE },
    ]);
    for (let run = 0; run < runs; run += 1) {
      progress(`visits: round ${run + 1} of ${runs}`);
      await round(found, browser, server.origin);
    }
    for (const posts of [10, 1_000, 10_000]) await full(found, browser, server.origin, posts, runs);
  } finally {
    await browser.close();
    await server.close();
  }
  return {
    title: 'Visits',
    conditions: [
      'Phone, 150 ms round trip, 1.6 Mbit/s down, CPU slowed four times (the worker’s own thread is not slowed).',
      'The article was listed and never opened. Text: article’s text or first card to be seen. Ready: the app is alive.',
    ],
    measurements: found.all(),
  };
}
