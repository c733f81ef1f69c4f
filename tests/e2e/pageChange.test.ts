import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const { site, visit } = visits();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Notes at each frame how much of a page is there to be read. */
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

/** Holds back files whose path begins with `prefix` until the gate is resolved. */
function hold(prefix: string): PromiseWithResolvers<undefined> {
  const gate = Promise.withResolvers<undefined>();
  site()
    .proxy()
    .setMode(({ path }) => (path.startsWith(prefix) ? { until: gate.promise, before: 'pass' } : 'pass'));
  return gate;
}

it('FR-11 a page that is opened for the first time follows the one before without an empty moment', async () => {
  const page = await visit('/visa/golden-visa-uae');
  await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
  const least = await watchMain(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await title(page, 'Guides for founders who want to get it right once');
  await page.getByRole('link', { name: 'Get a Quote' }).first().click();
  await title(page, 'Get a Quote');
  await page.goBack();
  await title(page, 'Guides for founders who want to get it right once');
  expect(await least()).toBeGreaterThan(100);
});

it('FR-11 while the next page is on its way the one before stays, and a line says so', async () => {
  const page = await visit('/quote');
  await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
  const gate = hold('/assets/BlogListPage-');
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

it('FR-11 a link that is followed before the page’s own script has come opens the next page, not into its markup', async () => {
  const gate = hold('/assets/contact-');
  const page = await visit('/quote');
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
  gate.resolve(undefined);
  await title(page, 'Guides for founders who want to get it right once');
});

it('FR-11 a page that is left by Back as soon as it arrives is at its top when Forward leads to it', async () => {
  const page = await visit('/services');
  await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
  const gate = hold('/assets/BlogListPage-');
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
