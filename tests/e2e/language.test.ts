import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { appReady, type VisitorOptions, workerReady, withWorker } from '../support/browser.ts';
import { CASES, IN_FULL, choice } from '../support/everyCase.ts';
import { cutOff, reconnect } from '../support/outages.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const ARTICLE = '/blog/second-year-costs';

describe('language and direction', () => {
  const { newPage, site } = visits();
  let page: Page;

  const visit = async (path: string, options: VisitorOptions = {}) => {
    page = await newPage(options);
    await open(path);
  };
  const open = async (path: string) => {
    await page.goto(site().origin + path);
    await appReady(page);
  };
  const shows = async (code: 'en' | 'ar' | 'ur' | 'hi', dir: 'ltr' | 'rtl', key = 'blog.title') => {
    await page.getByRole('heading', { level: 1, name: word(code, key) }).waitFor();
    await page.locator(`html[lang="${code}"][dir="${dir}"]`).waitFor({ state: 'attached' });
  };
  const switcher = () => page.locator('button[aria-haspopup="menu"]').first();
  const menu = () => page.getByRole('menu');
  const stored = () => page.evaluate(() => localStorage.getItem('language'));

  it('QU-01 opening the menu keeps the dark colours of the page', async () => {
    await visit('/quote', { colorScheme: 'dark' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await paper();
    await switcher().click();
    await menu().waitFor();
    expect(await paper()).toBe(before);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper()).not.toBe(before);
  });

  it('LA-01 without a stored language the page is English, left to right', async () => {
    await visit('/blog');
    await shows('en', 'ltr');
    expect(await stored()).toBeNull();
  });

  it('LA-01 a stored value that is not a language is ignored', async () => {
    await visit('/blog', { language: 'fr' });
    await shows('en', 'ltr');
    for (const value of ['AR', '__proto__']) {
      await page.evaluate((text) => localStorage.setItem('language', text), value);
      await page.reload();
      await appReady(page);
      await shows('en', 'ltr');
      expect(new URL(page.url()).pathname).toBe('/blog');
    }
  });

  it.each([
    ['ar', 'rtl'],
    ['ur', 'ltr'],
    ['hi', 'ltr'],
  ] as const)(
    'LA-02 LA-07 a plain address redirects to the stored %s with the direction %s',
    async (code, dir) => {
      await visit('/blog?page=2#main', { language: code });
      await shows(code, dir);
      expect(page.url()).toBe(`${site().origin}/${code}/blog?page=2#main`);
      expect(await page.title()).toContain(word(code, 'common.blog'));
      expect(await stored()).toBe(code);
    },
  );

  it('LA-01 a choice in the menu applies immediately, on other pages and after a reload', async () => {
    await visit('/blog');
    await switcher().click();
    await menu().getByRole('menuitem', { name: 'العربية' }).click();
    await shows('ar', 'rtl');
    expect(await stored()).toBe('ar');
    await page.locator('header a[href="/ar/quote"]:visible').click();
    await shows('ar', 'rtl', 'contact.quoteTitle');
    await open('/quote');
    await shows('ar', 'rtl', 'contact.quoteTitle');
    await switcher().click();
    await menu().getByRole('menuitem', { name: 'English' }).click();
    await shows('en', 'ltr', 'contact.quoteTitle');
  });

  it('LA-01 a choice in the menu applies offline', IN_FULL, async () => {
    await visit('/blog', withWorker);
    await workerReady(page);
    await switcher().click();
    await menu().getByRole('menuitem', { name: 'हिन्दी' }).click();
    await shows('hi', 'ltr');
    await appReady(page);
    const isStored = () => page.evaluate(async () => Boolean(await caches.match('/hi/blog')));
    await expect.poll(isStored).toBe(true);
    await cutOff('the network cut', page.context(), site());
    await open('/blog');
    await shows('hi', 'ltr');
  });

  it('LA-07 OF-04 offline, choosing a language that is not cached shows a message', IN_FULL, async () => {
    await visit('/blog', withWorker);
    await workerReady(page);
    // The menu loads at its first use.
    await switcher().click();
    await menu().waitFor();
    await cutOff('the network cut', page.context(), site());
    await menu().getByRole('menuitem', { name: 'اردو' }).click();
    await page.waitForURL('**/ur/blog');
    await shows('en', 'ltr');
    await page.getByText('This page is not stored in اردو yet.').waitFor();
    await reconnect('the network cut', page.context(), site());
    await page.reload();
    await shows('ur', 'ltr');
    expect(await page.getByText('This page is not stored').count()).toBe(0);
  });

  it('LA-05 the menu lists code, name and flag of the four languages', async () => {
    await visit('/blog');
    await switcher().click();
    await menu().waitFor();
    const items = await menu().getByRole('menuitem').allInnerTexts();
    expect(items).toHaveLength(languages.length);
    for (const [index, { code, name, flag }] of languages.entries()) {
      expect(items[index]).toContain(name);
      const item = menu().getByRole('menuitem').nth(index);
      expect(await item.locator('img[data-flag]').getAttribute('data-flag')).toBe(flag);
      expect(await item.locator('svg').count()).toBe(code === 'en' ? 1 : 0);
      expect(items[index]).toContain(code.toUpperCase());
    }
  });

  it('LA-05 the menu closes on a click outside, on Escape and on a choice', async () => {
    await visit('/blog');
    for (const close of [
      () => page.mouse.click(400, 600),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('menuitem', { name: 'English' }).click(),
    ]) {
      await switcher().click();
      await menu().waitFor();
      expect(await switcher().getAttribute('aria-expanded')).toBe('true');
      await close();
      await menu().waitFor({ state: 'detached' });
      expect(await switcher().getAttribute('aria-expanded')).toBe('false');
      await page.locator(`button[aria-haspopup="menu"]:focus`).first().waitFor();
    }
  });

  it.each(choice(2, ['/', ARTICLE, '/blog', '/quote']))(
    'LA-03 Arabic mirrors %s without overflow',
    CASES,
    async (path) => {
      await visit(path, { language: 'ar' });
      await page.locator('main h1').waitFor();
      for (const width of [320, 390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const logo = await page.locator('header a[href="/ar"]').first().boundingBox();
        expect(logo && logo.x + logo.width).toBeGreaterThan(width / 2);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([width, wide]).toEqual([width, 0]);
      }
    },
  );

  it('LA-03 the slide-out menu opens from the other side in Arabic', async () => {
    await visit('/blog', { language: 'ar', viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: word('ar', 'common.menu') }).click();
    const panel = page.getByRole('dialog');
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    expect((await panel.boundingBox())?.width).toBeCloseTo(390 * 0.85, 0);
  });

  it.each(
    choice(1, [
      ['ar', 'vazirmatn', ['noto-sans-devanagari']],
      ['hi', 'noto-sans-devanagari', ['vazirmatn']],
    ] as const),
  )('LA-06 only the texts and fonts of %s are loaded', CASES, async (code, own, others) => {
    const asked: string[] = [];
    page = await newPage({ language: code });
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/quote');
    await shows(code, code === 'ar' ? 'rtl' : 'ltr', 'contact.quoteTitle');
    await page.evaluate(() => document.fonts.ready);
    const files = asked.filter((path) => path.startsWith('/assets/'));
    expect(files).toContainEqual(expect.stringContaining(`/${code}.`));
    expect(files).toContainEqual(expect.stringContaining(own));
    const foreign = languages
      .filter((each) => each.code !== code && each.code !== 'en')
      .map((each) => each.code);
    for (const other of [...others, ...foreign.map((each) => `/${each}.`)])
      expect(files).not.toContainEqual(expect.stringContaining(other));
  });
});
