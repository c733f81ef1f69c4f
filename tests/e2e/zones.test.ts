import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Emirate, EMIRATES } from '../../src/content/zones/zone.ts';
import { IN_FULL } from '../support/everyCase.ts';
import { appReady, type VisitorOptions, workerReady, withWorker } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';

const PATH = '/business-guide/free-zone-comparison';
const PHONE = { width: 390, height: 844 };
const { visit } = visits();

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
  it('PG-02 zones can be suggested, filtered, sorted and compared; a reload and the shared address restore the choices', async () => {
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

  it('PG-02 at most four zones can be compared, and unavailable choices are explained', async () => {
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

  it('PG-02 the table shows differences, and all rows on request', async () => {
    const page = await open();
    const rows = page.getByRole('table', { name: 'Free zones side by side' }).getByRole('rowheader');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Known for', 'Known price', 'Limits']);
    await page.getByLabel('Only differences').uncheck();
    await expect.poll(() => rows.count()).toBe(11);
  });

  it.each(['en', 'ar'])(
    'PG-05 the page in %s is at most 6,000 px high on a phone, and no text leaves the screen',
    async (language) => {
      const page = await visit(PATH, { language, viewport: PHONE });
      await appReady(page);
      // Content outside the viewport has an estimated height.
      await page.addStyleTag({ content: '.below { content-visibility: visible !important }' });
      const size = () =>
        page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return { isShort: scrollHeight <= 6000, isComplete: scrollHeight > 4000, scrollWidth };
        });
      await expect.poll(size).toEqual({ isShort: true, isComplete: true, scrollWidth: 390 });
    },
  );

  it('PG-05 on a phone each part of the text can be opened, also by a link; on wide screens all parts are open', async () => {
    const page = await open('', { viewport: PHONE });
    const part = page.getByRole('region', { name: 'Selling outside the zone' });
    const figure = part.getByRole('link', { name: '6 months' });
    expect(await figure.isVisible()).toBe(false);
    await part.getByRole('heading', { level: 2 }).click();
    await figure.click();
    await page.locator('#figure-dubai-temporary-permit-length').getByText('Resolution 11').waitFor();
    // The fragment is a heading of a closed part.
    await page.goto(`${page.url().split('#')[0]}?from=elsewhere#part-3`);
    await page.getByText('A shared desk or a registered address').waitFor();

    const wide = await open();
    expect(await wide.getByText('A shared desk or a registered address').isVisible()).toBe(true);
    const heading = wide.getByRole('heading', { level: 2, name: 'Selling outside the zone' });
    const [summary, above] = await heading.evaluate((element) => {
      const summaryOf = element.closest('summary');
      summaryOf?.focus();
      return [getComputedStyle(element).visibility, document.activeElement === summaryOf];
    });
    // A visible heading that opens nothing is not focusable.
    expect([summary, above]).toEqual(['visible', false]);
  });

  it('PG-05 without scripts a phone shows every zone and opens all parts', async () => {
    const page = await visit(PATH, { viewport: PHONE, javaScriptEnabled: false });
    await list(page).getByRole('button', { name: 'Show all zones' }).waitFor({ state: 'hidden' });
    expect(await list(page).getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThanOrEqual(
      25,
    );
    await page.locator('summary').filter({ hasText: 'Selling outside the zone' }).click();
    await page.getByText('It must keep separate books for that work.').waitFor();
  });

  it('PG-05 on a phone each zone is a row that opens, the best ones first, all of them on request', async () => {
    const page = await open('', { viewport: PHONE });
    const rows = list(page).getByRole('heading', { level: 3 }).filter({ visible: true });
    expect(await rows.allInnerTexts()).toEqual(['IFZA', 'Meydan Free Zone', 'SHAMS', 'RAKEZ', 'DMCC']);
    await page.getByLabel('What matters most?').selectOption({ label: 'English common law' });
    await expect.poll(() => rows.first().innerText()).toBe('DIFC');
    await page.getByLabel('What matters most?').selectOption({ label: 'A known, low price' });
    await list(page).getByRole('button', { name: 'Show all zones' }).click();
    await expect.poll(() => rows.count()).toBe(25);
    await list(page).getByRole('button', { name: 'Show fewer zones' }).click();
    await expect.poll(() => rows.count()).toBe(5);
    const row = list(page).getByRole('listitem').filter({ hasText: 'Dubai Multi Commodities Centre' });
    const compare = row.getByRole('button', { name: 'Compare DMCC' });
    expect(await compare.isVisible()).toBe(false);
    await row.click();
    await row.getByText('Designated zone for VAT').waitFor();
    await compare.click();
    await expect.poll(() => heads(page).allInnerTexts()).toContain('DMCC');
    await row.getByRole('button', { name: /^DMCC:/ }).click();
    await compare.waitFor({ state: 'hidden' });
  });

  it('PG-05 the map shows the zones of the list and filters them by emirate', async () => {
    const page = await open();
    const map = page.getByRole('group', { name: 'Zones by emirate' });
    const lit = () => map.locator('circle.fits').count();
    await expect.poll(lit).toBe(25);
    await list(page).getByLabel('Port next door', { exact: true }).check();
    await expect.poll(lit).toBe(6);
    await map.getByRole('button', { name: 'Sharjah 1' }).click();
    await expect.poll(() => names(page)).toEqual(['Hamriyah Free Zone']);
    await expect.poll(lit).toBe(1);
    await expect
      .poll(() => list(page).getByRole('combobox', { name: 'Emirate' }).inputValue())
      .toBe('sharjah');
    await map.getByRole('button', { name: 'Fujairah 1' }).waitFor();
    await map.getByRole('button', { name: 'Sharjah 1', pressed: true }).click();
    await expect.poll(lit).toBe(6);
  });

  it.each(['ar', 'hi'])(
    'PG-05 LA-02 in %s the east is on the right, and names on the narrowest phone’s map do not overlap',
    async (language) => {
      const page = await visit(PATH, { language, viewport: { width: 320, height: 640 } });
      await appReady(page);
      await page.locator('#zones-list ~ details > summary').click();
      const names = page.locator('#tool figure [role="group"] button');
      await answers(names.first());
      const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect()));
      const sketch = await page.locator('#tool figure [role="group"]').boundingBox();
      expect(boxes).toHaveLength(7);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(sketch?.x ?? Infinity);
        expect(box.right).toBeLessThanOrEqual((sketch?.x ?? 0) + (sketch?.width ?? 0));
        for (const other of boxes.slice(index + 1))
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true);
      }
      const west = (emirate: Emirate) => boxes[EMIRATES.indexOf(emirate)]?.left ?? Number.NaN;
      expect(west('fujairah')).toBeGreaterThan(west('dubai'));
    },
  );

  it('PG-02 the comparison works offline after one visit', IN_FULL, async () => {
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

  it('PG-02 the comparison works by keyboard alone', async () => {
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
