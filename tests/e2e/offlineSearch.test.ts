import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, sharedBrowser, newVisitor, withWorker, workerReady } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { textsStored } from '../support/storedTexts.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('search in stored posts without a network', () => {
  let browser: Browser;
  let site: TestSite;
  let page: Page;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
    const visitor = await newVisitor(browser, withWorker);
    ({ page } = visitor);
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    const next = page.getByRole('link', { name: 'Next', exact: true });
    for (let number = 2; (await next.count()) > 0; number += 1) {
      await next.click();
      await page.getByText(`Page ${number} of`).waitFor();
    }
    await workerReady(page);
    await textsStored(page, 28);
    await cutOff('the network cut', visitor.context, site);
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
  });
  afterAll(async () => {
    await site.close();
  });

  const titles = () => page.locator('main article a[href^="/blog/"]').allTextContents();
  const search = (text: string) => page.getByRole('searchbox').fill(text);

  const AR = 'تأسيس شركة في دبي';
  const UR = 'دبئی میں کاروبار';
  const HI = 'दुबई में फ्री ज़ोन';
  it.each([
    ['Arabic', 'تأسيس شركة', AR],
    ['Arabic without the hamza', 'تاسيس', AR],
    ['Arabic with vowel marks', 'تَأْسِيس', AR],
    ['Urdu', 'کاروبار', UR],
    ['Urdu typed on an Arabic keyboard', 'كاروبار', UR],
    ['Hindi', 'दुबई में', HI],
    ['Hindi with the dotted letter as two characters', '\u091c\u093c\u094b\u0928', HI],
    ['Hindi with the dotted letter as one character', '\u095b\u094b\u0928', HI],
    ['an unfinished English word in capitals', 'GOLDEN V', 'Golden'],
  ])('OF-06 %s finds its article', async (_, words, title) => {
    await search(words);
    await page.waitForURL((url) => url.searchParams.get('search') === words);
    await page.getByText('You are offline.').filter({ visible: true }).first().waitFor();
    await expect.poll(titles).toContainEqual(expect.stringContaining(title));
    // The complete list would contain it too.
    expect((await titles()).length).toBeLessThan(9);
  });

  it('OF-06 unknown words find nothing, and an empty search shows the list', async () => {
    await search('zeppelin');
    await page.getByRole('alert').getByText('Search failed. Please try again.').waitFor();
    expect(await titles()).toEqual([]);
    await search('');
    await expect.poll(titles).toHaveLength(9);
  });
});
