import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const PATH = '/visa/requirements';
const { site, visit, newPage } = visits();

const kind = (page: Page) => page.getByRole('combobox', { name: 'Type of visa' });
const progress = (page: Page) => page.locator('main section').getByRole('status');

async function ready(page: Page): Promise<void> {
  await appReady(page);
  await answers(page.locator('main section select').first());
}

async function open(query = '', options?: VisitorOptions): Promise<Page> {
  const page = await visit(PATH + query, options);
  await ready(page);
  return page;
}

describe('papers for a visa', () => {
  it('PG-02 papers can be chosen and checked by keyboard, are stored, and are available offline', async () => {
    const page = await open('', withWorker);
    await progress(page).getByText('Investor or partner: 0 of 7 ready').waitFor();
    await kind(page).focus();
    await page.keyboard.press('ArrowDown');
    await progress(page).getByText('Employee: 0 of 8 ready').waitFor();
    await page.getByLabel('Degree, for skilled titles').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Recent photograph').check();
    await progress(page).getByText('Employee: 2 of 8 ready').waitFor();
    await page.getByText('If from abroad: with stamps').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?v=employee');
    await workerReady(page);
    await warmed(page, [/\/tools-visaPapers-/, /\/en\.papers-/, /\/visa\/requirements\.json$/]);
    await page.context().setOffline(true);
    await page.goto(site().origin + PATH);
    await ready(page);
    await progress(page).getByText('Employee: 2 of 8 ready').waitFor();
    expect(await page.getByLabel('Degree, for skilled titles').isChecked()).toBe(true);
    await kind(page).selectOption({ label: 'Visit' });
    await progress(page).getByText('Visit: 1 of 8 ready').waitFor();
    await page.getByText('None for a visit.').waitFor();
  });

  it('PG-02 a shared address shows its visa, whatever is stored, and does not include checked papers', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      localStorage.setItem('marsa-visa', 'v=golden');
      localStorage.setItem('marsa-visa-papers', 'passport nonsense certificates');
    });
    await page.goto(`${site().origin}${PATH}?v=family`);
    await ready(page);
    await progress(page).getByText('Family: 2 of 8 ready').waitFor();
    expect(page.url()).not.toContain('passport');
  });
});
