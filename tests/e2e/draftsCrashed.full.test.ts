import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBooking } from '../support/leadsSite.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();

const name = (page: Page) => page.locator('#booking').getByLabel('Name');

/** Ends the page's process, as a device does when memory is low. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devTools = await page.context().newCDPSession(page);
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
}

it('FO-03 a draft survives a crash of the page right after the last key', async () => {
  const page = await newPage();
  await openBooking(page, site().origin);
  await name(page).pressSequentially('Amina');
  await crash(page);
  const next = await page.context().newPage();
  await openBooking(next, site().origin);
  await expect.poll(() => name(next).inputValue()).toBe('Amina');
  await next.getByRole('button', { name: 'Clear the form' }).click();
  expect(await name(next).inputValue()).toBe('');
  await crash(next);
  const last = await page.context().newPage();
  await openBooking(last, site().origin);
  await last.locator('#booking').getByLabel('Phone').fill('+971');
  expect(await name(last).inputValue()).toBe('');
});
