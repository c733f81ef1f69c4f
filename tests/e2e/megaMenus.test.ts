import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, stopClock } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { answers, visits } from '../support/visits.ts';

const { visit, visitShared, newPage, site, proxy } = visits();

const NAMES = ['Licensing', 'Guide', 'Services', 'Workspace', 'Accounting', 'Visa', 'Company'];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const button = (page: Page, name: string) => navigation(page).getByRole('button', { name, exact: true });
const menu = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);
const openMenus = (page: Page) => page.locator('nav:popover-open').count();

/**
 * Opens a menu by hover and waits for the end of its animation. Playwright scrolls the page before it retries an action on
 * a moving element, and the menu moves with the header.
 */
async function hoverMenu(page: Page, name: string): Promise<void> {
  await button(page, name).hover();
  await expect.poll(() => openMenus(page)).toBe(1);
  await menu(page, name).evaluate((panel) =>
    Promise.allSettled(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Opens the shared page with hydrated navigation and closed menus. */
async function home(): Promise<Page> {
  const page = await visitShared('/blog');
  await appReady(page);
  await expect.poll(() => openMenus(page)).toBe(0);
  return page;
}

/** Opens a separate page, for tests of the time before hydration. */
async function ownHome(): Promise<Page> {
  const page = await visit('/blog');
  await appReady(page);
  return page;
}

async function timed(): Promise<Page> {
  const page = await newPage();
  await page.clock.install();
  await page.goto(`${site().origin}/blog`);
  await appReady(page);
  return page;
}

/**
 * Presses ArrowDown on a menu's button until its script, which is loaded after hydration, has focused the first link.
 */
async function arrowInto(page: Page, name: string) {
  const first = menu(page, name).getByRole('link').first();
  await expect
    .poll(async () => {
      await button(page, name).press('ArrowDown');
      return (await openMenus(page)) > 0 && first.evaluate((link) => link === document.activeElement);
    })
    .toBe(true);
  return first;
}

describe('the main navigation', () => {
  it('FR-02 the navigation contains seven menus, Packages, Blog, search, quote, meeting and chat in this order', async () => {
    const page = await home();
    expect(await navigation(page).getByRole('button').allTextContents()).toEqual([...NAMES, '']);
    const inOrder = await page
      .locator('header')
      .first()
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => ({
            start: element.getBoundingClientRect().x,
            name: element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent,
          }))
          .sort((one, other) => one.start - other.start)
          .map(({ name }) => name.replace(/\d+$/, '')),
      );
    expect(inOrder).toEqual([
      '/',
      ...NAMES,
      '/packages',
      'Show popular packages',
      '/blog',
      'Search',
      '/quote',
      '/schedule',
      'https://wa.me/',
    ]);
    const header = page.locator('header').first();
    for (const [name, address] of [
      ['Get a Quote', '/quote'],
      ['Schedule Meeting', '/schedule'],
    ] as const) {
      const link = header.getByRole('link', { name, exact: true }).last();
      expect(await link.getAttribute('href')).toBe(address);
    }
  });

  it('FR-02 every width has a quote button with its label on one line', async () => {
    const page = await home();
    const shown = page.locator('a[href="/quote"]:visible').filter({ hasText: 'Get a Quote' });
    for (const width of [320, 390, 640, 641, 768, 1024, 1279, 1280, 1366, 1439, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const inView = await shown.evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ top, bottom, right }) => top >= 0 && bottom <= innerHeight && right <= innerWidth)
          .map(({ height }) => height < 64),
      );
      expect([width, inView.length > 0, inView.every(Boolean)]).toEqual([width, true, true]);
      const lines = await page
        .locator('header')
        .first()
        .locator('a:visible')
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
            if (text === null) return [];
            const words = document.createRange();
            words.selectNodeContents(text);
            return words.getClientRects().length > 1 ? [link.textContent] : [];
          }),
        );
      expect([width, lines]).toEqual([width, []]);
    }
  });

  it('FR-03 one menu at a time opens on hover and closes 100 ms after the pointer leaves', async () => {
    const page = await timed();
    await button(page, 'Licensing').hover();
    await menu(page, 'Licensing').getByRole('link', { name: 'Restaurant' }).waitFor();
    await button(page, 'Visa').hover();
    await menu(page, 'Visa').getByRole('link', { name: 'Golden visa' }).waitFor();
    expect(await openMenus(page)).toBe(1);
    await stopClock(page);
    await page.mouse.move(5, 700);
    await page.clock.runFor(99);
    expect(await openMenus(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => openMenus(page)).toBe(0);
  });

  it('FR-03 a menu stays open when the pointer returns within 100 ms', async () => {
    const page = await timed();
    await button(page, 'Guide').hover();
    await menu(page, 'Guide').getByRole('link', { name: 'Why Dubai' }).waitFor();
    await stopClock(page);
    await page.mouse.move(5, 700);
    await page.clock.runFor(60);
    await button(page, 'Guide').hover();
    await page.clock.runFor(5000);
    expect(await openMenus(page)).toBe(1);
  });

  it('FR-03 a menu opened by keyboard just after the pointer left stays open', async () => {
    const page = await timed();
    await button(page, 'Guide').hover();
    await menu(page, 'Guide').getByRole('link', { name: 'Why Dubai' }).waitFor();
    await stopClock(page);
    await page.mouse.move(5, 700);
    await button(page, 'Guide').press('Enter');
    await page.clock.runFor(5000);
    expect(await openMenus(page)).toBe(1);
  });

  it.each(choice(2, NAMES))(
    'FR-03 %s has two to four columns, and ends with a quote and a chat button',
    CASES,
    async (name) => {
      const page = await home();
      await button(page, name).hover();
      const panel = menu(page, name).locator('> div');
      await panel.getByRole('link', { name: 'Get a Quote' }).waitFor();
      const shown = await panel.evaluate(
        (row) => [...row.children].filter((column) => column.checkVisibility()).length,
      );
      expect(shown).toBeGreaterThanOrEqual(2);
      expect(shown).toBeLessThanOrEqual(4);
      const last = panel.locator(':scope > :last-child').getByRole('link');
      expect(await last.allTextContents()).toEqual(['Get a Quote', 'Chat support']);
    },
  );

  it('FR-03 menus work by keyboard: Enter, Space and ArrowDown open, Escape closes, Tab leaves', async () => {
    const page = await home();
    const guide = button(page, 'Guide');
    for (const key of ['Enter', 'Space']) {
      await guide.focus();
      await page.keyboard.press(key);
      await expect.poll(() => openMenus(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => openMenus(page)).toBe(0);
      expect(await guide.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    const first = await arrowInto(page, 'Guide');
    await page.keyboard.press('Escape');
    await expect.poll(() => openMenus(page)).toBe(0);
    expect(await guide.evaluate((element) => element === document.activeElement)).toBe(true);
    // The links follow the button in Tab order, though they are at the end of the document.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await menu(page, 'Guide').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => openMenus(page)).toBe(0);
    expect(await button(page, 'Services').evaluate((next) => next === document.activeElement)).toBe(true);
  });

  it('FR-03 a menu keeps its links and the focus while its script loads', async () => {
    const script = Promise.withResolvers<undefined>();
    proxy().setMode(({ path }) =>
      /assets\/app-layout-menus-/.test(path) ? { until: script.promise, before: 'pass' } : 'pass',
    );
    const page = await ownHome();
    const first = await arrowInto(page, 'Guide');
    script.resolve(undefined);
    await expect
      .poll(() =>
        proxy()
          .requests()
          .some(({ path, answered }) => path.includes('app-layout-menus-') && answered),
      )
      .toBe(true);
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    proxy().reset();
  });

  it('FR-03 a menu stays open when the pointer moves to its links before its script has loaded', async () => {
    proxy().setMode(({ path }) => (path.includes('assets/app-layout-menus-') ? 'silence' : 'pass'));
    const page = await timed();
    await hoverMenu(page, 'Guide');
    await menu(page, 'Guide').getByRole('link').first().hover();
    await page.clock.runFor(1_000);
    expect(await openMenus(page)).toBe(1);
    await page.mouse.move(5, 700);
    await page.clock.runFor(1_000);
    expect(await openMenus(page)).toBe(0);
  });

  it('FR-03 menus work by touch: a tap opens, another closes', async () => {
    const page = await visit('/blog', { hasTouch: true });
    await appReady(page);
    await button(page, 'Visa').tap();
    await expect.poll(() => openMenus(page)).toBe(1);
    await button(page, 'Visa').tap();
    await expect.poll(() => openMenus(page)).toBe(0);
  });

  it('FR-03 a link in a menu opens its page and closes the menu', async () => {
    const page = await home();
    await hoverMenu(page, 'Company');
    await menu(page, 'Company').getByRole('link', { name: 'About us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/company/about');
    await expect.poll(() => openMenus(page)).toBe(0);
  });

  it.each([
    ['Licensing', ['Mainland', 'Free Zone', 'Offshore']],
    ['Services', ['Setup Essentials', 'IP & Legal', 'Corporate Changes']],
  ])('FR-04 %s has its tabs, selected by pointer and arrow keys', async (name, labels) => {
    const page = await home();
    await button(page, name).hover();
    const tabs = menu(page, name).getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.allTextContents()).toEqual(labels);
    const chosen = () => menu(page, name).getByRole('tab', { selected: true }).allTextContents();
    await answers(tabs.first());
    await tabs.nth(2).click();
    await expect.poll(chosen).toEqual([labels[2]]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).toEqual([labels[0]]);
    expect(await menu(page, name).getByRole('tabpanel').count()).toBe(1);
  });

  it('FR-04 each tab of Licensing offers the five licences', async () => {
    const page = await home();
    await button(page, 'Licensing').hover();
    await answers(menu(page, 'Licensing').getByRole('tab').first());
    for (const tab of ['Mainland', 'Free Zone', 'Offshore']) {
      await menu(page, 'Licensing').getByRole('tab', { name: tab }).hover();
      const panel = menu(page, 'Licensing').getByRole('tabpanel', { name: tab });
      await panel.waitFor();
      const names = await panel.getByRole('link').allTextContents();
      expect(names.slice(0, 5).map((name) => name.split(/(?<=[a-z])(?=[A-Z])/)[0])).toEqual([
        'Professional',
        'Commercial',
        'Industrial',
        'Tourism',
        'E Trader',
      ]);
    }
  });

  it('FR-05 Popular Packages is below the Packages link with two named prices; the price of the licence has no currency', async () => {
    const page = await home();
    await navigation(page).getByRole('link', { name: 'Packages', exact: true }).hover();
    const packages = page.getByRole('link', { name: 'Licence only' });
    await packages.first().waitFor();
    expect(
      await packages.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['SHAMS Licence only 5,750 Package from AED 15,500', '/packages/shams'],
      ['SPC Licence only 6,375 Package from AED 14,900', '/packages/spc'],
      ['IFZA Licence only 12,400 Package from AED 16,200', '/packages/ifza'],
      ['Meydan Licence only 12,500 Package from AED 18,500', '/packages/meydan'],
    ]);
    await navigation(page).getByRole('link', { name: 'Packages', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/packages');
  });

  it('FR-03 every item has an icon', async () => {
    const page = await home();
    const items = page.locator('[popover] li > a').filter({ hasNot: page.locator('bdi') });
    const without = await items.evaluateAll((all) => [
      all.length,
      all.filter((item) => !item.querySelector('svg > path')).map((item) => item.textContent),
    ]);
    expect(without).toEqual([expect.toSatisfy((count: number) => count > 80), []]);
  });
});
