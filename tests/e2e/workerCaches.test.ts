import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_FULL } from '../support/everyCase.ts';
import { appReady, sharedBrowser, newVisitor, workerReady, withWorker } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { picturesCached, seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { warmed } from '../support/warmed.ts';

/** Most bytes, in brotli, that the worker stores for a language before the device is idle. */
const MAX_BYTES = 480_000;
/** Bytes of a built file in brotli; the smallest have no compressed form. */
const compressedSize = (path: string): number => {
  const name = /\.\w+$/.test(path) ? path : `${path}/index.html`;
  const file = resolve(import.meta.dirname, `../../dist${name}`);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
};

/** Seen pictures that are kept at most. */
const MOST_PICTURES = 250;

describe('the worker and its caches', () => {
  let browser: Browser;
  let site: TestSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterAll(async () => {
    await site.close();
  });

  const open = async (page: Page, path: string) => {
    await page.goto(site.origin + path);
    await appReady(page);
    await workerReady(page);
  };

  it('OF-02 the shell and the pages that visits begin with weigh at most 480 kB', async () => {
    const { page, context } = await newVisitor(browser, withWorker);
    await open(page, '/blog');
    const paths = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((key) => /precache|marsa-pages/.test(key));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return [...new Set(keys.flat().map(({ url }) => new URL(url).pathname))];
    });
    expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/shell/en.html']));
    const bytes = paths.map(compressedSize).reduce((sum, size) => sum + size, 0);
    console.info(`${bytes} bytes of shell and start pages (brotli)`);
    // React and MUI alone weigh more.
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    await context.close();
  });

  it('OF-02 what other pages need comes once this one rests, and is there without a network', async () => {
    const { page, context } = await newVisitor(browser, withWorker);
    await open(page, '/blog');
    await warmed(page, [/\/LanguageMenu-/, /\/web-design-/]);
    await cutOff('the network cut', context, site);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(4);
    await context.close();
  });

  it('OF-02 the worker starts although the page had loaded before the app was there', async () => {
    const { page, context } = await newVisitor(browser, withWorker);
    site
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/index-') ? { bytesPerSecond: 100_000 } : 'pass'));
    await open(page, '/blog');
    const { loaded, started } = await page.evaluate(() => ({
      loaded: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd,
      started: performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/assets/index-'))
        ?.toJSON().responseEnd,
    }));
    expect(loaded).toBeGreaterThan(0);
    expect(started).toBeGreaterThan(loaded);
    site.proxy().setMode('pass');
    await context.close();
  });

  it('OF-03 at most 250 seen pictures are kept, the latest ones', IN_FULL, async () => {
    const { page, context } = await newVisitor(browser, withWorker);
    await open(page, '/blog');
    const address = (number: number) => `/wp-content/uploads/avatars/editorial-24.svg?n=${number}`;
    const kept = () =>
      page.evaluate(async () => {
        const all: string[] = [];
        for (const name of await caches.keys()) {
          if (!name.includes('images')) continue;
          for (const { url } of await (await caches.open(name)).keys()) all.push(url);
        }
        return all;
      });
    for (let first = 1; first < 270; first += 30) {
      const addresses = Array.from({ length: 30 }, (_, index) => address(first + index));
      await page.evaluate(async (all) => {
        const pictures = all.map((src) => Object.assign(new Image(), { src }));
        await Promise.all(pictures.map((picture) => picture.decode()));
      }, addresses);
    }
    await expect.poll(async () => (await kept()).length, { timeout: 10_000 }).toBe(MOST_PICTURES);
    await expect.poll(kept, { timeout: 10_000 }).toContain(site.origin + address(270));
    expect(await kept()).not.toContain(site.origin + address(1));
    await context.close();
  });

  it('OF-03 a picture seen small is shown where the article wants it large', IN_FULL, async () => {
    const { page, context } = await newVisitor(browser, {
      ...withWorker,
      viewport: { width: 390, height: 844 },
    });
    await open(page, '/blog');
    const small = await seePictures(page);
    expect(small.every((address) => address.includes('-400x'))).toBe(true);
    await picturesCached(page, small);
    await cutOff('the network cut', context, site);
    await page.setViewportSize({ width: 1800, height: 1000 });
    await page.locator('main article').nth(1).getByRole('link').click();
    await page.locator('#article-body').waitFor();
    const [large] = await seePictures(page);
    expect(large).toMatch(/-(?:800|1200)x/);
    await context.close();
  });

  it('OF-03 the answer for a missing picture is not kept as one', async () => {
    const { page, context } = await newVisitor(browser, withWorker);
    await open(page, '/blog');
    const missing = `${site.origin}/wp-content/uploads/no-such-picture-800x450.avif`;
    const outcome = page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      return picture.decode().then(
        () => 'shown',
        () => 'broken',
      );
    }, missing);
    expect(await outcome).toBe('broken');
    expect(site.proxy().requests('no-such-picture')).toHaveLength(1);
    expect(await page.evaluate(async (src) => (await caches.match(src)) === undefined, missing)).toBe(true);
    await context.close();
  });

  it(
    'OF-09 with no room left on the device, pictures and articles are still shown online',
    IN_FULL,
    async () => {
      const { page, context } = await newVisitor(browser, withWorker);
      await open(page, '/quote');
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
      await page.goto(`${site.origin}/blog?page=2`);
      await page.getByText('Page 2 of').waitFor();
      expect(await seePictures(page)).toHaveLength(9);
      await page.locator('main article').first().getByRole('link').click();
      await page.locator('#article-body').waitFor();
      await context.close();
    },
  );

  it(
    'OF-09 when the browser has thrown all caches away, the site is read online and fills them again',
    IN_FULL,
    async () => {
      const { page, context } = await newVisitor(browser, withWorker);
      await open(page, '/blog');
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await page.goto(`${site.origin}/quote`);
      await appReady(page);
      await page.getByRole('heading', { level: 1, name: 'Get a Quote' }).waitFor();
      await page.goto(`${site.origin}/blog`);
      await appReady(page);
      expect(await seePictures(page)).toHaveLength(9);
      await context.close();
    },
  );
});
