import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { illustratedContent } from '../support/illustrated.ts';
import { ARTICLE, saveButton } from '../support/library.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits(illustratedContent(new Set(), new Set()));

async function cannotSave(page: Page): Promise<void> {
  await page.locator('main header').getByText('This window cannot save guides').waitFor();
  expect(await saveButton(page).count()).toBe(0);
  expect(await page.locator('#article-body').isVisible()).toBe(true);
}

it('OF-09 without storage, guides and the library say so and offer no button for saving', async () => {
  const page = await newPage();
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(site().origin + ARTICLE);
  await cannotSave(page);
  await page.goto(`${site().origin}/blog`);
  await page.locator('main article').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Save / }).count()).toBe(0);
  await page.goto(`${site().origin}/saved`);
  await page.getByRole('heading', { name: 'This window cannot save guides' }).waitFor();
  expect(await page.getByRole('button', { name: /save/i }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/stay on this device|Save for offline/);
  await page.locator('main').getByRole('link', { name: 'Go to the guides' }).click();
  await page.locator('main article').first().waitFor();
});

it('OF-09 while an old tab blocks the upgrade of the library a message says so, and guides stay readable', async () => {
  const page = await newPage();
  await page.goto(`${site().origin}/icons/favicon.svg`);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('marsa-library', 10);
        request.addEventListener('success', resolve);
        request.addEventListener('error', reject);
      }),
  );
  const next = await page.context().newPage();
  await next.goto(site().origin + ARTICLE);
  await next.locator('main header').getByText('Saved guides are not available').waitFor();
  expect(await next.locator('#article-body').isVisible()).toBe(true);
  await page.close();
  await saveButton(next).waitFor();
});
