import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { appReady, newVisitor, type Visitor, workerReady } from '../support/browser.ts';
import { type Listed, listedOn } from './sessions/reader.ts';
import { PHONE } from './sessions/readers.ts';

/** A device that has visited the site on a good network and is idle, with the worker installed. */
export interface Device extends Visitor {
  /** Articles of the list's first page: stored, never opened. */
  readonly listed: readonly Listed[];
}

/** The app is idle when it has sent no request for this long. */
const IDLE_MS = 2_000;

/**
 * Opens the paths in order, the last one being a list, and waits until the worker is installed and the app is idle.
 * Returns the articles of that list.
 */
export async function readThrough(page: Page, origin: string, paths: readonly string[]): Promise<Listed[]> {
  const context = page.context();
  let latest = performance.now();
  const note = () => {
    latest = performance.now();
  };
  context.on('request', note).on('requestfinished', note).on('requestfailed', note);
  for (const path of paths) {
    await page.goto(origin + path);
    await appReady(page);
    await page.locator('main article').first().waitFor();
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    while (performance.now() - latest < IDLE_MS / 4) await pause(50);
  }
  await workerReady(page);
  while (performance.now() - latest < IDLE_MS) await pause(50);
  return listedOn(page);
}

export async function visitedDevice(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Device> {
  const visitor = await newVisitor(browser, PHONE);
  return { ...visitor, listed: await readThrough(visitor.page, origin, paths) };
}
