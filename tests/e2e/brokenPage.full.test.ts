import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import type { Fault } from '../support/faults.ts';
import { visits } from '../support/visits.ts';

describe('a truncated page with a complete head', () => {
  const { site, newPage, proxy } = visits();

  it.each<[string, Fault]>([
    ['/', 'drop-body'],
    ['/blog', 'drop-body'],
    ['/blog/second-year-costs', 'drop-body'],
    ['/quote', 'drop-body'],
    // Truncated in the first screen, the other styles, the cards, and the menus.
    ...[0.5, 0.6, 0.7, 0.95].map((dropAfter): [string, Fault] => ['/blog', { dropAfter }]),
  ])(
    'CS-05 %s is rendered by the app with its styles without another request for the document (%o)',
    async (path, fault) => {
      const page = await newPage();
      proxy().setMode(({ path: asked }) => (asked === path ? fault : 'pass'));
      // The browser never finishes loading; the received part of the page remains.
      await page.goto(site().origin + path, { waitUntil: 'commit' });
      await appReady(page);
      await page.locator('main h1').waitFor();
      await page.locator('footer').waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
      const display = await page
        .locator('header > div > div')
        .first()
        .evaluate((row) => [
          getComputedStyle(row).display,
          getComputedStyle(row).getPropertyValue('--measure'),
        ]);
      expect(display).toEqual(['flex', '68ch']);
      if (path === '/blog') await page.locator('main article').nth(8).waitFor();
      expect(await page.locator('html[data-witness]').count()).toBe(1);
    },
  );
});
