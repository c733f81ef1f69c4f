import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_FULL } from '../support/everyCase.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { chatText, journal, openRequest, requestForm, requestReady } from '../support/requests.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const { site, newPage } = visits();
const PHONE = { width: 390, height: 844 };

const open = (page: Page) => openRequest(page, `${site().origin}/quote`);
const ask = (page: Page) => requestForm(page).getByRole('button', { name: 'Get a Quote' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function fill(page: Page): Promise<void> {
  const form = requestForm(page);
  await form.getByLabel('Name').fill('Amina');
  await form.getByLabel('Phone or WhatsApp').fill('+971 50 123 4567');
  await form.getByLabel('What the company will do').fill('Dates,\nsold to hotels');
  await form.getByLabel('Where', { exact: true }).selectOption('UAE free zone');
  await form.getByLabel('Owners', { exact: true }).fill('2');
}

describe('the form for a quote', () => {
  it('FO-01 shows the fields, sends nothing, and offers the same text by chat, e-mail and clipboard', async () => {
    const page = await newPage({ viewport: PHONE });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.getByText('Nothing is sent before you choose how.').waitFor();
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(request.url());
    });
    await fill(page);
    await ask(page);
    await dialog(page).getByText('Nothing has been sent yet: choose how to send it to us.').waitFor();
    expect(await dialog(page).locator('dd').allInnerTexts()).toEqual([
      'Amina',
      '+971 50 123 4567',
      'Dates, sold to hotels',
      'UAE free zone',
      '2',
    ]);
    const text = await chatText(page);
    expect(text).toMatch(/^Quote request\n\nHello Marsa, I would like an itemised quote\.\n\nName: Amina\n/);
    expect(text).toContain('\nWhere: UAE free zone\nOwners: 2');
    const mail = await dialog(page).getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('subject')).toBe('Quote request');
    await dialog(page).getByRole('button', { name: 'Copy the text' }).click();
    await dialog(page).getByText('Text copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    expect(posted).toEqual([]);
  });

  it('FO-01 has a confirmation also when it is empty', async () => {
    const page = await newPage({ viewport: PHONE });
    await open(page);
    await ask(page);
    await dialog(page).getByText('You have not entered anything yet.').waitFor();
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Fill in the form' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  it('FO-03 restores its fields after a reload until it is cleared', async () => {
    const page = await newPage({ viewport: PHONE });
    await open(page);
    await fill(page);
    await open(page);
    const activity = requestForm(page).getByLabel('What the company will do');
    await expect.poll(() => activity.inputValue()).toBe('Dates,\nsold to hotels');
    expect(await requestForm(page).getByLabel('Where', { exact: true }).inputValue()).toBe('freeZone');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    expect(await activity.inputValue()).toBe('');
    await expect.poll(() => journal(page)).not.toContain('draft:quote');
    await open(page);
    await page.getByText('Nothing is sent before you choose how.').waitFor();
    expect(await activity.inputValue()).toBe('');
  });

  it('FO-03 preserves text that was typed before hydration, and answers an early tap', async () => {
    const page = await newPage({ viewport: PHONE });
    // Scripts wait until the form is filled in.
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site().origin}/quote`);
    await requestForm(page).getByLabel('Name').fill('Early');
    await ask(page);
    letThrough();
    await dialog(page).getByText('Early').waitFor();
    expect(await chatText(page)).toContain('Name: Early');
  });

  it('PG-02 includes the calculator’s estimate as a removable block', async () => {
    const page = await newPage();
    await open(page);
    await requestForm(page).getByLabel('Name').fill('Amina');
    await page.goto(`${site().origin}/calculator?p=meydan&m=1`);
    await appReady(page);
    await page.getByText('Share capital required for an owner’s visa').waitFor();
    await page.locator('main').getByRole('link', { name: 'Get a Quote' }).first().click();
    await page.waitForURL('**/quote');
    const block = page.getByRole('region', { name: 'Included with your request' });
    await block.getByText('Meydan free zone').waitFor();
    // It does not replace the draft, and is stored with it.
    await expect.poll(() => requestForm(page).getByLabel('Name').inputValue()).toBe('Amina');
    await page.reload();
    await requestReady(page);
    await block.getByText('Meydan free zone').waitFor();
    await expect.poll(() => requestForm(page).getByLabel('Name').inputValue()).toBe('Amina');
    await ask(page);
    expect(await chatText(page)).toMatch(
      /Meydan free zone[\s\S]*AED\s22,500[\s\S]*\?p=meydan&m=1\n\nName: Amina$/,
    );
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await block.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Removed from your request.').waitFor();
    await page.reload();
    await requestReady(page);
    await expect.poll(() => requestForm(page).getByLabel('Name').inputValue()).toBe('Amina');
    expect(await block.count()).toBe(0);
    await ask(page);
    expect(await chatText(page)).not.toContain('Meydan');
  });

  it('PG-02 includes the subject of the previous page', async () => {
    const page = await newPage();
    await page.goto(`${site().origin}/visa/golden-visa-uae`);
    await appReady(page);
    await page.locator('main aside').getByRole('link', { name: 'Get a Quote' }).click();
    await page.waitForURL('**/quote');
    await page.getByText('I have a question about: ').waitFor();
    expect(await page.locator('main aside a[href^="https://wa.me"]').getAttribute('href')).toContain(
      'question',
    );
  });

  it('PG-02 opens and shows its confirmation offline, also from the app’s shortcut', IN_FULL, async () => {
    const page = await newPage({ ...withWorker, viewport: PHONE });
    await page.goto(site().origin);
    await appReady(page);
    await workerReady(page);
    await warmed(page, [/\/en\.request-/]);
    const shortcut = await page.evaluate(async () => {
      const manifest: unknown = await (await fetch('/manifest.webmanifest')).json();
      return JSON.stringify(manifest);
    });
    expect(shortcut).toContain('"url":"/quote"');
    await page.context().setOffline(true);
    await open(page);
    await fill(page);
    await ask(page);
    expect(await chatText(page)).toContain('Name: Amina');
  });

  it('PG-02 is usable with the keyboard', async () => {
    const page = await newPage();
    await open(page);
    await requestForm(page).getByLabel('Name').focus();
    await page.keyboard.type('Amina');
    await page.keyboard.press('Tab');
    await page.keyboard.type('amina@firm.example');
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'Your quote request' }).waitFor();
    expect(await chatText(page)).toMatch(/amina@firm\.example\nWhere: UAE mainland\nOwners: 3$/);
    await page.keyboard.press('Escape');
    expect(await requestForm(page).getByLabel('Owners', { exact: true }).inputValue()).toBe('3');
  });
});
