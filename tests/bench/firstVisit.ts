import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { newVisitor } from '../support/browser.ts';
import { Collector, type Part, progress } from './measurement.ts';
import { onSite } from './served.ts';
import { PHONE } from './sessions/readers.ts';

const RUNS = 9;
const WATCHED_MS = 15_000;
const PAGES = ['/', '/blog', '/visa/golden-visa-uae'];
/** Blocking time is the part of a task beyond this duration. */
const LONG_TASK_MS = 50;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

interface Task {
  readonly startTime: number;
  readonly duration: number;
}

/**
 * Opens a page with an empty profile, and returns its files, except those of the content service, and its long tasks.
 */
async function firstVisit(browser: Browser, address: string) {
  const { context, page } = await newVisitor(browser, PHONE);
  const session = await context.newCDPSession(page);
  const files = new Map<string, { isScript: boolean; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache } }) => {
    if (url.startsWith('http') && !url.includes('/wp-json/') && !fromDiskCache)
      files.set(requestId, { isScript: url.endsWith('.js'), bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void files.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const tasks: Task[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await pause(WATCHED_MS);
  const tasks = await page.evaluate((): Task[] => Reflect.get(globalThis, 'longTasks'));
  await context.close();
  return { files: [...files.values()], tasks };
}

/** Measures a phone's first visit: files and bytes of 15 s without requests for posts, and long tasks. */
export const first: Part = async ({ runs = RUNS }) => {
  const found = new Collector();
  await onSite(async (origin, browser) => {
    for (let run = 1; run <= runs; run += 1) {
      progress(`first visits, run ${run} of ${runs}`);
      for (const path of PAGES) {
        const { files, tasks } = await firstVisit(browser, origin + path);
        const scripts = files.filter(({ isScript }) => isScript);
        const sum = (some: typeof files) => some.reduce((bytes, file) => bytes + file.bytes, 0);
        const end = Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration));
        const blocking = tasks.reduce((ms, { duration }) => ms + Math.max(0, duration - LONG_TASK_MS), 0);
        found.add(path, 'files', '', files.length);
        found.add(path, 'bytes', 'B', sum(files));
        found.add(path, 'scripts', '', scripts.length);
        found.add(path, 'bytes of scripts', 'B', sum(scripts));
        found.add(path, 'end of the last long task', 'ms', end);
        found.add(path, 'blocking time', 'ms', blocking);
        found.add(path, 'longest task', 'ms', Math.max(0, ...tasks.map(({ duration }) => duration)));
      }
    }
  });
  return {
    title: 'First visits',
    conditions: [
      'Phone, 150 ms round trip, 1.6 Mbit/s down, CPU slowed four times, empty profile, 15 s from the navigation.',
      'Files that came from the network, once each; without requests to the content service and without a worker.',
    ],
    measurements: found.all(),
  };
};
