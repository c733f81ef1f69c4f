import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { site, newPage, visit } = visits();

const passports = (page: Page) => page.getByRole('checkbox', { name: /^Passports of all owners/ });
const progress = (page: Page) => page.getByRole('group').getByRole('status').first();
const place = (page: Page) => page.getByLabel('Where the company will be');
const named = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const aboutPassports = (page: Page) => page.getByRole('button', { name: 'Passports of all owners' });
const note = (page: Page) => page.getByLabel('Your note').first();

const hydrated = (page: Page) => expect.poll(() => passports(page).isEnabled()).toBe(true);

async function open(path = '/checklist', options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit(path, options);
  await appReady(page);
  await hydrated(page);
  return page;
}

describe('the document checklist', () => {
  it('PG-02 the list is visible before scripts run, and its boxes are disabled', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${site().origin}/checklist`);
    await page.getByText('0 of 19 ready').waitFor();
    expect(await passports(page).isDisabled()).toBe(true);
  });

  it('PG-02 a reload restores marks, notes and choices, also offline', async () => {
    const page = await open('/checklist', withWorker);
    await workerReady(page);
    await passports(page).check();
    await page.getByLabel('Not in my case: Degree or professional certificate').check();
    await page.getByText('1 of 18 ready').waitFor();
    await aboutPassports(page).click();
    await note(page).fill('Omar renews his in May');
    await place(page).selectOption('Free zone in the UAE');
    await expect.poll(() => new URL(page.url()).search).toContain('in=freeZone');
    // The worker has cached the version when the last files are requested.
    await page.reload();
    await hydrated(page);
    await page.context().setOffline(true);
    await page.goto(`${site().origin}/checklist`);
    await hydrated(page);
    expect(await passports(page).isChecked()).toBe(true);
    expect(await place(page).inputValue()).toBe('freeZone');
    await page.locator('p').filter({ hasText: 'Omar renews his in May' }).waitFor();
    expect(await page.getByLabel('Not in my case: Degree or professional certificate').isChecked()).toBe(
      true,
    );
  });

  it('PG-02 a shared address shows its choices and does not change the stored lists', async () => {
    const page = await open();
    await passports(page).check();
    await page.goto(`${site().origin}/checklist?in=estonia&by=company&from=legalise`);
    await hydrated(page);
    await named(page, /Estonia · A company$/).waitFor();
    expect(await passports(page).isChecked()).toBe(false);
    await page.getByText('The Estonian embassy responsible').waitFor();
    await page.goto(`${site().origin}/checklist`);
    await hydrated(page);
    await named(page, /Dubai mainland/).waitFor();
    expect(await passports(page).isChecked()).toBe(true);
  });

  it('PG-02 changing a choice of a shared address keeps a box that was just checked', async () => {
    const page = await open('/checklist?in=estonia&by=person&from=apostille');
    await passports(page).check();
    await place(page).selectOption('United Kingdom');
    expect(await passports(page).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: /^Two-page business plan/ }).check();
    await page.getByText(/^2 of \d+ ready/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('in=uk');
    await page.reload();
    await hydrated(page);
    await page.getByText(/^2 of \d+ ready/).waitFor();
  });

  it('PG-02 several lists can exist, and a deleted one can be restored completely', async () => {
    const page = await open();
    await passports(page).check();
    await page.getByText('Your lists on this device').click();
    await page.getByLabel('Name of this list').fill('Falcon Trading');
    await page.getByRole('button', { name: 'Start a new list' }).click();
    await expect.poll(() => passports(page).isChecked()).toBe(false);
    await page.getByLabel('Show the list').selectOption({ label: 'Falcon Trading: 1 of 19 ready' });
    await expect.poll(() => passports(page).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Delete this list' }).click();
    await page.getByText('The list “Falcon Trading” is deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await named(page, /Falcon Trading$/).waitFor();
    expect(await passports(page).isChecked()).toBe(true);
  });

  it('PG-02 two tabs show the same list and do not overwrite each other', async () => {
    const page = await open();
    await passports(page).check();
    const other = await page.context().newPage();
    await other.goto(`${site().origin}/checklist`);
    await hydrated(other);
    await other.getByRole('checkbox', { name: /^Two-page business plan/ }).check();
    await page.getByText('2 of 19 ready').waitFor();
    await page.getByRole('checkbox', { name: /^Passport photographs/ }).check();
    await expect.poll(() => progress(other).innerText()).toBe('3 of 19 ready');
  });

  it('PG-02 the list is shared as text without the papers that are not needed', async () => {
    const page = await open('/checklist?in=uk', { permissions: ['clipboard-read', 'clipboard-write'] });
    await passports(page).check();
    await page.getByRole('button', { name: 'Share as text' }).click();
    await page.getByText('List copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('☑ Passports of all owners');
    expect(text).toContain('☐ Right to use a registered office');
    expect(text).toContain('/checklist?in=uk&by=person&from=apostille');
  });

  it('PG-02 the checklist works by keyboard alone', async () => {
    const page = await open();
    await place(page).focus();
    await page.keyboard.press('ArrowDown');
    await named(page, /Free zone in the UAE/).waitFor();
    await passports(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => progress(page).innerText()).toMatch(/^1 of /);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Mine');
    await expect.poll(() => note(page).inputValue()).toBe('Mine');
  });
});
