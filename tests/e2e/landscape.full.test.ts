import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();

/** An iPhone in landscape: the camera area at one end, round corners at both. */
const COVERED = 59;
const screen = { width: 844, height: 390 };

async function onItsSide(path: string, language: string): Promise<Page> {
  const page = await newPage({ viewport: screen, hasTouch: true, language });
  const session = await page.context().newCDPSession(page);
  const insets = {
    left: COVERED,
    leftMax: COVERED,
    right: COVERED,
    rightMax: COVERED,
    bottom: 21,
    bottomMax: 21,
  };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto(site().origin + path);
  await appReady(page);
  return page;
}

/** Texts and controls partly under the covered ends, except in horizontally scrolling parts. */
const covered = (page: Page) =>
  page.evaluate(
    ({ from, to }) => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== document.documentElement &&
        element !== document.body &&
        (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
      const found: string[] = [];
      for (const element of document.querySelectorAll(
        'a, button, input, select, h1, h2, h3, p, li, dt, dd',
      )) {
        const { left, right, width } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (width < 2 || !shown || right <= 0 || left >= window.innerWidth) continue;
        if (element.closest('.vh, [aria-hidden="true"]') || scrolls(element.parentElement)) continue;
        if (left < from || right > to)
          found.push(`${Math.round(left)}–${Math.round(right)} ${element.outerHTML.slice(0, 120)}`);
      }
      return found;
    },
    { from: COVERED - 1, to: screen.width - COVERED + 1 },
  );

describe('a phone in landscape', () => {
  it.each([
    ['/', 'en'],
    ['/blog', 'ar'],
    ['/services/pricing', 'en'],
    ['/company/contact', 'ar'],
    ['/calculator', 'en'],
    ['/saved', 'en'],
  ])('QU-07 the camera area covers nothing of %s in %s', async (path, language) => {
    const page = await onItsSide(path, language);
    expect(await covered(page)).toEqual([]);
  });

  it('QU-07 the camera area covers nothing of the menu and the search', async () => {
    const page = await onItsSide('/blog', 'en');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
  });
});
