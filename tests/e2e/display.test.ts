import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, launchBrowser } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(site().origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('printing', () => {
  it.each([
    ['/blog/second-year-costs', 'Marsa'],
    ['/packages', 'Marsa'],
    ['/ar/calculator?p=meydan&r=ours', 'مرسى'],
    ['/checklist', 'Marsa'],
    ['/accounting/templates', 'Marsa'],
  ])(
    'PG-02 BP-05 a printed %s names the firm, its phone, the address and the day, without the skip link',
    async (path, name) => {
      const page = await open(await newPage(), path);
      await page.emulateMedia({ media: 'print' });
      const head = page.locator('[data-letterhead]');
      await head.locator('time').waitFor();
      expect(await head.innerText()).toContain(`https://marsa.example${path}`);
      expect(await head.innerText()).toContain(name);
      expect(await head.innerText()).toContain('+44');
      expect(await page.locator('a[href="#main"]').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      expect(await head.isVisible()).toBe(false);
    },
  );
});

describe('forced colours', () => {
  const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
  const ground = (page: Page, selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, before) => getComputedStyle(element, before).backgroundColor, pseudo);

  it('QU-01 forced colours show the chosen category, the current page and matches of a search', async () => {
    const page = await open(await newPage(forced), '/blog');
    const chip = 'main .MuiChip-clickable';
    expect(await ground(page, `${chip}[aria-current]`)).not.toBe(
      await ground(page, `${chip}:not([aria-current])`),
    );
    const item = 'main .MuiPaginationItem-page';
    expect(await ground(page, `${item}[aria-current]`)).not.toBe(
      await ground(page, `${item}:not([aria-current])`),
    );
    await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('visa');
    await page.locator('mark').first().waitFor();
    const [color, background] = await page
      .locator('mark')
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
    expect(color).not.toBe(background);
  });

  it('QU-01 forced colours show the current page in menus and pressed buttons', async () => {
    const page = await open(await newPage(forced), '/visa/golden-visa-uae');
    await appReady(page);
    const menus = page.getByRole('navigation', { name: 'Main', exact: true });
    const link = page.locator('#menu-visa a[aria-current="page"]').first();
    await menus.getByRole('button', { name: 'Visa', exact: true }).click();
    await link.waitFor();
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
    await open(page, '/business-guide/free-zone-comparison');
    await appReady(page);
    const compare = page.getByRole('button', { name: 'Compare DAFZA' });
    const background = () => compare.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await compare.click();
    await expect.poll(background).not.toBe(before);
  });

  it('QU-01 forced colours show the buttons of the slides and the current one', async () => {
    const page = await open(await newPage(forced), '/');
    const dot = '[data-dots] > button';
    await page.locator(`${dot}[aria-current]`).first().waitFor();
    const page_ = await ground(page, 'body');
    const current = await ground(page, `${dot}[aria-current]`, '::before');
    const other = await ground(page, `${dot}:not([aria-current])`, '::before');
    expect(new Set([page_, current, other]).size).toBe(3);
  });
});

describe('a phone with large text', () => {
  const PATHS = [
    '/',
    '/ar',
    '/blog',
    '/quote',
    '/packages',
    '/calculator',
    '/visa/golden-visa-uae',
    '/services/pricing',
  ];
  const sizes = [24, 32];
  const browsers = new Map<number, Browser>();
  beforeAll(async () => {
    for (const size of sizes)
      browsers.set(size, await launchBrowser(`--blink-settings=defaultFontSize=${size}`));
  });
  afterAll(async () => {
    for (const each of browsers.values()) await each.close();
  });

  it.each(sizes.flatMap((size) => [390, 320].map((width) => [size, width] as const)))(
    'QU-01 text of %d px fits pages and the buttons of header and bar into %d px',
    async (size, width) => {
      const context = await browsers.get(size)?.newContext({ viewport: { width, height: 844 } });
      if (!context) throw new Error('No browser');
      const page = await context.newPage();
      for (const path of PATHS) {
        await open(page, path);
        await page.getByRole('contentinfo').waitFor({ state: 'attached' });
        const outside = await page
          .locator('header .actions > *, nav.mui-fixed a, nav.mui-fixed span')
          .evaluateAll((all) =>
            all.flatMap((element) => {
              const { left, right, width: own } = element.getBoundingClientRect();
              return own > 0 && (left < -0.5 || right > window.innerWidth + 0.5) ? [element.textContent] : [];
            }),
          );
        expect([path, outside]).toEqual([path, []]);
        const surplus = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, surplus]).toEqual([path, 0]);
        const cut = await page.locator('nav.mui-fixed .MuiBottomNavigationAction-label').evaluateAll((all) =>
          all.flatMap((label) => {
            const box = label.parentElement?.getBoundingClientRect();
            const { left, right } = label.getBoundingClientRect();
            return box && (left < box.left - 0.5 || right > box.right + 0.5) ? [label.textContent] : [];
          }),
        );
        expect([path, cut]).toEqual([path, []]);
      }
      await context.close();
    },
  );
});
