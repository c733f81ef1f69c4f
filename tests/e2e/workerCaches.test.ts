import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_FULL } from '../support/everyCase.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { seePictures } from '../support/pictures.ts';
import { visits } from '../support/visits.ts';
import { cachedUrls, filesCached, warmed } from '../support/warmed.ts';

/** The limit for the files of a language that the worker caches before the device is idle, compressed. */
const MAX_BYTES = 480_000;
const compressedSize = (path: string): number => {
  const name = /\.\w+$/.test(path) ? path : `${path}/index.html`;
  const file = resolve(import.meta.dirname, `../../dist${name}`);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
};

const MOST_PICTURES = 250;

describe('the worker and its caches', () => {
  const { newPage, proxy, site } = visits();

  const open = async (page: Page, path: string) => {
    await page.goto(site().origin + path);
    await appReady(page);
    await workerReady(page);
  };

  it('OF-02 the shell and the start pages take at most 480 kB', async () => {
    const page = await newPage(withWorker);
    await open(page, '/blog');
    const urls = [...(await cachedUrls(page, 'precache')), ...(await cachedUrls(page, 'marsa-pages'))];
    const paths = [...new Set(urls.map((url) => new URL(url).pathname))];
    expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/shell/en.html']));
    const bytes = paths.map(compressedSize).reduce((sum, size) => sum + size, 0);
    console.info(`${bytes} bytes of shell and start pages (brotli)`);
    // React and MUI alone are larger.
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('OF-02 the code of other pages is cached when the page is idle, and works offline', async () => {
    const page = await newPage(withWorker);
    await open(page, '/blog');
    await warmed(page, [/\/features-language-/, /\/web-design-/]);
    await cutOff('the network cut', page.context(), site());
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(4);
  });

  it('OF-02 the worker starts although the page had loaded before the app', async () => {
    const page = await newPage(withWorker);
    proxy().setMode(({ path }) => (path.startsWith('/assets/index-') ? { bytesPerSecond: 100_000 } : 'pass'));
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
  });

  it('OF-03 at most 250 seen pictures are cached, the latest ones', IN_FULL, async () => {
    const page = await newPage(withWorker);
    await open(page, '/blog');
    const address = (number: number) => `/wp-content/uploads/avatars/editorial-24.svg?n=${number}`;
    const cached = () => cachedUrls(page, 'images');
    for (let first = 1; first < 270; first += 30) {
      const addresses = Array.from({ length: 30 }, (_, index) => address(first + index));
      await page.evaluate(async (all) => {
        const pictures = all.map((src) => Object.assign(new Image(), { src }));
        await Promise.all(pictures.map((picture) => picture.decode()));
      }, addresses);
    }
    await expect.poll(async () => (await cached()).length, { timeout: 10_000 }).toBe(MOST_PICTURES);
    await expect.poll(cached, { timeout: 10_000 }).toContain(site().origin + address(270));
    expect(await cached()).not.toContain(site().origin + address(1));
  });

  it('OF-03 a cached small picture is shown where the article requests the large one', IN_FULL, async () => {
    const page = await newPage({ ...withWorker, viewport: { width: 390, height: 844 } });
    await open(page, '/blog');
    const small = await seePictures(page);
    expect(small.every((address) => address.includes('-400x'))).toBe(true);
    await filesCached(page, small);
    await cutOff('the network cut', page.context(), site());
    await page.setViewportSize({ width: 1800, height: 1000 });
    await page.locator('main article').nth(1).getByRole('link').click();
    await page.locator('#article-body').waitFor();
    const [large] = await seePictures(page);
    expect(large).toMatch(/-(?:800|1200)x/);
  });

  it('OF-03 an error response for a picture is not cached', async () => {
    const page = await newPage(withWorker);
    await open(page, '/blog');
    const missing = `${site().origin}/wp-content/uploads/no-such-picture-800x450.avif`;
    const outcome = page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      return picture.decode().then(
        () => 'shown',
        () => 'broken',
      );
    }, missing);
    expect(await outcome).toBe('broken');
    expect(proxy().requests('no-such-picture')).toHaveLength(1);
    expect(await page.evaluate(async (src) => (await caches.match(src)) === undefined, missing)).toBe(true);
  });

  it('OF-09 with full storage, pictures and articles are still shown online', IN_FULL, async () => {
    const page = await newPage(withWorker);
    await open(page, '/quote');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin, quotaSize: 1 });
    await page.goto(`${site().origin}/blog?page=2`);
    await page.getByText('Page 2 of').waitFor();
    expect(await seePictures(page)).toHaveLength(9);
    await page.locator('main article').first().getByRole('link').click();
    await page.locator('#article-body').waitFor();
  });

  it(
    'OF-09 when the browser has deleted all caches, the site is readable online and fills them again',
    IN_FULL,
    async () => {
      const page = await newPage(withWorker);
      await open(page, '/blog');
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await page.goto(`${site().origin}/quote`);
      await appReady(page);
      await page.getByRole('heading', { level: 1, name: 'Get a Quote' }).waitFor();
      await page.goto(`${site().origin}/blog`);
      await appReady(page);
      expect(await seePictures(page)).toHaveLength(9);
    },
  );
});
