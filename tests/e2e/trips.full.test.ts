import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { cachedPictures } from '../support/library.ts';
import { visits } from '../support/visits.ts';

const { site, visit, newPage } = visits();

const trip = (page: Page, name: string) => page.locator('.MuiAccordion-root').filter({ hasText: name });
const whole = (page: Page) => page.locator('main article').getByText('Complete');

async function library(options?: VisitorOptions): Promise<Page> {
  const page = await newPage(options);
  await page.goto(`${site().origin}/saved`);
  await appReady(page);
  return page;
}

/** A phone whose browser reports its network, as Chromium on Android does; `window.changeNetwork` changes it. */
const onMobileNetwork = (page: Page) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular', saveData: false });
    Object.defineProperty(navigator, 'connection', { value: connection });
    Object.assign(window, {
      changeNetwork: (type: string) => {
        connection.type = type;
        connection.dispatchEvent(new Event('change'));
      },
    });
  });

describe('packs for a journey', () => {
  it('OF-05 one tap saves the guides of a trip, and all are readable offline', async () => {
    const page = await library(withWorker);
    await workerReady(page);
    await trip(page, 'Bank meeting').getByRole('button', { expanded: false }).click();
    await trip(page, 'Bank meeting')
      .getByRole('button', { name: /^Save pack, about \d+ kB: Bank meeting$/ })
      .click();
    await trip(page, 'Bank meeting').getByText('All saved').waitFor();
    await trip(page, 'Bank meeting').getByLabel('Lease of the office or desk').check();
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => whole(page).count()).toBe(3);
    await trip(page, 'Bank meeting').getByRole('button', { expanded: false }).click();
    await trip(page, 'Bank meeting').getByText('1 of 9 ticked').waitFor();
    expect(await trip(page, 'Bank meeting').getByLabel('Lease of the office or desk').isChecked()).toBe(true);
    expect(await trip(page, 'Bank meeting').getByRole('link', { name: '998' }).getAttribute('href')).toBe(
      'tel:998',
    );
    await trip(page, 'Bank meeting')
      .getByRole('link', { name: /^Opening a corporate bank account/ })
      .click();
    await page.locator('#article-body').waitFor();
  });

  it('OF-05 a pack for readers of another language includes guides in it', async () => {
    const page = await library({ language: 'ar' });
    await trip(page, 'اجتماع البنك').getByRole('button', { expanded: false }).click();
    await trip(page, 'اجتماع البنك')
      .getByRole('button', { name: /^احفظ الحزمة/ })
      .click();
    await expect.poll(() => page.locator('main article').count(), { timeout: 30_000 }).toBe(4);
    await page.locator('main article h3[lang="ar"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });

  it('OF-05 one tap saves the newest guides', async () => {
    const page = await library();
    await page.getByRole('button', { name: /^Save pack, .*: The latest guides$/ }).click();
    await expect.poll(() => whole(page).count(), { timeout: 30_000 }).toBe(20);
  });
});

describe('settings of packs', () => {
  it('OF-05 with the setting for Wi-Fi only, a pack waits for Wi-Fi or confirmation', async () => {
    const page = await newPage();
    await onMobileNetwork(page);
    await page.goto(`${site().origin}/saved`);
    await appReady(page);
    await page.getByLabel('Download packs over Wi-Fi only').check();
    await trip(page, 'Bank meeting').getByRole('button', { expanded: false }).click();
    await trip(page, 'Bank meeting')
      .getByRole('button', { name: /^Save pack/ })
      .click();
    const pack = page.getByRole('region', { name: 'Saving “Bank meeting”' });
    await pack.getByText('Waits for Wi-Fi, as you chose.').waitFor();
    expect(await whole(page).count()).toBe(0);
    await page.evaluate(() => {
      const change: unknown = Reflect.get(window, 'changeNetwork');
      if (typeof change === 'function') Reflect.apply(change, undefined, ['wifi']);
    });
    await expect.poll(() => whole(page).count()).toBe(3);
  });

  it('OF-05 on a mobile network a pack continues after confirmation', async () => {
    const page = await newPage();
    await onMobileNetwork(page);
    await page.addInitScript(() => localStorage.setItem('marsa-library', '{"wifiOnly":true}'));
    await page.goto(`${site().origin}/saved`);
    await appReady(page);
    await trip(page, 'Visa medical').getByRole('button', { expanded: false }).click();
    await trip(page, 'Visa medical')
      .getByRole('button', { name: /^Save pack/ })
      .click();
    const pack = page.getByRole('region', { name: 'Saving “Visa medical”' });
    await pack.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => whole(page).count()).toBe(3);
  });

  it('OF-05 the chosen number of recently read guides is stored with pictures', async () => {
    const page = await visit('/blog/second-year-costs');
    await appReady(page);
    await expect.poll(() => cachedPictures(page)).toBeGreaterThan(0);
    await page.goto(`${site().origin}/saved`);
    const recent = page.getByRole('region', { name: 'Recently read' });
    await recent.getByRole('link').waitFor();
    const choice = page.getByLabel('Recently read guides, with their pictures');
    expect(await choice.inputValue()).toBe('20');
    await choice.selectOption('None');
    await recent.waitFor({ state: 'detached' });
    await expect.poll(() => cachedPictures(page)).toBe(0);
    await page.goto(`${site().origin}/blog/why-banks-say-no`);
    await appReady(page);
    await page.goto(`${site().origin}/saved`);
    await choice.waitFor();
    expect(await choice.inputValue()).toBe('0');
    expect(await recent.count()).toBe(0);
  });
});
