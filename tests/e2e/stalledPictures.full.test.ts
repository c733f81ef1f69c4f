import { describe, expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const PICTURES = /^\/wp-content\/uploads\//;

describe('pictures that stall', () => {
  const { site, newPage } = visits();

  it('QU-04 take no connection from the app’s files, and come when these are there', async () => {
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
});
