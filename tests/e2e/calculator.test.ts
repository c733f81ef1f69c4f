import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { IN_FULL } from '../support/everyCase.ts';
import { calmDevice } from '../support/pageKinds.ts';
import { answers, visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const { site, visit, newPage } = visits();

const first = (page: Page) => page.getByRole('region', { name: 'Dubai mainland' });
const place = (page: Page) => page.getByLabel('Where').first();
const firstYear = (page: Page, name: string) =>
  page.getByRole('region', { name }).locator('dd').first().innerText();
const search = (page: Page) => new URL(page.url()).search;

async function calculator(query = ''): Promise<Page> {
  const page = await visit(`/calculator${query}`);
  await appReady(page);
  await answers(place(page));
  return page;
}

describe('the cost calculator', () => {
  it('PG-02 the first year’s cost is in the page without a script', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${site().origin}/calculator`);
    expect(await firstYear(page, 'Dubai mainland')).toMatch(/^about AED\s43,354$/);
    await page.getByText('6 items are not included').waitFor();
  });

  it('PG-02 the calculator states what the sum leaves out and links to the details', async () => {
    const page = await calculator('?p=mainland');
    const list = first(page).getByRole('heading', { name: 'Not included' });
    const isSeen = () =>
      list.evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= header && bottom <= window.innerHeight;
      });
    expect(await isSeen()).toBe(false);
    await page.getByRole('link', { name: '6 items are not included' }).click();
    await expect.poll(isSeen).toBe(true);
    expect(search(page)).toBe('?p=mainland');
  });

  it('PG-02 each choice changes the result and the address, and a reload restores it', async () => {
    const page = await calculator();
    await place(page).selectOption('rakez');
    await expect.poll(() => firstYear(page, 'RAKEZ')).toMatch(/^about AED\s36,002$/);
    await page.getByLabel('Based on').selectOption('licence');
    await expect.poll(() => firstYear(page, 'RAKEZ')).toMatch(/^from AED\s7,500$/);
    await page.getByLabel('Visas for employees').selectOption('1');
    await expect.poll(() => search(page)).toBe('?p=rakez&r=licence&e=1');
    await page.getByText('Visas are at an agent’s price, the company at the zone’s own price.').waitFor();
    await page.reload();
    await expect.poll(() => firstYear(page, 'RAKEZ')).toMatch(/^from AED\s16,589$/);
    await page.goto(`${site().origin}/calculator`);
    await expect.poll(() => firstYear(page, 'RAKEZ')).toMatch(/^from AED\s16,589$/);
    await page.getByRole('button', { name: 'Start again' }).click();
    await first(page).waitFor();
    await expect.poll(() => search(page)).toBe('');
  });

  it('PG-02 a shared address shows only its own sum, also when its script loads late', async () => {
    const page = await newPage();
    const loading = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/tools-calculator-[\w-]+\.js$/, async (route) => {
      await loading.promise;
      await route.continue();
    });
    await page.goto(`${site().origin}/calculator?p=rakez`);
    await appReady(page);
    const usual = page.getByText('43,354');
    expect(await usual.count()).toBeGreaterThan(0);
    for (const sum of await usual.all()) expect(await sum.isVisible()).toBe(false);
    loading.resolve(undefined);
    await expect.poll(() => firstYear(page, 'RAKEZ')).toMatch(/^about AED\s36,002$/);
    expect(await first(page).count()).toBe(0);
  });

  it('PG-02 a shared address takes precedence over stored choices, and two set-ups can be compared', async () => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('marsa-calculator', 'p=shams'));
    await page.goto(`${site().origin}/calculator?p=dmcc&r=package&p2=uk&o2=oops`);
    await appReady(page);
    const table = page.getByRole('table', { name: 'Both options, year by year' });
    await expect
      .poll(async () => (await table.getByRole('row').nth(1).innerText()).replaceAll(/\s+/g, ' '))
      .toBe('Year 1 AED 35,296–43,620 £100');
    await page.getByText('The two totals are in different currencies.').waitFor();
    await page.getByRole('button', { name: 'Remove the second option' }).click();
    await table.waitFor({ state: 'detached' });
    await expect.poll(() => search(page)).toBe('?p=dmcc&r=package');
  });

  it('PG-02 the choices and lines of two set-ups start at the same height', async () => {
    const page = await calculator('?p=dmcc&e=10&m=1&b=1&p2=uk&k2=tourism');
    const tops = (of: Locator) =>
      of.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    for (const selector of ['main section > fieldset', 'main section > fieldset + div']) {
      const part = page.locator(selector);
      await expect.poll(() => part.count()).toBe(2);
      const [one, other] = await tops(part);
      expect(other).toBe(one);
    }
  });

  it('PG-02 the estimate can be sent to the quote page, by chat and to the clipboard', async () => {
    const page = await calculator('?p=meydan&m=1');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Share capital required for an owner’s visa').waitFor();
    const chat = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toMatch(
      /Meydan free zone[\s\S]*AED\s22,500[\s\S]*\?p=meydan&m=1$/,
    );
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site().origin}/calculator?p=meydan&m=1`,
    );
    await page.locator('main').getByRole('link', { name: 'Get a Quote' }).first().click();
    await page.waitForURL('**/quote');
    const handed = () => page.locator('main a[href^="https://wa.me"]').first().getAttribute('href');
    await expect.poll(handed).toBe(chat);
  });

  it('PG-02 the calculator works by keyboard alone and announces changes', async () => {
    const page = await calculator();
    await place(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('region', { name: 'SHAMS' }).waitFor();
    const said = page.getByRole('region', { name: 'SHAMS' }).getByRole('status');
    await expect.poll(() => said.innerText()).toMatch(/^SHAMS free zone: from AED\s5,750 in year 1/);
    for (let tab = 0; tab < 7; tab++) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => search(page)).toBe('?p=shams&b=1');
    expect(await page.getByLabel('Help with the bank account').isChecked()).toBe(true);
  });

  it('PG-02 on phones the number stays visible, at the top while the header is hidden, and nothing covers it', async () => {
    const page = await visit('/calculator', { viewport: { width: 390, height: 844 }, ...calmDevice });
    await appReady(page);
    await answers(place(page));
    const number = page.locator('.num.number');
    const label = page.locator('label', { hasText: 'Type of activity' }).first();
    const topOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().top);
    const scrollBy = (by: number) => page.evaluate((pixels) => window.scrollBy(0, pixels), by);
    await scrollBy((await topOf(label)) - 8);
    await expect.poll(() => topOf(number)).toBe(0);
    await scrollBy((await topOf(label)) - 8);
    expect(await topOf(label)).toBeLessThan(20);
    const isOnTop = number.getByText('Year 1', { exact: true }).evaluate((words) => {
      const { left, top, width, height } = words.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return words.parentElement?.contains(there);
    });
    expect(await isOnTop).toBe(true);
    await scrollBy(-30);
    await expect.poll(() => topOf(number)).toBe(68);
  });

  it('PG-02 the calculator works offline after one visit', IN_FULL, async () => {
    const page = await visit('/blog', withWorker);
    await appReady(page);
    await workerReady(page);
    await warmed(page, [/\/tools-calculator-/, /\/calculator\.json$/, /\/en\.calculator-/]);
    await page.context().setOffline(true);
    await page.goto(`${site().origin}/calculator?p=estonia&o=2`);
    await appReady(page);
    await expect.poll(() => firstYear(page, 'Estonian')).toMatch(/^from €1,365$/);
    await place(page).selectOption('ifza');
    await expect.poll(() => firstYear(page, 'IFZA')).toMatch(/^AED\s7,900/);
  });
});
