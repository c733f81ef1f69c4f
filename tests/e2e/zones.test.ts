import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions, workerReady, withWorker } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';

const PATH = '/business-guide/free-zone-comparison';
const { visit } = visits();

/** Opens the comparison and waits until it answers. */
async function open(query = '', options?: VisitorOptions): Promise<Page> {
  const page = await visit(PATH + query, options);
  await ready(page);
  return page;
}

async function ready(page: Page): Promise<void> {
  await appReady(page);
  await answers(page.getByRole('button', { name: 'Compare these two' }));
}

const fit = (page: Page) => page.getByRole('region', { name: 'Which zone suits me?' });
const best = (page: Page) => fit(page).getByRole('heading', { level: 3 }).first();
const heads = (page: Page) =>
  page.getByRole('table', { name: 'Free zones side by side' }).locator('thead bdi');
const list = (page: Page) => page.getByRole('region', { name: 'All zones' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 }).allInnerTexts();

describe('the comparison of free zones', () => {
  it('PG-02 suggests, filters, sorts, compares; a reload keeps it, and its address shows it to others', async () => {
    const page = await open();
    await expect.poll(() => best(page).innerText()).toContain('IFZA');
    await expect.poll(() => heads(page).allInnerTexts()).toEqual(['IFZA', 'Meydan Free Zone']);
    await page
      .getByLabel('What does the business mainly do?')
      .selectOption({ label: 'Media and creative work' });
    await page.getByLabel('Who needs a residence visa?').selectOption({ label: 'Nobody for now' });
    await expect.poll(() => best(page).innerText()).toContain('SHAMS');
    await list(page).getByRole('combobox', { name: 'Emirate' }).selectOption({ label: 'Dubai' });
    await list(page).getByLabel('Airport next door').check();
    await list(page).getByLabel('Sort by').selectOption({ label: 'Known price' });
    await expect.poll(() => names(page)).toEqual(['DAFZA', 'Dubai South']);
    await list(page).getByText('2 zones').waitFor();
    await list(page).getByRole('button', { name: 'Compare DAFZA' }).click();
    await expect.poll(() => heads(page).allInnerTexts()).toEqual(['SHAMS', 'SPC Free Zone', 'DAFZA']);
    await expect.poll(() => new URL(page.url()).searchParams.get('c')).toBe('shams,spc,dafza');
    const address = new URL(page.url());

    await page.reload();
    await ready(page);
    await expect.poll(() => heads(page).allInnerTexts()).toEqual(['SHAMS', 'SPC Free Zone', 'DAFZA']);
    await page.goto(address.origin + PATH);
    await ready(page);
    await expect.poll(() => names(page)).toEqual(['DAFZA', 'Dubai South']);

    const other = await open(address.search);
    await expect.poll(() => best(other).innerText()).toContain('SHAMS');
    await expect.poll(() => heads(other).allInnerTexts()).toEqual(['SHAMS', 'SPC Free Zone', 'DAFZA']);
    await expect.poll(() => names(other)).toEqual(['DAFZA', 'Dubai South']);
  });

  it('PG-02 compares no more than four, and says what a zone cannot do', async () => {
    const page = await open('?c=dmcc,difc,adgm&f=finance-none-uae-few-courts');
    await expect.poll(() => heads(page).allInnerTexts()).toEqual(['DMCC', 'DIFC', 'ADGM']);
    await page.getByLabel('Add a zone').selectOption('RAKEZ');
    await page.getByText('Four is the maximum: remove one to add another.').first().waitFor();
    expect(await list(page).getByRole('button', { name: 'Compare JAFZA' }).isDisabled()).toBe(true);
    const cannot = page.getByRole('row', { name: /^Limits/ });
    expect(await cannot.innerText()).toContain('Cannot get the Dubai mainland permit.');
    await fit(page).getByText('compare a mainland company as well').waitFor();
    await page.getByRole('button', { name: 'Remove DMCC' }).click();
    await expect.poll(() => heads(page).allInnerTexts()).toEqual(['DIFC', 'ADGM', 'RAKEZ']);
    await page.getByText('Where these figures come from').click();
    await page.getByText('Dubai Executive Council Resolution 11 of 2025').first().waitFor();
  });

  it('PG-02 works without a network once the page was there', async () => {
    const page = await open('', withWorker);
    await workerReady(page);
    await page.reload();
    await ready(page);
    await page.context().setOffline(true);
    await page.goto(`${new URL(page.url()).origin}${PATH}?e=abuDhabi&f=health-none-dubai-team-address`);
    await ready(page);
    await expect.poll(() => best(page).innerText()).toContain('Dubai Healthcare City');
    await list(page).getByLabel('English common law').check();
    await expect.poll(() => names(page)).toEqual(['ADGM']);
  });

  it('PG-02 is used with the keyboard alone', async () => {
    const page = await open();
    await page.getByLabel('What does the business mainly do?').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => best(page).innerText()).toContain('SHAMS');
    await list(page).getByLabel('No office of your own').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => names(page)).toHaveLength(7);
    await list(page).getByRole('button', { name: 'Compare RAKEZ' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heads(page).allInnerTexts()).toContain('RAKEZ');
    await page.getByRole('button', { name: 'Compare these two' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('zones-compare');
  });
});
