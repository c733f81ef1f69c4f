import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { startSite } from '../support/site.ts';
import { copySite } from '../support/siteCopy.ts';
import { visits } from '../support/visits.ts';

const { site, newPage, proxy } = visits();

/** Removes APIs that the oldest supported browsers lack before the page starts. */
const lacking = (): void => {
  const missing: readonly (readonly [object, string])[] = [
    [AbortSignal, 'any'],
    [URL, 'canParse'],
    [URL, 'parse'],
    [Intl, 'Segmenter'],
    [Promise, 'withResolvers'],
    [Promise, 'try'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Set.prototype, 'union'],
    [window, 'scheduler'],
    [window, 'requestIdleCallback'],
  ];
  for (const [owner, name] of missing) {
    Reflect.deleteProperty(owner, name);
    if (name in owner) throw new Error(`${name} is still there`);
  }
};

describe('the oldest supported browsers', () => {
  it('QU-07 the oldest supported browsers show the blog', async () => {
    const page = await newPage();
    await page.addInitScript(lacking);
    await page.goto(`${site().origin}/blog?page=2`);
    await appReady(page);
    const articles = page.locator('main article');
    await expect.poll(() => articles.count()).toBe(9);
    await articles.first().getByRole('link').click();
    await page.locator('#article-body p').first().waitFor();
  });

  it('QU-07 the oldest supported browsers install the worker and read offline', async () => {
    const copy = copySite();
    try {
      const worker = join(copy.dir, 'sw.js');
      const code = readFileSync(worker, 'utf8');
      for (const file of [worker, `${worker}.br`, `${worker}.gz`]) rmSync(file, { force: true });
      writeFileSync(
        worker,
        `delete AbortSignal.any; delete URL.canParse; delete Promise.withResolvers;\n${code}`,
      );
      const own = await startSite(copy.dir);
      try {
        const page = await newPage(withWorker);
        await page.goto(`${own.origin}/blog`);
        await appReady(page);
        await workerReady(page);
        await cutOff('the server stopped', page.context(), own);
        await page.goto(`${own.origin}/faq`);
        await appReady(page);
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      } finally {
        await own.close();
      }
    } finally {
      copy.remove();
    }
  });
});

describe('unsupported browsers', () => {
  it('QU-07 unsupported browsers show the rendered pages with working links', async () => {
    const page = await newPage({ language: 'ar' });
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CompressionStream');
    });
    await page.goto(`${site().origin}/blog`);
    const articles = page.locator('main article');
    expect(await articles.count()).toBe(9);
    await articles.first().getByRole('link').click();
    await page.waitForURL(/\/blog\/[^/]+$/);
    expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(
      proxy()
        .requests('/assets/')
        .filter(({ path }) => path.includes('/index-')),
    ).toEqual([]);
  });
});
