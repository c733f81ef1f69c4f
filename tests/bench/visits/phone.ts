import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromium, type Page } from 'playwright-core';
import { startServer } from '../../../server/serve.ts';
import { chromiumPath } from '../../support/chromiumPath.ts';
import { readThrough } from '../device.ts';
import type { Listed } from '../sessions/reader.ts';
import { connectDevTools, type DevTools } from './devTools.ts';
import { SCREEN } from './visit.ts';

/** A phone that has visited the site, with stored pages and an installed worker. */
export interface Phone {
  readonly origin: string;
  readonly devTools: DevTools;
  readonly listed: readonly Listed[];
  /** From then on the site is unreachable. */
  readonly goOffline: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Emulates a phone as far as a browser's default profile allows. */
async function shape(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

/**
 * Prepares the phone with Playwright, which is not connected during the measurement: visits home and list, then runs
 * `more`. Returns the listed articles.
 */
export async function prepare(
  port: number,
  origin: string,
  more: (page: Page) => Promise<void>,
): Promise<Listed[]> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile');
  const page = await context.newPage();
  await shape(page);
  const listed = await readThrough(page, origin, ['/', '/blog']);
  await more(page);
  await page.close();
  await browser.close();
  return listed;
}

/** Starts a browser, as Lighthouse does, with an empty profile by default. */
export const startChrome = (userDataDir?: string): Promise<LaunchedChrome> =>
  launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...(userDataDir !== undefined && { userDataDir }),
  });

/** Starts a browser with an empty profile and visits home and list; `more` runs on that page. */
export async function startPhone(
  more: (page: Page) => Promise<void> = async () => undefined,
): Promise<Phone> {
  const server = await startServer({ log: () => undefined });
  const chrome = await startChrome();
  const close = async () => {
    chrome.kill();
    await server.close();
  };
  try {
    const listed = await prepare(chrome.port, server.origin, more);
    const devTools = await connectDevTools(chrome.port);
    return { origin: server.origin, devTools, listed, goOffline: () => server.close(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
