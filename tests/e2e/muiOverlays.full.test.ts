import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const { newPage, site } = visits();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1366, height: 900 } };

const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="alertdialog"]';
const MUI =
  '[class*="MuiDialog-root"], [class*="MuiDrawer-root"], [class*="MuiPopover-root"], [class*="MuiPopper-root"], [class*="MuiModal-root"]';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

describe('overlays', () => {
  it.each([
    ['the slide-out menu', PHONE, '/', (page: Page) => button(page, word('en', 'common.menu')).click()],
    ['the search on a phone', PHONE, '/', (page: Page) => button(page, word('en', 'common.search')).click()],
    [
      'the search on a wide screen',
      WIDE,
      '/',
      (page: Page) => button(page, word('en', 'common.search')).click(),
    ],
    [
      'the menu of languages',
      WIDE,
      '/',
      (page: Page) =>
        page
          .locator('aside', { has: page.locator('a[href="/login"]') })
          .getByRole('button')
          .click(),
    ],
    [
      'the summary of a form',
      WIDE,
      '/quote',
      (page: Page) => page.locator('main form button[type=submit]').click(),
    ],
  ] as const)('QU-05 %s is a MUI component', async (_, device, path, open) => {
    const page = await newPage(device);
    await page.goto(site().origin + path);
    await appReady(page);
    await open(page);
    const overlay = page.locator(OVERLAY).filter({ visible: true });
    await overlay.first().waitFor();
    const own = await overlay.evaluateAll(
      (all, mui) => all.filter((one) => one.closest(mui) === null).map((one) => one.outerHTML.slice(0, 160)),
      MUI,
    );
    expect(own).toEqual([]);
  });
});
