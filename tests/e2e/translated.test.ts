import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { newVisitor, sharedBrowser } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { translateNow } from '../support/translator.ts';
import { visits } from '../support/visits.ts';

const { site } = visits();

/** Opens a page and translates it; React renders parts hydrated later again and reports it (#418). */
async function onTranslated(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, problems } = await newVisitor(await sharedBrowser());
  await page.goto(site().origin + path);
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  await translateNow(page);
  await act(page);
  expect(problems.filter((problem) => !problem.includes('React error #418'))).toEqual([]);
  await context.close();
}

const FAILED = /could not be shown|Something went wrong/i;

it('QU-01 the site search works and closes on a translated page', async () => {
  await onTranslated('/services', async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('dialog').getByRole('searchbox');
    for (const words of ['visa', 'bank account', 'nothing of this kind', 'golden visa']) {
      await field.fill(words);
      expect(await page.locator('#main').count()).toBe(1);
    }
    await page.getByRole('dialog').locator('a[href="/visa/golden-visa-uae"]').first().click();
    await page.waitForURL('**/visa/golden-visa-uae');
    await expect.poll(() => page.locator('main h1').innerText()).toMatch(/Golden visa/i);
  });
});

it.each(choice(1, ['/blog', '/faq']))(
  'QU-01 the search of %s works on a translated page',
  CASES,
  async (path) => {
    await onTranslated(path, async (page) => {
      for (const words of ['cost', 'nothing of this kind', 'visa', '']) {
        await page.locator('main [type=search]').first().fill(words);
        await expect.poll(() => page.locator('main').innerText()).not.toMatch(FAILED);
      }
      expect(await page.locator('main h1').count()).toBe(1);
    });
  },
);

it.each(choice(1, ['/business-guide/free-zone-comparison', '/calculator', '/quote', '/saved']))(
  'QU-01 choices on %s work on a translated page',
  CASES,
  async (path) => {
    await onTranslated(path, async (page) => {
      const boxes = page.locator('main :is([type=checkbox], [type=radio]):not(:disabled)');
      for (const place of [0, 1, 2, 3, 2, 1])
        if (place < (await boxes.count())) await boxes.nth(place).dispatchEvent('click');
      expect(await page.locator('main').innerText()).not.toMatch(FAILED);
      expect(await page.locator('main h1').count()).toBe(1);
    });
  },
);
