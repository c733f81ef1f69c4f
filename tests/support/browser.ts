import { setTimeout } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumPath, headlessPath } from './chromiumPath.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a headless Chromium without connections of its own, with further flags. */
export function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: headlessPath(), args: [...FLAGS, ...flags] });
}

/** Starts the whole Chromium without a window, for what its headless shell lacks: installing apps, for one. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** Starts Chromium with its back/forward cache, which Playwright switches off. */
export function launchWithPageCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of this test worker: started once, ended with the worker. For every file but those whose subject is the
 * browser's own start or end.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** A visitor on a device of their own, with everything that went wrong in their console. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The size of the screen at first, in CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** Errors of the console and uncaught exceptions, but for the browser's own lines about failed requests. */
  readonly problems: string[];
}

/** What a visitor is like. */
export interface VisitorOptions extends BrowserContextOptions {
  /** Kept in local storage before the first page (LA-01). */
  readonly language?: string;
}

/**
 * What a visitor is like whom the service worker is to serve. Others go without: it fetches all of the site behind each
 * of their first pages, which takes three times as long as the page.
 */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** What goes wrong in the page's console from now on: see `Visitor`. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

/** Opens a fresh device: empty storage, and no service worker unless it is asked for. */
export async function newVisitor(
  browser: Browser,
  { language, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const viewport = options.viewport ?? { width: 1366, height: 768 };
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
    ...options,
  });
  // Nothing waits that long, but where a shared machine stands still for a while.
  context.setDefaultTimeout(90_000);
  if (language !== undefined) {
    await context.addInitScript((code) => {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
    }, language);
  }
  const page = await context.newPage();
  return { context, page, viewport, problems: problemsOf(page) };
}

/**
 * The visitor in a new tab, with nothing stored of what the site stores: as a fresh device, but for the browser's own
 * cache, in which the site's scripts lie compiled. Fetching and compiling them is a third of opening a page.
 */
export async function withoutMemory(visitor: Visitor, origin: string): Promise<Visitor> {
  const page = await visitor.context.newPage();
  // A database with an open connection could not be removed.
  await visitor.page.close();
  const browser = await visitor.context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
  return { ...visitor, page, problems: problemsOf(page) };
}

/**
 * Waits until the app is ready on the page: its scripts have hydrated or rendered it. (`waitForFunction` needs
 * `eval`, which the site's policy forbids.)
 */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
}

/** In this time, in milliseconds, a worker is installed, however busy the machine and bad the line. */
const INSTALL = 300_000;

/** Rejects when a worker is not in charge in time, and says how far it came: a hook that hangs says nothing. */
async function workerMissing(page: Page, signal: AbortSignal): Promise<never> {
  await setTimeout(INSTALL, undefined, { signal, ref: false });
  const states = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return [found?.installing?.state, found?.waiting?.state, found?.active?.state].map(String);
  });
  throw new Error(`No worker is in charge (installing, waiting, active): ${states.join(', ')}`);
}

/** Waits until the service worker controls the page and has everything in its cache. */
export async function workerReady(page: Page): Promise<void> {
  const controlled = page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  const late = new AbortController();
  const missing = workerMissing(page, late.signal);
  missing.catch(() => undefined);
  try {
    await Promise.race([controlled, missing]);
  } finally {
    late.abort();
  }
}

/**
 * Stops the page's clock, which was installed before, a little ahead of its time: from then on it goes as the test
 * says. On a machine that was too busy in that second it tries again.
 */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now());
    try {
      await page.clock.pauseAt(now + 1000);
      return;
    } catch (error) {
      if (!String(error).includes('to the past')) throw error;
    }
  }
}
