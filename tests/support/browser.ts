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

/** Starts headless Chromium without background connections. */
export function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: headlessPath(), args: [...FLAGS, ...flags] });
}

/** Starts the full Chromium in headless mode, for features that its headless shell lacks, such as installing apps. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** Starts Chromium with its back/forward cache, which Playwright disables. */
export function launchWithPageCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

let shared: Promise<Browser> | undefined;

/** The browser of this test worker, closed with it. Tests of the browser's start or end use a separate one. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Console errors and uncaught exceptions, except the browser's messages about failed requests. */
  readonly problems: string[];
}

export interface VisitorOptions extends BrowserContextOptions {
  /** The language in local storage before the first page (LA-01). */
  readonly language?: string;
}

/**
 * Options of a visitor with a service worker. Others have none: it fetches the entire site after the first page,
 * which takes three times as long as the page.
 */
export const withWorker = { serviceWorkers: 'allow' } as const;

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

/** Opens a visitor with empty storage and, by default, without a service worker. */
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
  // Only a busy shared machine needs this long.
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
 * Returns the visitor with a new tab and empty storage. The HTTP cache with compiled scripts remains, which saves a
 * third of opening a page.
 */
export async function withoutMemory(visitor: Visitor, origin: string): Promise<Visitor> {
  const page = await visitor.context.newPage();
  // A database with an open connection cannot be deleted.
  await visitor.page.close();
  const browser = await visitor.context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
  return { ...visitor, page, problems: problemsOf(page) };
}

/**
 * Waits until scripts have hydrated or rendered the page. (`waitForFunction` needs `eval`, which the site's policy
 * forbids.)
 */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-hydrated~="app"]').waitFor({ state: 'attached' });
}

/** The installation of a worker takes less, also on a busy machine and the worst network. */
const INSTALL_TIMEOUT_MS = 300_000;

/** Rejects when no worker controls the page in time, with the state of the installation. */
async function workerMissing(page: Page, signal: AbortSignal): Promise<never> {
  await setTimeout(INSTALL_TIMEOUT_MS, undefined, { signal, ref: false });
  const states = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return [found?.installing?.state, found?.waiting?.state, found?.active?.state].map(String);
  });
  throw new Error(`No worker is in charge (installing, waiting, active): ${states.join(', ')}`);
}

/** Waits until the service worker controls the page and has cached all files. */
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
 * Pauses the page's installed clock slightly ahead of its time. Tries again when a busy machine has passed that time.
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
