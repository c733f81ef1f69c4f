import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const PATH = '/accounting/templates';
const OWN = '?d=freeZone_company_2026-01-31_1_12_q2_0_0_Acme_30';
const { site, newPage } = visits();

const tool = (page: Page) => page.getByRole('region', { name: 'Your deadlines' });
const licence = (page: Page) => page.getByLabel('Licence date');

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(site().origin + PATH + query);
  await appReady(page);
  await page.locator('main fieldset:enabled').first().waitFor();
}

async function calendarOf(page: Page): Promise<string> {
  const loading = page.waitForEvent('download');
  await tool(page)
    .getByRole('button', { name: /for my calendar$/ })
    .click();
  const text = await readFile(await (await loading).path(), 'utf8');
  return text.replaceAll('\r\n ', '');
}

const uidsIn = (file: string) => [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);

describe('the deadline calendar', () => {
  it('PG-02 the rules are visible before scripts run, the dates after choosing a date', async () => {
    const still = await newPage({ javaScriptEnabled: false });
    await still.goto(site().origin + PATH);
    await still.getByText('What is due, and when').waitFor();
    await still.getByText('Both are due within 9 months of the end of the period').waitFor();
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-22T08:00:00Z');
    await open(page, OWN);
    await tool(page).getByText('Next: VAT: return and payment, 28 December 2026').waitFor();
    await tool(page).getByRole('heading', { name: 'Register for corporate tax' }).waitFor();
    await tool(page).getByText('29 April 2026').waitFor();
    expect(await tool(page).getByText('Passed', { exact: true }).count()).toBeGreaterThan(0);
    const row = tool(page).getByRole('listitem', { name: 'Register for corporate tax' });
    await row.getByText('Source and penalty').click();
    await row.getByText('Federal Tax Authority, Decision 3 of 2024').waitFor();
    await row.getByText('checked on 1 November 2026').first().waitFor();
    await tool(page).getByText('No longer due: economic substance reports').waitFor();
  });

  it(
    'PG-02 dates are stored, work offline, and a shared address takes precedence',
    { timeout: 120_000 },
    async () => {
      const page = await newPage(withWorker);
      await open(page);
      await licence(page).fill('2026-01-31');
      await page.getByLabel('VAT returns').selectOption('Every month');
      await expect
        .poll(() => new URL(page.url()).search)
        .toBe('?d=mainland_company_2026-01-31_1_12_monthly_0_0__14');
      await workerReady(page);
      await warmed(page, [/\/pages-tools-downloads-/, /\/en\.deadlines-/, /\/accounting\/templates\.json$/]);
      await page.context().setOffline(true);
      await open(page);
      expect(await licence(page).inputValue()).toBe('2026-01-31');
      expect(await page.getByLabel('VAT returns').inputValue()).toBe('monthly');
      await open(page, '?d=uk_company_2025-09-14_1_9_none_0_0__14');
      expect(await page.getByLabel('Where').inputValue()).toBe('uk');
      await tool(page).getByRole('heading', { name: 'First accounts to Companies House' }).waitFor();
    },
  );

  it('PG-02 all or some deadlines can be added to a calendar, without duplicates the second time', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-22T08:00:00Z');
    await open(page, OWN);
    const first = await calendarOf(page);
    expect(first).toContain('SUMMARY:Acme: VAT: return and payment\r');
    expect(first).toContain('DTSTART;VALUE=DATE:20261228');
    expect(first).toContain('TRIGGER:-P29DT15H');
    expect(first.match(/BEGIN:VALARM/g)).toHaveLength(uidsIn(first).length);
    expect(new Set(uidsIn(first)).size).toBe(uidsIn(first).length);
    await page.reload();
    await appReady(page);
    await page.getByLabel(/^Add to calendar: Licence renewal, 30 January 2027$/).uncheck();
    const second = await calendarOf(page);
    expect(uidsIn(second)).toEqual(uidsIn(first).filter((uid) => !uid?.startsWith('renewal-2027')));
  });

  it('PG-06 an Estonian company has its own questions, strip and calendar', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-27T08:00:00Z');
    await open(page, '?d=mainland_company_2026-09-14_1_12_q2_0_0__14');
    await page.getByLabel('Where').selectOption('Estonia, private limited company (OÜ)');
    await tool(page).getByText('Next: VAT: return (KMD) and payment, 20 December 2026').waitFor();
    expect(await page.getByLabel('Licence term').count()).toBe(0);
    expect(await page.getByLabel('VAT returns').locator('option').allInnerTexts()).toEqual([
      'Not registered',
      'Every month',
    ]);
    await page.getByLabel('It pays salaries, board pay or dividends every month').check();
    await tool(page).getByText('Next: Income and social tax: declaration (TSD)').waitFor();
    const vat = tool(page).getByRole('listitem', { name: 'VAT: return (KMD) and payment' }).first();
    await vat.getByText('The date then moves to the next working day').waitFor();
    await vat.getByText('by the 20th of the following month').first().waitFor();
    const strip = tool(page).getByRole('list', { name: 'The next twelve months' }).getByRole('listitem');
    expect((await strip.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())).toContain(
      'Jun 3',
    );
    const file = await calendarOf(page);
    expect(file).toContain('SUMMARY:If the first financial year was not extended: first annual report');
    expect(file).toContain('DTSTART;VALUE=DATE:20270630');
    expect(file).toContain('DTSTART;VALUE=DATE:20261210');
    expect(new Set(uidsIn(file)).size).toBe(uidsIn(file).length);
    expect(await tool(page).getByText('No longer due: economic substance reports').count()).toBe(0);
  });

  it('PG-02 the calendar works by keyboard alone', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-22T08:00:00Z');
    await open(page);
    await page.getByLabel('Last month of the financial year').focus();
    await page.keyboard.type('June');
    await tool(page).getByText('For 1 July 2025 to 30 June 2026').first().waitFor();
    await page.getByLabel('VAT returns').selectOption('Every month');
    const more = tool(page).getByRole('button', { name: /^Show all \d+ dates$/ });
    await more.focus();
    await page.keyboard.press('Enter');
    await tool(page).getByRole('button', { name: 'Show fewer' }).waitFor();
    const rows = tool(page).getByRole('listitem', { name: 'VAT: return and payment' });
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(24);
  });
});
