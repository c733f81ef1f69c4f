import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, workerReady } from '../support/browser.ts';
import { chromiumPath } from '../support/chromiumPath.ts';
import { ILLUSTRATED, illustratedContent } from '../support/illustrated.ts';
import { forgetAnswers } from '../support/outages.ts';
import { seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('a guide saved from the list and never opened', () => {
  const profile = mkdtempSync(join(tmpdir(), 'marsa-saved-'));
  let site: TestSite;
  let context: BrowserContext;
  let page: Page;

  const start = async () => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
      viewport: { width: 390, height: 844 },
    });
    page = context.pages()[0] ?? (await context.newPage());
  };
  const article = () => `${site.origin}/blog/${ILLUSTRATED}`;
  const card = () => page.locator('main article').filter({ has: page.locator(`a[href$="${ILLUSTRATED}"]`) });

  const pictures = async () => {
    await seePictures(page);
    return page.locator('main > article img[src*="/wp-content/"]:not([src*="/avatars/"])').count();
  };

  beforeAll(async () => {
    site = await startSite(undefined, illustratedContent());
    await start();
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    await workerReady(page);
    await card()
      .getByRole('button', { name: /^Save for offline, about \d+ kB/ })
      .click();
    await card()
      .getByRole('link', { name: /^Saved:/ })
      .waitFor();
    // The pictures of the list's other page are seen, and no article is opened.
    const next = page.getByRole('link', { name: 'Next', exact: true });
    for (let number = 2; (await next.count()) > 0; number += 1) {
      await next.click();
      await page.getByText(`Page ${number} of`).waitFor();
    }
    await forgetAnswers(context);
    await context.close();
    await site.stop();
    await start();
  });
  afterAll(async () => {
    await context.close();
    await site.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('OF-05 the guide is readable with all its pictures after a restart without the server', async () => {
    await page.goto(article());
    await page.locator('#article-body h2').first().waitFor();
    await expect.poll(pictures).toBe(3);
  });

  it.each([
    ['English', 'checklist', 'corporate bank account'],
    ['Arabic', 'تأسيس', 'تأسيس شركة في دبي'],
    ['Urdu', 'کاروبار', 'دبئی میں کاروبار'],
    ['Hindi', 'ज़ोन', 'दुबई में फ्री ज़ोन'],
  ])(
    'OF-06 a search for a word of its title finds a guide after a restart without the server (%s)',
    async (_, word, title) => {
      await page.goto(`${site.origin}/blog`);
      await appReady(page);
      await page.getByRole('searchbox').fill(word);
      const titles = () => page.locator('main article h2').allTextContents();
      await expect.poll(titles).toContainEqual(expect.stringMatching(new RegExp(title, 'i')));
    },
  );

  it('OF-05 the library lists the guide with its size', async () => {
    await page.goto(`${site.origin}/saved`);
    const row = page.locator('main article');
    await row.getByText('Complete').waitFor();
    expect(await row.innerText()).toMatch(/\d+ kB\s+4 of 4 pictures/);
    await page.getByRole('button', { name: 'Ready to travel?' }).click();
    await page.getByText('Yes. 1 guide is complete').waitFor();
  });

  it('OF-05 the saved copy is used when all cached pages and pictures are deleted', async () => {
    await page.goto(`${site.origin}/saved`);
    await page.locator('main article').waitFor();
    await page.goto(`${site.origin}/icons/favicon.svg`);
    await page.evaluate(async () => {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('marsa-blog');
        request.addEventListener('success', resolve);
        request.addEventListener('error', reject);
      });
      for (const name of await caches.keys()) if (name.startsWith('marsa-seen')) await caches.delete(name);
    });
    await page.goto(article());
    await page.locator('#article-body h2').first().waitFor();
    await appReady(page);
    await expect.poll(pictures).toBe(3);
    await page.goto(`${site.origin}/saved`);
    await page.locator('main article').getByRole('link').click();
    await page.locator('#article-body h2').first().waitFor();
  });
});
