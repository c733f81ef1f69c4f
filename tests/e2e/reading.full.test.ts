import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { saveButton } from '../support/library.ts';
import { storedRows } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();

const ARTICLE = '/blog/corporate-bank-account-checklist';
const PHONE = { width: 390, height: 844 };
const offer = (page: Page) => page.getByRole('button', { name: /^Continue where you left off/ });

async function open(page: Page): Promise<void> {
  await page.goto(site().origin + ARTICLE);
  await appReady(page);
  await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
}

/** Scrolls the heading in the middle of the text to the top, and returns its text. */
const readToMiddle = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('#article-body > h2')];
    const middle = headings[Math.floor(headings.length / 2)];
    const top = middle?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top - 80, behavior: 'instant' });
    return middle?.textContent ?? '';
  });

const placeStored = async (page: Page) =>
  JSON.stringify(await storedRows(page, 'marsa-library', 'recent')).includes('"place":');

describe('resuming an article', () => {
  it.each(['en', 'ar'])(
    'OF-10 the next visit offers to resume an article where the reader stopped (%s)',
    async (language) => {
      const page = await newPage({ viewport: PHONE, language });
      await open(page);
      const words = await readToMiddle(page);
      await expect.poll(() => placeStored(page)).toBe(true);
      const next = await page.context().newPage();
      await page.close();
      await open(next);
      const button = next.getByRole('region').getByRole('button').locator('.num').first();
      await button.waitFor();
      expect(await next.evaluate(() => window.scrollY)).toBe(0);
      await button.click();
      const top = () =>
        next
          .locator('#article-body > h2')
          .filter({ hasText: words })
          .evaluate((heading) => heading.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(140);
      expect(await top()).toBeGreaterThan(0);
      expect(await button.count()).toBe(0);
    },
  );

  it('OF-10 the offer disappears when the reader scrolls or closes it', async () => {
    const page = await newPage({ viewport: PHONE });
    await open(page);
    await readToMiddle(page);
    await expect.poll(() => placeStored(page)).toBe(true);
    const next = await page.context().newPage();
    await open(next);
    await offer(next).waitFor();
    await readToMiddle(next);
    await offer(next).waitFor({ state: 'detached' });
    await next.goto(`${site().origin}/saved`);
    await next.getByText(/^\d+ % read$/).waitFor();
    expect(await next.getByRole('region', { name: 'Recently read' }).getByRole('link').count()).toBe(1);
    await next.goto(`${site().origin}/`);
    await next.locator('#latest').scrollIntoViewIfNeeded();
    await next.getByRole('link', { name: /^Continue where you left off.*\d+ % read$/ }).click();
    await next.waitForURL(`**${ARTICLE}`);
  });

  it('OF-10 a glance at an article causes no offer', async () => {
    const page = await newPage({ viewport: PHONE });
    await open(page);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const next = await page.context().newPage();
    await open(next);
    await saveButton(next).waitFor();
    expect(await offer(next).count()).toBe(0);
  });
});
