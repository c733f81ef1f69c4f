import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { calmDevice, menuButton } from '../support/pageKinds.ts';
import { visits } from '../support/visits.ts';

const ARTICLE = '/blog/corporate-bank-account-checklist';
const SMALL = { width: 390, height: 800 };
const { visit, newPage, site, proxy } = visits();

const open = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
  const page = await visit(path, { ...calmDevice, ...options });
  await appReady(page);
  await page.locator('main h1').waitFor();
  return page;
};

/** Returns the focused element's name and faults of its focus indicator, or undefined at the end of the page. */
const focused = (page: Page): Promise<{ name: string; faults: string[] } | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const name = `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    // The outline of a card, a choice or a field is drawn on its container.
    const boxes = ['article', 'label', '.MuiInputBase-root', '.MuiCheckbox-root'];
    const outlined = [element, ...boxes.map((box) => element.closest(box))].some((shown) => {
      const style = shown && getComputedStyle(shown);
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const covered = !middle || !(element.contains(middle) || middle.contains(element));
    return { name, faults: [...(outlined ? [] : ['no outline']), ...(covered ? ['not in view'] : [])] };
  });

/** Presses Tab until the end of the page and returns the focused elements in order. */
async function tabThrough(page: Page): Promise<{ name: string; faults: string[] }[]> {
  const stops: { name: string; faults: string[] }[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined) break;
    stops.push(stop);
  }
  return stops;
}

describe('the keyboard', () => {
  it('FR-11 the first Tab stop is the skip link, which leads to the content', async () => {
    const page = await open('/blog');
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('FR-11 the page stays readable when the skip link is used before scripts have loaded', async () => {
    const script = Promise.withResolvers<undefined>();
    const page = await newPage();
    proxy().setMode(({ path }) =>
      /assets\/pages-blog-/.test(path) ? { until: script.promise, before: 'pass' } : 'pass',
    );
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog#main');
    expect(await page.locator('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    script.resolve(undefined);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
  });

  it.each(
    choice(3, [
      ['list', '/blog', undefined],
      ['list on a small screen', '/blog', SMALL],
      ['article', ARTICLE, undefined],
      ['article on a small screen', ARTICLE, SMALL],
      ['home page on a small screen', '/', SMALL],
    ]),
  )('FR-11 every Tab stop of the %s has a visible focus indicator', CASES, async (_, path, viewport) => {
    const page = await open(path, viewport ? { viewport } : {});
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('FR-06 the focus stays inside the open menu; Escape closes it and restores the focus', async () => {
    const page = await open('/blog', { viewport: SMALL });
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link').first().waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press(key);
        expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('LA-05 the language menu opens by keyboard, moves with arrow keys and returns the focus after Escape', async () => {
    const page = await open('/quote');
    const button = page.locator('button[aria-haspopup="menu"]').first();
    await button.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const at = () => items.evaluateAll((all) => all.findIndex((item) => item === document.activeElement));
    await expect.poll(at).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(at).toBe(1);
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('navigation to another page', () => {
  const headingFocused = (page: Page) => () =>
    page.evaluate(() => document.activeElement === document.querySelector('main h1'));

  it('FR-11 the next page starts at its top, with the focus on its heading', async () => {
    const page = await open('/blog');
    const card = page.locator('main article').last().getByRole('link');
    const title = (await card.textContent()) ?? '';
    await card.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await expect.poll(headingFocused(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('FR-11 Back restores the position on the earlier page every time', async () => {
    const page = await open('/blog');
    for (const place of [900, 400]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await page
        .locator('main article')
        .last()
        .getByRole('link')
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await page.locator('main article header h1').waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    }
  });
});
