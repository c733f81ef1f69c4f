import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { appReady, newVisitor, sharedBrowser, withWorker, workerReady } from './browser.ts';
import { startSite, type TestSite } from './site.ts';
import { copySite, type SiteCopy } from './siteCopy.ts';

/** A reader with the open list and an active worker of a site's first version. */
export interface FirstVersion {
  readonly copy: SiteCopy;
  readonly site: TestSite;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Starts the site's first version and its reader before each test, and ends both after it. */
export function firstVersion(): () => FirstVersion {
  let first: FirstVersion;
  beforeEach(async () => {
    const copy = copySite();
    copy.publish('first');
    const site = await startSite(copy.dir);
    const { context, page } = await newVisitor(await sharedBrowser(), withWorker);
    first = { copy, site, context, page };
    await open(first, page, '/blog');
    await workerReady(page);
  });
  afterEach(async () => {
    await first.context.close();
    await first.site.close();
    first.copy.remove();
  });
  return () => first;
}

export async function open({ site }: FirstVersion, tab: Page, path: string): Promise<void> {
  await tab.goto(site.origin + path);
  await appReady(tab);
}

export const announcement = (tab: Page) => tab.getByText('A new version is ready.');

/** Returns the version of the tab's worker. */
export const version = (tab: Page): Promise<unknown> =>
  tab.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', (event) => resolve(event.data));
        port1.start();
        navigator.serviceWorker.controller?.postMessage('which', [port2]);
      }),
  );

/** Publishes another version and waits until another, idle tab announces it. */
export async function announcedElsewhere(first: FirstVersion): Promise<void> {
  const other = await first.context.newPage();
  await open(first, other, '/quote');
  first.copy.publish('second');
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await announcement(other).waitFor();
}
