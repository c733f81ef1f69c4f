import { describe, expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const PICTURES = /^\/wp-content\/uploads\//;

describe('a line on which files have to be asked for again', () => {
  const { site, newPage } = visits();

  it('QU-04 pictures take no connection from the app’s files, and come when these are there', async () => {
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    const line = Promise.withResolvers<undefined>();
    const app = Promise.withResolvers<undefined>();
    site()
      .proxy()
      .setMode(({ path }) => {
        if (PICTURES.test(path)) return { until: line.promise, before: 'pass' };
        return path.startsWith('/assets/react-') ? { until: app.promise, before: 'pass' } : 'pass';
      });
    await page.goto(`${site().origin}/blog`, { waitUntil: 'commit' });
    const asked = () => site().proxy().requests('/wp-content/uploads/').length;
    await expect.poll(asked).toBeGreaterThan(2);
    const pictures = page.locator('main article picture img');
    await expect.poll(() => pictures.first().getAttribute('src')).toMatch(/^data:/);
    app.resolve(undefined);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await expect.poll(() => pictures.first().getAttribute('src')).toMatch(/^\/wp-content\/uploads\//);
    line.resolve(undefined);
    await expect
      .poll(() =>
        pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 1),
      )
      .toBe(true);
    expect(await pictures.first().isVisible()).toBe(true);
  });

  it.each([
    ['bad', true],
    ['good', false],
  ] as const)('QU-04 on a %s line the phone’s menu is fetched ahead: %s', async (line, isAhead) => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    site()
      .proxy()
      .setMode(({ path }, earlier) =>
        line === 'bad' && path.startsWith('/assets/words-') && earlier === 0 ? { status: 503 } : 'pass',
      );
    await page.goto(site().origin);
    await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
    const fetched = () => site().proxy().requests('/assets/MobileMenu-').length > 0;
    await page.evaluate(async () => {
      for (let turn = 0; turn < 5; turn += 1)
        await new Promise((resolve) => {
          requestIdleCallback(resolve);
        });
    });
    await expect.poll(fetched).toBe(isAhead);
  });
});
