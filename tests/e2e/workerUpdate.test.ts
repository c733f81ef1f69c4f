import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appReady, launchBrowser, newVisitor, workerReady } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { copySite, type SiteCopy } from '../support/siteCopy.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('a new version', () => {
  let browser: Browser;
  let copy: SiteCopy;
  let site: TestSite;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    copy = copySite();
    copy.publish('first');
    site = await startSite(copy.dir);
    ({ context, page } = await newVisitor(browser));
    await open(page, '/blog');
    await workerReady(page);
  });
  afterEach(async () => {
    await context.close();
    await site.close();
    copy.remove();
  });

  const open = async (tab: Page, path: string) => {
    await tab.goto(site.origin + path);
    await appReady(tab);
  };
  const announcement = (tab: Page) => tab.getByText('A new version is ready.');

  /** Which version the tab is served by. */
  const version = (tab: Page): Promise<unknown> =>
    tab.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', (event) => resolve(event.data));
          port1.start();
          navigator.serviceWorker.controller?.postMessage('which', [port2]);
        }),
    );

  it('OF-07 is announced, and applied on the reader’s word only', async () => {
    copy.publish('second');
    await open(page, '/blog');
    await announcement(page).waitFor();
    expect(await version(page)).toBe('first');
    // Neither loading again nor going on reading applies it.
    await open(page, '/quote');
    await announcement(page).waitFor();
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page.locator('main article').first().waitFor();
    expect(await version(page)).toBe('first');

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await appReady(page);
    expect(await version(page)).toBe('second');
    expect(new URL(page.url()).pathname).toBe('/blog');
    expect(await announcement(page).count()).toBe(0);
  });

  it('OF-07 can be put off, and stays waiting', async () => {
    copy.publish('second');
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Later' }).click();
    await announcement(page).waitFor({ state: 'detached' });
    expect(await version(page)).toBe('first');
    await open(page, '/blog');
    await announcement(page).waitFor();
  });

  it('OF-07 leaves other tabs alone: they are not loaded again and still find their chunks', async () => {
    const other = await context.newPage();
    await open(other, '/blog');
    await other.getByRole('searchbox').fill('half-typed');
    await other.evaluate(() => {
      document.documentElement.setAttribute('data-witness', '');
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        document.documentElement.setAttribute('data-changed', ''),
      );
    });
    await expect.poll(() => lostChunk(other), { timeout: 20_000 }).toMatch('/assets/');
    copy.publish('second', 'LanguageMenu-');
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Update now' }).click();
    // Asked all the time which version it is, the former worker would be kept busy, and not give way.
    await other.locator('html[data-changed]').waitFor({ state: 'attached' });
    expect(await version(other)).toBe('second');
    expect(await other.locator('html[data-witness]').count()).toBe(1);
    expect(await other.getByRole('searchbox').inputValue()).toBe('half-typed');
    expect((await fetch(site.origin + (await lostChunk(other)))).status).toBe(404);
    // The menu's chunk belongs to the old version and was not fetched before.
    await other.getByRole('button', { name: /^Language/ }).click();
    await other.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await other.locator('html[data-witness]').count()).toBe(1);
  });

  /** The address of the menu's chunk, as a cache has it. */
  const lostChunk = (tab: Page): Promise<string> =>
    tab.evaluate(async () => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (url.includes('/assets/LanguageMenu-')) return new URL(url).pathname;
      return 'in no cache';
    });

  it('OF-07 takes nothing of what is stored', async () => {
    await page.locator('main article').nth(1).getByRole('link').click();
    await page.getByText('Readable offline').waitFor();
    const path = new URL(page.url()).pathname;
    const text = await page.locator('#article-body').innerText();
    copy.publish('second');
    await open(page, '/blog');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await cutOff('the network cut', context, site);
    await open(page, path);
    await page.getByText(/This article was fetched .+ and can be read now/).waitFor();
    expect(await page.locator('#article-body').innerText()).toBe(text);
  });
});
