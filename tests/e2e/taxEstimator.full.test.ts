import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const TAX = '/accounting/tax-advice-uae';
const VAT = '/accounting/vat-registration-uae';
const ZONE = '?t=zone_1500000_500000_12_2026_1_0_50000_11111';
const { site, newPage } = visits();

const tax = (page: Page) => page.getByRole('region', { name: 'Your corporate tax: a rough estimate' });
const vat = (page: Page) => page.getByRole('region', { name: 'Do you have to register for VAT?' });
const period = (page: Page, year: number) =>
  tax(page).getByRole('listitem', { name: `Period to 31 December ${year}` });
const textOf = async (page: Page, year: number) =>
  (await period(page, year).innerText()).replaceAll(/\s+/g, ' ');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site().origin + path);
  await appReady(page);
  await page.locator('main fieldset:enabled').first().waitFor();
}

describe('the tax estimator', () => {
  it('PG-02 the rendered page shows three periods with the relief', async () => {
    const still = await newPage({ javaScriptEnabled: false });
    await still.goto(site().origin + TAX);
    expect(await textOf(still, 2026)).toContain('AED 0 With Small Business Relief elected in the return.');
    const later = await textOf(still, 2028);
    expect(later).toContain('AED 0 With Small Business Relief elected in the return.');
    expect(later).toContain('Without the relief: AED 11,250.');
    expect(later).toContain(
      'Small Business Relief: available with revenue up to AED 3,000,000, for periods that end by 31 December 2029.',
    );
    expect(later).toContain('Return and payment by 30 September 2029.');
  });

  it('PG-02 a period after the last one with the relief is taxed', async () => {
    const page = await newPage();
    await open(page, `${TAX}?t=company_1500000_500000_12_2029_1_0_0_00000`);
    await expect.poll(() => textOf(page, 2029)).toContain('AED 0 With Small Business Relief');
    const later = await textOf(page, 2030);
    expect(later).toContain('AED 11,250');
    expect(later).toContain('The first AED 375,000 at 0%');
    expect(later).toContain('The rest, AED 125,000, at 9%: AED 11,250');
    expect(later).toContain(
      'Small Business Relief: not available, it covers periods that end by 31 December 2029.',
    );
  });

  it(
    'PG-02 typed values are counted, stored and available offline, and a shared address takes precedence',
    { timeout: 240_000 },
    async () => {
      const page = await newPage(withWorker);
      await open(page, TAX);
      const profit = page.getByLabel('Yearly taxable profit, in dirhams');
      await profit.fill('1,000,000');
      await expect.poll(() => textOf(page, 2027)).toContain('AED 56,250');
      await page.getByLabel('Elect Small Business Relief where available').uncheck();
      await expect.poll(() => textOf(page, 2026)).toContain('AED 56,250');
      await expect.poll(() => new URL(page.url()).search).toBe('?t=company_1500000_1000000_12_0_0_0_0_00000');
      await workerReady(page);
      await warmed(page, [
        /\/tools-tax-/,
        /\/en\.tax-/,
        /\/tax-advice-uae\.json$/,
        /\/vat-registration-uae\.json$/,
      ]);
      await page.context().setOffline(true);
      await open(page, TAX);
      expect(await profit.inputValue()).toBe('1,000,000');
      await open(page, TAX + ZONE);
      expect(await profit.inputValue()).toBe('500,000');
      await tax(page).getByText('Free zone rate: possible, based on your answers').waitFor();
      expect(await textOf(page, 2026)).toContain(
        'If one condition fails and Small Business Relief is not elected: AED 11,250.',
      );
      await page.getByLabel('The accounts are audited').uncheck();
      await tax(page).getByText('Not confirmed: The accounts are audited.').waitFor();
      await open(page, VAT);
      await vat(page).getByText('You can, but you do not have to').waitFor();
    },
  );

  it('PG-02 on a phone the questions are above the result', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    for (const [path, tool] of [
      [TAX, tax(page)],
      [VAT, vat(page)],
    ] as const) {
      await open(page, path);
      const questions = await tool.locator('fieldset').first().boundingBox();
      const answer = await tool.getByRole('heading', { level: 2 }).boundingBox();
      expect(questions?.y).toBeLessThan(answer?.y ?? 0);
    }
  });

  it('PG-02 the estimator works by keyboard alone', async () => {
    const page = await newPage();
    await open(page, TAX);
    await page.getByLabel('Who earns the income').focus();
    await page.keyboard.type('An ind');
    await tax(page).getByText('above AED 1,000,000 of turnover').first().waitFor({ state: 'detached' });
    await page.getByLabel('Yearly revenue, in dirhams').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1000000');
    await expect.poll(() => textOf(page, 2027)).toContain('Not subject');
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Yearly revenue, in dirhams').inputValue()).toBe('1,000,000');
  });

  it('PG-02 the VAT check states who must register and which amounts count', async () => {
    const page = await newPage();
    await open(page, VAT);
    await page.getByLabel('Exempt sales', { exact: true }).fill('900000');
    await vat(page).getByText('You can, but you do not have to').waitFor();
    await page.getByLabel('Services bought from abroad').fill('15001');
    await vat(page).getByText('Yes, you must register').waitFor();
    await vat(page).getByText('Apply within 30 days').waitFor();
    await page.reload();
    await appReady(page);
    await vat(page).getByText('Yes, you must register').waitFor();
    // Goods from abroad count like services. Older addresses have no value for them.
    await open(page, `${VAT}?v=100000_0_0_0_0_0_0`);
    await vat(page).getByText('No, not yet').waitFor();
    const goods = page.getByLabel('Goods imported', { exact: true });
    expect(await goods.inputValue()).toBe('0');
    await goods.fill('400000');
    await vat(page).getByText('Yes, you must register').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?v=100000_0_0_0_0_0_0_400000');
    await open(page, `${VAT}?v=0_0_0_0_0_0_1`);
    await vat(page).getByText('Not without sales here').waitFor();
    expect(await page.getByLabel('No place of business in the UAE').isChecked()).toBe(true);
  });
});
