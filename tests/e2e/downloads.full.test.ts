import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const { site, visit, newPage } = visits();

const FILE = '/downloads/marsa-setup-guide.pdf';
const PAGE = '/downloads/setup-guide';
const TEMPLATES = '/accounting/templates';

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

const statusOf = (page: Page, path: string) =>
  page.evaluate(async (file) => {
    try {
      return (await fetch(file)).status;
    } catch {
      return 0;
    }
  }, path);

/** Files of the page that the worker caches when the device is idle. */
const PARTS = [
  /\/pages-tools-downloads-/,
  /\/downloads\/setup-guide\.json$/,
  /\/en\.downloads-/,
  /\/en\.content-/,
];

const tool = (page: Page) => page.getByRole('region', { name: 'Setup guide (PDF)' });
const button = (page: Page, name: string) => tool(page).getByRole('button', { name });

describe('downloads', () => {
  it('PG-02 the link leads to a PDF file of the stated size', async () => {
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

  it('PG-02 a saved file opens offline until the reader removes it', async () => {
    const page = await newPage(withWorker);
    await page.goto(site().origin + PAGE);
    await appReady(page);
    await workerReady(page);
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
    await page.getByRole('complementary', { name: 'Connection' }).waitFor();
    expect(await tool(page).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(FILE);
    await button(page, 'Remove the copy').click();
    await tool(page).getByText('Copy removed.').waitFor();
    await expect.poll(() => asked(page)).toBeUndefined();
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

  it('PG-02 each template links to all its formats with their sizes', async () => {
    const page = await visit(TEMPLATES);
    await appReady(page);
    const links = page.locator('main a[href^="/downloads/"]');
    expect(await links.count()).toBe(12);
    const types = {
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pdf: 'application/pdf',
    };
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const response = await page.request.get(site().origin + href);
      const type = Object.entries(types).find(([ending]) => href.endsWith(`.${ending}`))?.[1];
      expect([href, response.status(), response.headers()['content-type']]).toEqual([href, 200, type]);
      expect(response.headers()['cache-control']).toBe('no-cache');
      const size = Math.ceil((await response.body()).length / 1000);
      expect(await link.innerText()).toMatch(new RegExp(`^(?:Word|Excel|PDF) \\(${size} kB\\)$`));
    }
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('PG-02 a template is saved in all formats and opens offline, and a failure is reported', async () => {
    const page = await newPage(withWorker);
    await page.goto(site().origin + TEMPLATES);
    await appReady(page);
    await workerReady(page);
    const card = page.getByRole('listitem', { name: 'VAT invoice' });
    const other = page.getByRole('listitem', { name: 'Cash-flow sheet' });
    await card.getByRole('button', { name: 'Save for offline' }).click();
    await card.getByText(/^Saved on this device since /).waitFor();
    await page.context().setOffline(true);
    for (const ending of ['docx', 'xlsx', 'pdf'])
      expect(await statusOf(page, `/downloads/vat-invoice.${ending}`)).toBe(200);
    expect(await statusOf(page, '/downloads/cash-flow.xlsx')).toBe(0);
    await other.getByRole('button', { name: 'Save for offline' }).click();
    await other.getByText(/^That did not work\./).waitFor();
    await card.getByRole('button', { name: 'Remove the copy' }).click();
    await card.getByText('Copy removed.').waitFor();
    await expect.poll(() => statusOf(page, '/downloads/vat-invoice.docx')).toBe(0);
  });

  it('PG-02 downloads fit the smallest screens, also from right to left', async () => {
    const page = await newPage({ language: 'ar', viewport: { width: 320, height: 640 } });
    await page.goto(`${site().origin}/downloads/company-profile`);
    await appReady(page);
    await page.getByRole('link', { name: /^نزّل ملف PDF/ }).waitFor();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await page.goto(site().origin + TEMPLATES);
    await appReady(page);
    await page.getByRole('heading', { name: 'نماذج للتنزيل' }).waitFor();
    expect(await width()).toBeLessThanOrEqual(320);
  });
});
