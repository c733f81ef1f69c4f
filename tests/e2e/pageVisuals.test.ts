import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { visit, newPage, site, proxy } = visits();

const CHART = 'Licence-only prices, side by side';
const PAGE = '/business-guide/free-zone-comparison';

const bars = (page: Page) => page.getByRole('table', { name: CHART }).locator('rect');

/** The displayed lengths of the bars, 1 being the full width. */
const lengths = (page: Page) =>
  bars(page).evaluateAll((all) =>
    all.map(
      (bar) => bar.getBoundingClientRect().width / (bar.closest('svg')?.getBoundingClientRect().width ?? 0),
    ),
  );

const about = (length: number): unknown => expect.closeTo(length, 2);

describe('charts, worked cases and decision trees', () => {
  it('PG-05 a chart whose script fails keeps its rendered markup, and the page works', async () => {
    proxy().setMode(({ path }) => (path.includes('assets/pages-content-blocks-') ? 'silence' : 'pass'));
    const page = await visit('/business-guide/free-zone-comparison');
    await appReady(page);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    const chart = page.getByRole('table', { name: CHART });
    expect(await chart.getByRole('row').count()).toBe(6);
    expect(await chart.getByRole('row', { name: /DMCC/ }).getByRole('link').textContent()).toContain(
      '18,000',
    );
  });

  it('PG-05 a page opened by a link shows its chart, with bars in proportion to their values', async () => {
    const page = await visit('/business-guide');
    await appReady(page);
    await page.locator('main a[href="/business-guide/free-zone-comparison"]').first().click();
    await expect.poll(() => bars(page).count()).toBe(7);
    await bars(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => lengths(page)).toMatchObject({ 0: about(5750 / 18_000), 6: about(1) });
  });

  it('PG-05 bars are animated when they enter the viewport', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    await page.goto(site().origin + PAGE);
    await appReady(page);
    // The browser reports the intersection one frame after the paint.
    await expect.poll(() => lengths(page)).toEqual(Array.from({ length: 7 }, () => 0));
    const value = page.getByRole('table', { name: CHART }).getByRole('link').first();
    expect(await value.evaluate((link) => getComputedStyle(link).opacity)).toBe('1');
    await bars(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => lengths(page)).toMatchObject({ 0: about(5750 / 18_000), 6: about(1) });
  });

  it.each([
    ['in print', { reducedMotion: 'no-preference' }, { media: 'print' }],
    ['with reduced motion', { reducedMotion: 'reduce' }, {}],
    [
      'in the first screen',
      { reducedMotion: 'no-preference', viewport: { width: 1366, height: 16_000 } },
      {},
    ],
  ] as const)('PG-05 bars %s have their full length at once', async (_, options, media) => {
    const page = await newPage(options);
    await page.emulateMedia(media);
    await page.goto(site().origin + PAGE);
    await appReady(page);
    expect(await lengths(page)).toMatchObject({ 0: about(5750 / 18_000), 6: about(1) });
  });

  it('PG-05 bars start at the right in Arabic, and no page is wider than a narrow screen', async () => {
    const page = await newPage({ language: 'ar', viewport: { width: 320, height: 700 } });
    for (const path of ['/business-guide/free-zone-comparison', '/visa/golden-visa-uae', '/europe/costs']) {
      await page.goto(site().origin + path);
      await appReady(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await page.goto(`${site().origin}/business-guide/free-zone-comparison`);
    await page.locator('summary:has(#part-2)').click();
    const edges = await page
      .locator('figure svg:has(rect)')
      .first()
      .evaluate((svg) => [svg.getBoundingClientRect(), svg.querySelector('rect')?.getBoundingClientRect()]);
    expect(edges[1]?.right).toBeCloseTo(edges[0]?.right ?? 0, 0);
  });
});

it.each(['en', 'ar'])(
  'PG-05 in %s a slope chart falls as in its table, in the direction of reading',
  async (language) => {
    const page = await visit('/services/pricing', {
      language,
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce',
    });
    await appReady(page);
    const chart = page.locator('figure:has(circle)');
    await chart.scrollIntoViewIfNeeded();
    const dots = await chart.locator('g').evaluateAll((lines) =>
      lines.map((line) =>
        [...line.querySelectorAll('circle')].map((dot) => {
          const { left, top } = dot.getBoundingClientRect();
          return { left, top };
        }),
      ),
    );
    expect(dots).toHaveLength(3);
    const sign = language === 'ar' ? -1 : 1;
    for (const [first, last] of dots) {
      expect(sign * ((last?.left ?? 0) - (first?.left ?? 0))).toBeGreaterThan(20);
      expect((last?.top ?? 0) - (first?.top ?? 0)).toBeGreaterThan(20);
    }
    const cells = chart.getByRole('table').getByRole('cell');
    await expect.poll(() => cells.getByRole('link').count()).toBe(6);
    expect(await cells.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('12,437')]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

it('PG-05 the drawing at the head of a page is on its horizon, also in the sent markup', async () => {
  const page = await visit('/services/share-transfer', { viewport: { width: 390, height: 844 } });
  const art = await page.locator('main header .art').evaluate((box) => ({
    image: getComputedStyle(box).backgroundImage,
    ratio: box.clientHeight / box.clientWidth,
  }));
  expect(art.image).toMatch(/^url\("data:image\/svg\+xml,/);
  // Without its aspect ratio, the box would be square.
  expect(art.ratio).toBeLessThan(0.6);
});
