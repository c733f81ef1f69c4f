import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, stopClock, type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

const { site, visit, newPage, failContent, proxy } = visits(contentDouble(doublePosts(30)));

const told = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
const strip = (page: Page) => page.locator('aside[data-state]');
const mark = (page: Page) => page.locator('header button[data-state]');

async function list(options?: VisitorOptions): Promise<Page> {
  const page = await visit('/blog', options);
  await appReady(page);
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  return page;
}

describe('the connection notice', () => {
  it('OF-04 no notice is shown while the network works', async () => {
    const page = await list();
    await page.getByText('Page 1 of 4').waitFor();
    expect(await page.locator('[data-state]').count()).toBe(0);
  });

  it('OF-04 offline, a notice links to saved guides and disappears when the network returns', async () => {
    const page = await list(withWorker);
    await workerReady(page);
    await page.context().setOffline(true);
    await told(page, 'You are offline.');
    await strip(page).getByRole('link', { name: 'Saved guides' }).click();
    await page.getByRole('heading', { level: 1, name: /library/i }).waitFor();
    await page.context().setOffline(false);
    await told(page, 'Back online.');
    await strip(page).waitFor({ state: 'detached' });
    expect(await mark(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/saved');
  });

  it('OF-04 the notice does not move a control between press and click', async () => {
    const page = await list(withWorker);
    await workerReady(page);
    // The service's list has replaced the prerendered one, so that it does not change during the press.
    await page.locator('main article h2').getByText('Guide 30', { exact: true }).waitFor();
    const link = page.locator('main h2 a, main h3 a').first();
    const path = await link.getAttribute('href');
    await link.hover();
    await page.mouse.down();
    await page.context().setOffline(true);
    await told(page, 'You are offline.');
    expect(await strip(page).count()).toBe(0);
    await page.mouse.up();
    await strip(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  it('OF-04 the notice covers no content', async () => {
    const page = await visit('/visa/golden-visa-uae', withWorker);
    await workerReady(page);
    await page.context().setOffline(true);
    await strip(page).waitFor();
    const [said, header, heading] = await Promise.all(
      [strip(page), page.getByRole('banner'), page.locator('main h1')].map((part) => part.boundingBox()),
    );
    expect(said?.y).toBe(header && header.y + header.height);
    expect(heading?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0));
    for (const width of [320, 390, 768, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const ends = await page
        .locator('header :is(a, button):visible')
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
      expect([width, wide, ends <= width]).toEqual([width, 0, true]);
    }
  });

  it('OF-04 a failing server is reported, and the page refreshes when it works again', async () => {
    const page = await newPage();
    failContent({ status: 503 });
    await page.goto(`${site().origin}/blog?page=2`);
    await told(page, 'Our guides cannot be reached right now.');
    proxy().reset();
    // Returning to the tab checks the server immediately.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await told(page, 'Back online.');
    await page.getByText('Page 2 of 4').waitFor();
    await expect.poll(() => page.locator('main article').count()).toBe(9);
  });

  it('OF-04 a stalled network is reported as slow, blocks nothing, and the button in the header hides the notice', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
    // Posts of the service are now stored; those of the prerendered page are not.
    await page.locator('main article h2').getByText('Guide 30', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Visas & permits' }).waitFor();
    failContent('silence');
    await stopClock(page);
    await page.getByRole('link', { name: 'Tax', exact: true }).click();
    const after = async (seen: () => Promise<number>) => {
      await page.clock.runFor(250);
      return seen();
    };
    const slow = page.getByRole('status').filter({ hasText: 'Slow connection.' });
    await expect.poll(() => after(() => slow.count())).toBe(1);
    await expect.poll(() => after(() => page.locator('main article').count())).toBeGreaterThan(0);
    await mark(page).click();
    await expect.poll(() => after(() => strip(page).count())).toBe(0);
    await mark(page).click();
    // A stalled request is aborted after 11 s: the service then counts as unreachable.
    const words = strip(page).getByText(/Slow connection\.|Our guides cannot be reached right now\./);
    await expect.poll(() => after(() => words.count())).toBe(1);
  });
});
