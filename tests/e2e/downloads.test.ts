import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const { site, visit, newPage } = visits();

const FILE = '/downloads/marsa-setup-guide.pdf';
const PAGE = '/downloads/setup-guide';

/** What the page gets when it asks for the file, through the worker where there is one. */
const asked = (page: Page) =>
  page.evaluate(async (file) => {
    try {
      const response = await fetch(file);
      const start = (await response.text()).slice(0, 5);
      return { status: response.status, type: response.headers.get('content-type'), start };
    } catch {
      return undefined;
    }
  }, FILE);

/** What the page consists of beyond the shell, which the worker fetches once the device rests. */
const PARTS = [/\/SetupGuide-/, /\/pages-en\/setup-guide-/, /\/en\.downloads-/, /\/en\.pages-/];

const tool = (page: Page) => page.getByRole('region', { name: 'Setup guide (PDF)' });
const button = (page: Page, name: string) => tool(page).getByRole('button', { name });

describe('files to take along', () => {
  it('PG-02 the link leads to a PDF file of the size that it tells', async () => {
    const page = await visit(PAGE);
    await appReady(page);
    const link = tool(page).getByRole('link', { name: /^Download the PDF \(\d+ kB\)$/ });
    expect(await link.getAttribute('href')).toBe(FILE);
    const response = await page.request.get(site().origin + FILE);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(await link.innerText()).toContain(`${Math.ceil((await response.body()).length / 1000)} kB`);
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('PG-02 a copy that is kept opens without a network until the reader removes it', async () => {
    const page = await newPage(withWorker);
    await page.goto(site().origin + PAGE);
    await appReady(page);
    await workerReady(page);
    // By keyboard alone.
    await button(page, 'Save for offline').focus();
    await page.keyboard.press('Enter');
    await tool(page)
      .getByText(/^Saved on this device since /)
      .waitFor();
    await warmed(page, PARTS);
    await page.context().setOffline(true);
    expect(await asked(page)).toEqual({ status: 200, type: 'application/pdf', start: '%PDF-' });
    await page.reload();
    await tool(page)
      .getByText(/^Saved on this device since /)
      .waitFor();
    // It moves the page when it comes.
    await page.getByRole('complementary', { name: 'Connection' }).waitFor();
    expect(await tool(page).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(FILE);
    await button(page, 'Remove the copy').click();
    await tool(page).getByText('Copy removed.').waitFor();
    await expect.poll(() => asked(page)).toBeUndefined();
    // What does not come is not kept, and said.
    await button(page, 'Save for offline').click();
    await tool(page)
      .getByText(/^That did not work\./)
      .waitFor();
    await page.context().setOffline(false);
    await button(page, 'Save for offline').click();
    await tool(page)
      .getByText(/^Saved on this device since /)
      .waitFor();
  });

  it('PG-02 fits the smallest screens, from the right as well', async () => {
    const page = await newPage({ language: 'ar', viewport: { width: 320, height: 640 } });
    await page.goto(`${site().origin}/downloads/company-profile`);
    await appReady(page);
    await page.getByRole('link', { name: /^نزّل ملف PDF/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
