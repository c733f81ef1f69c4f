import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const { visit, proxy } = visits();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Records in each frame how much content is visible. */
async function watchMain(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const look = () => {
      const length = document.querySelector('main')?.innerText.trim().length ?? 0;
      dataset['least'] = String(Math.min(length, Number(dataset['least'] ?? length)));
      requestAnimationFrame(look);
    };
    look();
  });
  return async () => Number(await page.locator('html').getAttribute('data-least'));
}

/** Delays files whose path begins with `prefix` until the promise is resolved. */
function hold(prefix: string): PromiseWithResolvers<undefined> {
  const gate = Promise.withResolvers<undefined>();
  proxy().setMode(({ path }) => (path.startsWith(prefix) ? { until: gate.promise, before: 'pass' } : 'pass'));
  return gate;
}

it('FR-11 a page opened for the first time replaces the earlier page without an empty frame', async () => {
  const page = await visit('/visa/golden-visa-uae');
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  const least = await watchMain(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await title(page, 'Guides for founders who want to get it right once');
  await page.getByRole('link', { name: 'Get a Quote' }).first().click();
  await title(page, 'Get a Quote');
  await page.goBack();
  await title(page, 'Guides for founders who want to get it right once');
  expect(await least()).toBeGreaterThan(100);
});

it('FR-11 the current page stays, with a progress bar, while the next page loads', async () => {
  const page = await visit('/quote');
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  const gate = hold('/assets/pages-blog-');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await line.waitFor();
  await title(page, 'Get a Quote');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Amira');
  expect(new URL(page.url()).pathname).toBe('/blog');
  gate.resolve(undefined);
  await title(page, 'Guides for founders who want to get it right once');
  await expect.poll(() => line.count()).toBe(0);
});

it('FR-11 a link followed before the page’s own script has loaded opens the next page in its own markup', async () => {
  const gate = hold('/assets/pages-contact-');
  const page = await visit('/quote');
  await page.locator('html[data-hydrated~="app"]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
  gate.resolve(undefined);
  await title(page, 'Guides for founders who want to get it right once');
});

it('FR-11 a page left by Back as soon as it opened is at its top after Forward', async () => {
  const page = await visit('/services');
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  const gate = hold('/assets/pages-blog-');
  const top = 900;
  await page.evaluate((wanted) => window.scrollTo(0, wanted), top);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
  await page.goBack();
  gate.resolve(undefined);
  await title(page, 'Services');
  await page.goForward();
  await title(page, 'Guides for founders who want to get it right once');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
