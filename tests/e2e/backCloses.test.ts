import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const { visit } = visits();

const PHONE = { viewport: { width: 390, height: 844 } };

/** Follows a link to the page with the overlay, so that the history has an earlier page. */
async function arrive(from: string, to: string, options = {}): Promise<Page> {
  const page = await visit(from, options);
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  await page.locator(`main a[href="${to}"]:visible, footer a[href="${to}"]:visible`).first().click();
  await page.waitForURL(`**${to}`);
  await page.locator('main h1:focus').waitFor();
  return page;
}

async function expectBackCloses(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  const address = page.url();
  await opener.click();
  await overlay.waitFor();
  await page.goBack();
  await overlay.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await overlay.waitFor();
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlays))).toBe(false);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(address);
  await page.goForward();
  await expect.poll(() => page.url()).toBe(address);
}

it('QU-01 Back closes the site search and does not change the order of pages', async () => {
  const page = await arrive('/services', '/services/pricing');
  const search = page.getByRole('dialog', { name: 'Search' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await expectBackCloses(page, opener, search);
  await opener.click();
  await search.getByRole('searchbox').fill('golden visa');
  await search.getByRole('link', { name: 'Golden visa' }).first().click();
  await page.waitForURL('**/visa/golden-visa-uae');
  await page.goBack();
  await page.waitForURL('**/services/pricing');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/services');
});

it('FR-06 Back closes the slide-out menu', async () => {
  const page = await arrive('/services', '/services/pricing', PHONE);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' }).or(page.locator('.MuiDrawer-paper'));
  await expectBackCloses(page, opener, menu.first());
  expect(new URL(page.url()).pathname).toBe('/services/pricing');
});

it('HO-05 Back closes the confirmation, and the form still contains the typed name', async () => {
  const page = await arrive('/services/pricing', '/quote');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Amira');
  const opener = page.locator('main form button[type=submit]');
  await expectBackCloses(page, opener, page.getByRole('dialog'));
  await expect.poll(() => name.inputValue()).toBe('Amira');
});

it('LA-05 Back closes the list of languages', async () => {
  const page = await arrive('/services', '/services/pricing');
  const opener = page.getByRole('button', { name: 'Language: English' }).first();
  await expectBackCloses(page, opener, page.getByRole('menu'));
  expect(new URL(page.url()).pathname).toBe('/services/pricing');
});

it('OF-10 Back closes the reading settings', async () => {
  const page = await arrive('/blog', '/blog/second-year-costs');
  const opener = page.getByRole('button', { name: 'Reading settings' });
  await expectBackCloses(page, opener, page.getByRole('group', { name: 'Reading settings' }));
  expect(new URL(page.url()).pathname).toBe('/blog/second-year-costs');
});
