import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import type { Fault } from '../support/faults.ts';
import { visits } from '../support/visits.ts';

describe('a page that breaks off on its way', () => {
  const { site, newPage } = visits();

  it.each<[string, Fault]>([
    ['/', 'drop-body'],
    ['/blog', 'drop-body'],
    ['/blog/second-year-costs', 'drop-body'],
    ['/quote', 'drop-body'],
    // In the head, in the styles, in the first screen, in the list of the scripts, in what starts the app, in the menus.
    ...[0.03, 0.2, 0.42, 0.47, 0.49, 0.51, 0.54, 0.9].map((dropAfter): [string, Fault] => [
      '/blog',
      { dropAfter },
    ]),
  ])(
    'CS-05 %s is rendered by the app, styles included, without loading it again (%o)',
    async (path, fault) => {
      const page = await newPage();
      site()
        .proxy()
        .setMode(({ path: asked }) => (asked === path ? fault : 'pass'));
      // The load never ends for the browser; what it has of the page stays.
      await page.goto(site().origin + path, { waitUntil: 'commit' });
      await appReady(page);
      await page.locator('main h1').waitFor();
      await page.locator('footer').waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
      // The styles are there: the header is laid out in a row, and the sheet has its values.
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
