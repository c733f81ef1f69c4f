import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, withWorker } from '../support/browser.ts';
import { openLibrary, storedLines } from '../support/library.ts';
import { visits } from '../support/visits.ts';

const { site, newPage, proxy } = visits();

const isPicture = (path: string) => path.startsWith('/wp-content/');
const packButton = (page: Page) => page.getByRole('button', { name: /^Save all \d+ guides / });
const running = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ of \d+ saved\./ });
const pack = (page: Page) => page.getByRole('region', { name: 'Saving the whole blog' });

const whole = async (page: Page) =>
  (await storedLines(page)).flatMap(({ slug, pictures }) =>
    pictures.every(({ bytes }) => bytes !== undefined) ? [slug] : [],
  );

/** Observes a part of the page, and returns a function that reports whether it has shown `words`, however briefly. */
async function seenIn(part: Locator, words: string): Promise<() => Promise<boolean>> {
  await part.evaluate((element, text) => {
    const look = () => {
      if (element.textContent?.includes(text)) element.setAttribute('data-seen', '');
    };
    new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true });
  }, words);
  return async () => (await part.getAttribute('data-seen')) !== null;
}

const setQuota = (session: CDPSession, quotaSize?: number) =>
  session.send('Storage.overrideQuotaForOrigin', {
    origin: site().origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  });

describe('storage that fills up during a pack', () => {
  it('OF-09 OF-05 complete guides stay saved, the list and the library report it, and the pack can resume', async () => {
    const page = await newPage(withWorker);
    // Guides stored because they were read or listed would already exist.
    await page.addInitScript(() => localStorage.setItem('marsa-library', '{"recent":0}'));
    let passing = 12;
    proxy().setMode(({ path }) => (isPicture(path) ? { status: 503 } : 'pass'));
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await packButton(page).waitFor();
    // Pictures stall after the twelfth, so that storage is full in the middle of the pack.
    proxy().setMode(({ path }) => (isPicture(path) && (passing -= 1) < 0 ? 'silence' : 'pass'));
    await packButton(page).click();
    await expect.poll(async () => (await whole(page)).length).toBeGreaterThan(3);
    await expect.poll(() => passing).toBeLessThan(0);
    const before = await whole(page);
    const session = await page.context().newCDPSession(page);
    await setQuota(session, 1);
    proxy().reset();

    await running(page).getByText('There is no space left on the device.').waitFor();
    expect(await whole(page)).toEqual(expect.arrayContaining(before));
    await openLibrary(page, site().origin);
    await pack(page).getByText('There is no space left on the device.').waitFor();
    await expect
      .poll(() => page.locator('main article').getByText('Complete').count())
      .toBeGreaterThanOrEqual(before.length);
    const goOn = pack(page).getByRole('button', { name: 'Resume' });
    const wentOn = await seenIn(pack(page), 'You can leave this page.');
    await goOn.click();
    await expect.poll(wentOn).toBe(true);
    await pack(page).getByText('There is no space left on the device.').waitFor();

    await setQuota(session);
    await goOn.click();
    await pack(page).waitFor({ state: 'detached' });
    expect(await whole(page)).toHaveLength(28);
  });
});

/** Counts requests for persistent storage; `granted` is the browser's decision. */
async function countPersist(page: Page, granted: boolean): Promise<() => Promise<number>> {
  await page.addInitScript((answer) => {
    let asked = 0;
    StorageManager.prototype.persisted = async () => answer && asked > 0;
    StorageManager.prototype.persist = async () => {
      asked += 1;
      document.documentElement.dataset['asked'] = `${asked}`;
      return answer;
    };
  }, granted);
  return async () => Number((await page.locator('html').getAttribute('data-asked')) ?? 0);
}

describe('persistent storage', () => {
  it('OF-05 saving requests persistent storage once, and a denial is shown', async () => {
    const page = await newPage();
    const asked = await countPersist(page, false);
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await packButton(page).waitFor();
    expect(await asked()).toBe(0);
    const save = page.locator('main article').getByRole('button', { name: /^Save for offline/ });
    await save.first().click();
    await page
      .locator('main article')
      .getByRole('link', { name: /^Saved:/ })
      .waitFor();
    expect(await asked()).toBe(1);
    proxy().setMode(({ path }) => (isPicture(path) ? 'silence' : 'pass'));
    await packButton(page).click();
    await running(page).waitFor();
    expect(await asked()).toBe(1);
    proxy().reset();
    await openLibrary(page, site().origin);
    await pack(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main article').getByText('Complete').count()).toBe(28);
    expect(await asked()).toBe(0);
    const storage = page.getByRole('complementary', { name: 'Storage on this device' });
    await storage.getByText('Storage not protected').waitFor();
    await storage.getByText('the browser may delete this site’s data').waitFor();
  });
});
