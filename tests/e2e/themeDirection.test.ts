import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { newPage, proxy, site } = visits();

/** The label of a checkbox has a physical margin in the theme (src/app/theme/components/fields.ts). */
const LABEL = '.MuiFormControlLabel-root';

const margins = (page: Page) =>
  page
    .locator(LABEL)
    .first()
    .evaluate((label) => {
      const { marginLeft, marginRight } = getComputedStyle(label);
      return [marginLeft, marginRight];
    });

describe('a physical margin of the theme', () => {
  it.each([
    ['en', '/calculator', ['-9px', '0px']],
    ['ar', '/ar/calculator', ['0px', '-9px']],
  ] as const)(
    'LA-03 QU-05 the margin in %s is correct before and after hydration',
    async (language, path, expected) => {
      const page = await newPage({ language });
      proxy().setMode(({ path: asked }) => (asked.startsWith('/assets/index-') ? 'silence' : 'pass'));
      await page.goto(site().origin + path, { waitUntil: 'commit' });
      await page.locator(LABEL).first().waitFor();
      expect(await margins(page)).toEqual(expected);
      proxy().setMode('pass');
      await page.reload();
      await appReady(page);
      await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
      expect(await margins(page)).toEqual(expected);
    },
  );
});
