import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, stopClock, type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const { site, visit, newPage } = visits(contentDouble(doublePosts(30)));

/** The sign's words, as they are read out. */
const told = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
const sign = (page: Page) => page.locator('[data-state]');

async function list(options?: VisitorOptions): Promise<Page> {
  const page = await visit('/blog', options);
  await appReady(page);
  await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
  return page;
}

describe('how the line stands', () => {
  it('OF-04 says nothing while all is well', async () => {
    const page = await list();
    await page.getByText('Page 1 of 4').waitFor();
    expect(await sign(page).count()).toBe(0);
  });

  it('OF-04 offline: says so, leads to what is saved, and says when that is over', async () => {
    const page = await list(withWorker);
    await workerReady(page);
    await page.context().setOffline(true);
    await told(page, 'No network.');
    await sign(page).getByRole('link', { name: 'To the saved guides' }).click();
    await page.getByRole('heading', { level: 1, name: /library/i }).waitFor();
    await page.context().setOffline(false);
    await told(page, 'Connected again.');
    await sign(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/saved');
  });

  it('OF-04 a server that fails while the device has a network: says so, and refreshes when it is back', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (isContentRequest(path) ? { status: 503 } : 'pass'));
    await page.goto(`${site().origin}/blog?page=2`);
    await told(page, 'Our guides cannot be reached just now.');
    site().proxy().reset();
    // Who comes back to the page need not wait for the next question.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await told(page, 'Connected again.');
    await page.getByText('Page 2 of 4').waitFor();
    await expect.poll(() => page.locator('main article').count()).toBe(9);
  });

  it('OF-04 a line that stalls is slow, nothing waits for it, and the sign makes itself small', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
    // What the service has answered is on the device from here on: what the page came with is not.
    await page.locator('main article h2').getByText('Guide 30', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Visas & permits' }).waitFor();
    site()
      .proxy()
      .setMode(({ path }) => (isContentRequest(path) ? 'silence' : 'pass'));
    await stopClock(page);
    await page.getByRole('link', { name: 'Tax', exact: true }).click();
    const after = async (seen: () => Promise<number>) => {
      await page.clock.runFor(250);
      return seen();
    };
    const slow = page.getByRole('status').filter({ hasText: 'Slow connection.' });
    await expect.poll(() => after(() => slow.count())).toBe(1);
    await expect.poll(() => after(() => page.locator('main article').count())).toBeGreaterThan(0);
    await expect.poll(() => after(() => sign(page).locator('p').count())).toBe(0);
    await sign(page).getByRole('button').click();
    // What stalls is given up after 11 s: the service is then out of reach.
    const words = sign(page).getByText(/Slow connection\.|Our guides cannot be reached just now\./);
    await expect.poll(() => after(() => words.count())).toBe(1);
  });
});
