import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { visit, newPage, site } = visits();

const CHART = 'Licence-only prices, side by side';

describe('charts, worked cases and decision trees', () => {
  it('PG-05 a chart whose script is lost leaves what the page came with, and the text around it lives', async () => {
    site()
      .proxy()
      .setMode(({ path }) => (path.includes('assets/Figure-') ? 'silence' : 'pass'));
    const page = await visit('/business-guide/free-zone-comparison');
    await appReady(page);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    const chart = page.getByRole('table', { name: CHART });
    expect(await chart.getByRole('row').count()).toBe(6);
    expect(await chart.getByRole('row', { name: /DMCC/ }).getByRole('link').textContent()).toContain(
      '18,000',
    );
  });

  it('PG-05 a page that is reached by a link shows its chart, each bar as long as its value', async () => {
    const page = await visit('/business-guide');
    await appReady(page);
    await page.locator('main a[href="/business-guide/free-zone-comparison"]').first().click();
    const bars = page.getByRole('table', { name: CHART }).locator('rect');
    await expect.poll(() => bars.count()).toBe(7);
    const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    // 5,750 of 18,000
    expect((widths[0] ?? 0) / (widths.at(-1) ?? 1)).toBeCloseTo(5750 / 18_000, 2);
  });

  it('PG-05 bars begin at the right in Arabic, and no page is wider than a narrow screen', async () => {
    const page = await newPage({ language: 'ar', viewport: { width: 320, height: 700 } });
    for (const path of ['/business-guide/free-zone-comparison', '/visa/golden-visa-uae', '/europe/costs']) {
      await page.goto(site().origin + path);
      await appReady(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await page.goto(`${site().origin}/business-guide/free-zone-comparison`);
    const edges = await page
      .locator('figure svg:has(rect)')
      .first()
      .evaluate((svg) => [svg.getBoundingClientRect(), svg.querySelector('rect')?.getBoundingClientRect()]);
    expect(edges[1]?.right).toBeCloseTo(edges[0]?.right ?? 0, 0);
  });
});
