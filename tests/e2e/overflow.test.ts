import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { appReady } from '../support/browser.ts';
import { calmDevice, pageKinds, showKind, widthsOf } from '../support/pageKinds.ts';
import { toolPaths } from '../../src/content/toolPaths.ts';
import { overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

// Around each place where the layout changes.
const WIDTHS = [320, 360, 390, 480, 640, 641, 768, 900, 961, 1100, 1366];
const site = visits();

/** The elements that stand out of the screen, for a person to find them. */
const culprits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 0.5 || left < -0.5;
    });
    return out.slice(0, 3).map((element) => `${element.localName}.${element.className}`);
  });

it.each(languages.map(({ code }) => code))(
  'LA-03 in %s no page is wider than the screen, from 320 to 1366 px',
  async (language) => {
    const page = await site.newPage({ ...calmDevice, language, viewport: { width: 768, height: 800 } });
    const wide: string[] = [];
    for (const kind of pageKinds) {
      await page.setViewportSize({ width: kind.from ?? 768, height: 800 });
      await showKind(page, site, kind);
      for (const width of widthsOf(kind, WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        const pixels = await overflow(page);
        if (pixels > 0)
          wide.push(`${kind.name}, ${width} px: ${pixels} px: ${(await culprits(page)).join(', ')}`);
      }
    }
    expect(wide).toEqual([]);
  },
  180_000,
);

it('LA-03 no page with a tool is wider than the smallest screen', async () => {
  const page = await site.newPage({ ...calmDevice, viewport: { width: 320, height: 700 } });
  const wide: string[] = [];
  for (const path of ['/faq', '/company/contact', ...toolPaths]) {
    await page.goto(site.site().origin + path);
    await appReady(page);
    const pixels = await overflow(page);
    if (pixels > 0) wide.push(`${path}: ${pixels} px: ${(await culprits(page)).join(', ')}`);
  }
  expect(wide).toEqual([]);
});
