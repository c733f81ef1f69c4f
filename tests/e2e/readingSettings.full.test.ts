import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colour } from '../../server/designTokens.ts';
import { appReady, type VisitorOptions } from '../support/browser.ts';
import { calmDevice } from '../support/pageKinds.ts';
import { overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

const { newPage, site } = visits();

const ARTICLE = '/blog/corporate-bank-account-checklist';
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const LIGHT_FRAME = colour('paper');
const DARK_FRAME = colour('paper', 'dark');
const LIGHT = computed(LIGHT_FRAME);
const DARK = computed(DARK_FRAME);

const button = (page: Page) => page.getByRole('button', { name: 'Reading settings' });
const panel = (page: Page) => page.getByRole('group', { name: 'Reading settings' });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
const pixels = async (page: Page, selector: string, name = 'font-size') =>
  Number.parseFloat(await styleOf(page, selector, name));
const frame = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

const choose = (page: Page, name: string) => panel(page).getByRole('radio', { name }).check();

async function open(page: Page): Promise<void> {
  await page.goto(site().origin + ARTICLE);
  await appReady(page);
  await button(page).click();
  await panel(page).waitFor();
}

async function openNew(options: VisitorOptions = {}): Promise<Page> {
  const page = await newPage({ ...calmDevice, ...options });
  await open(page);
  return page;
}

describe('reading settings', () => {
  it('OF-10 dark colours apply to the entire site, are stored, and are set before the app loads', async () => {
    const page = await openNew();
    expect([await paper(page), await frame(page)]).toEqual([LIGHT, LIGHT_FRAME]);
    await choose(page, 'Dark');
    expect([await paper(page), await frame(page)]).toEqual([DARK, DARK_FRAME]);
    await page.route('**/assets/*.js', () => undefined);
    for (const path of ['/', ARTICLE]) {
      await page.goto(site().origin + path, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      expect([await paper(page), await frame(page)]).toEqual([DARK, DARK_FRAME]);
    }
  });

  it('OF-10 light colours apply on a dark device until the device’s setting is selected', async () => {
    const page = await openNew({ colorScheme: 'dark' });
    expect([await paper(page), await frame(page)]).toEqual([DARK, DARK_FRAME]);
    expect(await styleOf(page, 'main header img', 'filter')).toBe('brightness(0.87)');
    await choose(page, 'Light');
    expect([await paper(page), await frame(page)]).toEqual([LIGHT, LIGHT_FRAME]);
    expect(await styleOf(page, 'main header img', 'filter')).toBe('none');
    await choose(page, 'Same as device');
    expect([await paper(page), await frame(page)]).toEqual([DARK, DARK_FRAME]);
  });

  it('OF-10 a drawing uses the selected scheme, not the device’s', async () => {
    const page = await newPage({ ...calmDevice, viewport: { width: 390, height: 844 } });
    const art = page.locator('main [role="status"] img');
    const pictured = async () => {
      await page.goto(`${site().origin}/blog/there-is-no-such-article`);
      await appReady(page);
      await art.waitFor();
      return art.screenshot();
    };
    const light = await pictured();
    await page.evaluate(() => localStorage.setItem('scheme', 'dark'));
    const chosen = await pictured();
    await page.evaluate(() => localStorage.removeItem('scheme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(light.equals(chosen)).toBe(false);
    expect((await pictured()).equals(chosen)).toBe(true);
  });

  it('OF-10 the text size changes only the article’s text', async () => {
    const page = await openNew();
    const text = ['#article-body > p', '#article-body h2', '#article-body td', '#article-body li'];
    const others = ['main h1', 'footer a', 'main aside a', 'main nav a'];
    const sizes = (selectors: string[]) => Promise.all(selectors.map((selector) => pixels(page, selector)));
    const [before, around] = [await sizes(text), await sizes(others)];
    await choose(page, 'Largest');
    const scaled = await sizes(text);
    for (const [index, size] of before.entries()) expect(scaled[index]).toBeCloseTo(size * 1.6, 1);
    expect(await sizes(others)).toEqual(around);
    await page.reload();
    await page.locator('main h1').waitFor();
    expect(await sizes(text)).toEqual(scaled);
  });

  it.each(['en', 'ar'])('OF-10 the largest text fits on the smallest screen (%s)', async (language) => {
    const page = await newPage({ ...calmDevice, language, viewport: { width: 320, height: 640 } });
    for (const path of [ARTICLE, `/blog/${encodeURIComponent('فتح-حساب-بنكي-للشركات')}`]) {
      await page.goto(site().origin + path);
      await appReady(page);
      await page.evaluate(() => localStorage.setItem('textSize', 'largest'));
      await page.reload();
      await appReady(page);
      expect(await pixels(page, '#article-body')).toBeCloseTo(28.8, 1);
      expect(await overflow(page)).toBe(0);
    }
  });

  it('OF-10 the line width changes the length of lines', async () => {
    const page = await openNew();
    const width = () => pixels(page, '#article-body', 'inline-size');
    const usual = await width();
    await choose(page, 'Narrow');
    expect(await width()).toBeLessThan(usual * 0.85);
    await choose(page, 'Wide');
    expect(await width()).toBeGreaterThan(usual * 1.2);
  });

  it('OF-10 a small screen hides the line width, which has no effect there', async () => {
    const page = await openNew({ viewport: { width: 390, height: 844 } });
    expect(await panel(page).getByRole('radio', { name: 'Narrow' }).count()).toBe(0);
    const box = await panel(page).boundingBox();
    const bar = await page.getByRole('link', { name: 'Call' }).last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('OF-10 another open tab and its panel apply the change', async () => {
    const page = await openNew();
    const other = await page.context().newPage();
    await open(other);
    await choose(other, 'Dark');
    await expect.poll(() => paper(page)).toBe(DARK);
    await expect.poll(() => panel(page).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });

  it('OF-10 printed pages are light', async () => {
    const page = await openNew({ colorScheme: 'dark' });
    await choose(page, 'Dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await paper(page)).toBe('rgb(255, 255, 255)');
    expect(await styleOf(page, 'main header time', 'color')).toBe(computed(colour('ink-soft')));
    expect(await styleOf(page, 'html', 'color-scheme')).toBe('light');
    expect(await panel(page).isVisible()).toBe(false);
  });

  it('OF-10 without storage the choice applies to the page, with a message', async () => {
    const page = await newPage(calmDevice);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page);
    await choose(page, 'Dark');
    expect(await paper(page)).toBe(DARK);
    await panel(page).getByRole('status').getByText('This window cannot store anything').waitFor();
  });

  it('OF-10 the panel works by keyboard: arrows choose, Escape returns the focus', async () => {
    const page = await newPage(calmDevice);
    await page.goto(site().origin + ARTICLE);
    await appReady(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value'));
    expect(await focused()).toBe('normal');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('large');
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('large');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('OF-10 the panel closes when the reader taps beside it or moves the focus out of it', async () => {
    const page = await openNew();
    // The panel may cover the end of the heading.
    await page.locator('main h1').click({ position: { x: 2, y: 2 } });
    await panel(page).waitFor({ state: 'detached' });
    await button(page).click();
    await panel(page).waitFor();
    await page.getByRole('button', { name: 'Share' }).focus();
    await panel(page).waitFor({ state: 'detached' });
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
  });
});
