import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { CASES, IN_FULL, choice } from '../support/everyCase.ts';
import { cutOff } from '../support/outages.ts';
import { calmDevice } from '../support/pageKinds.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';
import { word } from '../support/words.ts';

const { site, newPage } = visits();

const button = (page: Page) => page.locator('header button[aria-keyshortcuts]');
const panel = (page: Page) => page.locator('[role="dialog"][aria-modal="true"]');
const field = (page: Page) => panel(page).getByRole('searchbox');
const hits = (page: Page) => panel(page).locator('a[data-hit]');
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function visit(path: string, options = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(site().origin + path);
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  return page;
}

async function search(page: Page, text: string): Promise<void> {
  await button(page).click();
  await field(page).fill(text);
}

/** Waits until the page has handled the closing. */
const closed = (page: Page) =>
  page.locator('header button[aria-keyshortcuts][aria-expanded="false"]').waitFor();

/** Closes the window by Escape. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await closed(page);
  expect(await panel(page).count()).toBe(0);
}

/** The hit that links to a path, or to a section of its page. */
const hitTo = (page: Page, path: string) => panel(page).locator(`a[data-hit][href*="${path}"]`).first();

describe('the site search', () => {
  it('OF-06 opens by its button and by keys, and returns the focus', async () => {
    const page = await visit('/quote');
    await button(page).click();
    await field(page).waitFor();
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await leave(page);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await field(page).waitFor();
      expect(await field(page).inputValue()).toBe('');
      await leave(page);
    }
    // The first Escape closes, as its line says, and does not empty the field.
    await search(page, 'golden visa');
    await hits(page).first().waitFor();
    await leave(page);
    await button(page).click();
    await expect.poll(() => field(page).inputValue()).toBe('golden visa');
    await leave(page);
  });

  it('OF-06 stays open when it is opened again while it closes', async () => {
    const page = await visit('/quote');
    await button(page).click();
    await field(page).waitFor();
    await panel(page).evaluate(async (dialog) => {
      const press = (key: string) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      press('Escape');
      // React closes it in a microtask; its transition ends in a later task.
      while (dialog.getAttribute('aria-modal') === 'true') await Promise.resolve();
      press('/');
      // The transition has ended.
      await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    expect(await field(page).isVisible()).toBe(true);
  });

  it('OF-06 “/” is a character in fields, and does not open the search when the user has turned it off', async () => {
    const page = await visit('/blog');
    await page.getByRole('searchbox').pressSequentially('24/7');
    expect(await page.getByRole('searchbox').inputValue()).toBe('24/7');
    expect(await panel(page).count()).toBe(0);
    await button(page).click();
    await panel(page).getByRole('checkbox').uncheck();
    await leave(page);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    expect(await panel(page).getByRole('checkbox').isChecked()).toBe(false);
  });

  it('OF-06 an empty search shows suggestions', async () => {
    const page = await visit('/');
    await button(page).click();
    await field(page).waitFor();
    expect(await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/calculator',
      '/checklist',
      '/business-guide/free-zone-comparison',
      '/saved',
      '/business-guide/how-to-start-a-business-in-dubai',
      '/business-guide/costs-timelines',
      '/business-guide/bank-account-guide',
      '/visa/family-visa-uae',
      '/accounting/vat-registration-uae',
    ]);
  });

  it('OF-06 finds and opens a tool, a page, a section of a page and an article', async () => {
    const page = await visit('/blog');
    await page.locator('main article').first().waitFor();
    await search(page, 'calculator');
    await hitTo(page, '/calculator').click();
    await expect.poll(() => pathOf(page)).toBe('/calculator');
    await panel(page).waitFor({ state: 'detached' });
    await search(page, 'golden visa');
    const golden = hitTo(page, '/visa/golden-visa-uae');
    expect(await golden.locator('mark').first().innerText()).toBe('Golden');
    // Its part of the site.
    await golden.getByText('Visas', { exact: true }).waitFor();
    await hitTo(page, '/visa/investor-visa-dubai#').click();
    await page.locator('h2:focus', { hasText: /golden visa/i }).waitFor();
    expect(pathOf(page)).toBe('/visa/investor-visa-dubai');
    await search(page, 'second year');
    await hitTo(page, '/blog/second-year-costs').click();
    await expect.poll(() => pathOf(page)).toBe('/blog/second-year-costs');
    await search(page, 'visa');
    await hitTo(page, '/blog?search=visa').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?search=visa');
  });

  it('OF-06 is usable by keyboard', async () => {
    const page = await visit('/quote');
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('free zone');
    // The results of the complete search are shown.
    await hitTo(page, '/blog?search=free+zone').waitFor();
    await hits(page).nth(2).waitFor();
    const wanted = await hits(page).nth(1).getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe(new URL(wanted ?? '', site().origin).pathname);
    await closed(page);
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('golden vis');
    // The results of the complete search are shown.
    await hitTo(page, '/blog?search=golden+vis').waitFor();
    await hitTo(page, '/visa/golden-visa-uae').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('a');
    await expect.poll(() => field(page).inputValue()).toBe('golden visa');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/visa/golden-visa-uae');
  });

  it('OF-06 reports the number of results, similar results and no results', async () => {
    const page = await visit('/quote');
    await search(page, 'corporate tax');
    await panel(page)
      .getByRole('status')
      .getByText(/^\d+ results$/)
      .waitFor();
    for (const [text, path] of [
      ['phone number', '/company/contact'],
      ['تأشيرة', '/visa/[a-z-]+'],
    ] as const) {
      await field(page).fill(text);
      await expect.poll(() => hits(page).first().getAttribute('href')).toMatch(new RegExp(`^${path}(?:#|$)`));
      expect(await panel(page).locator('section:has(h2):not(:has(li))').count()).toBe(0);
    }
    await field(page).fill('golden vsia');
    await panel(page).getByText(word('en', 'search.close')).waitFor();
    await field(page).fill('qzqzqz');
    await panel(page).getByText('Nothing found for “qzqzqz”').waitFor();
    await hitTo(page, '/company/contact').click();
    await expect.poll(() => pathOf(page)).toBe('/company/contact');
  });

  it('OF-06 loads nothing before it is opened, and opens the blog when it fails to load', async () => {
    const page = await newPage(calmDevice);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const own = () => fetched.filter((path) => /\/(?:pages-search|en\.search|en)-[^/]*\.js$/.test(path));
    await page.goto(`${site().origin}/quote`);
    await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
    expect(own()).toEqual([]);
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/pages-search-') ? { status: 404 } : 'pass'));
    await button(page).click();
    await page.waitForURL(/\/blog$/);
  });

  it('OF-06 works without a network after one visit', IN_FULL, async () => {
    const page = await visit('/blog', withWorker);
    await page.locator('main article').first().waitFor();
    await workerReady(page);
    await warmed(page, [
      /\/assets\/pages-search-/,
      /\/en\.search-/,
      /\/texts-en\/en-/,
      /\/visa\/golden-visa-uae\.json$/,
    ]);
    await cutOff('the network cut', page.context(), site());
    await page.goto(`${site().origin}/schedule`);
    await appReady(page);
    await search(page, 'golden visa');
    await hitTo(page, '/visa/investor-visa-dubai#').waitFor();
    await hitTo(page, '/blog/').waitFor();
    await hitTo(page, '/visa/golden-visa-uae').click();
    await page.getByRole('heading', { level: 1, name: 'Golden visa' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/visa/golden-visa-uae');
  });

  it('QU-04 opens by a tap before hydration', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/react-') ? { bytesPerSecond: 150_000 } : 'pass'));
    await page.goto(`${site().origin}/`);
    await button(page).click();
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await field(page).waitFor();
  });

  it('PG-01 the page for a missing address has a search field', async () => {
    const page = await newPage();
    await page.goto(`${site().origin}/there-is-no-such-page`);
    await appReady(page);
    const own = page.locator('main [role="search"]');
    await own.getByRole('searchbox').fill('golden visa');
    await own.locator('a[data-hit][href="/visa/golden-visa-uae"]').waitFor();
    await own.getByRole('searchbox').press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/visa/golden-visa-uae');
  });
});

describe('the search in every language', () => {
  it.each(
    choice(1, [
      ['en', 'golden visa', '/visa/golden-visa-uae'],
      ['ar', 'الذهبية', '/visa/golden-visa-uae'],
      ['ur', 'گولڈن', '/visa/golden-visa-uae'],
      ['hi', 'गोल्डन', '/visa/golden-visa-uae'],
    ]),
  )('OF-06 in %s “%s” finds its page, and nothing overflows', CASES, async (language, text, path) => {
    const page = await visit('/', { ...calmDevice, language, viewport: { width: 320, height: 700 } });
    expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await search(page, text);
    await hitTo(page, path).waitFor();
    const inside = panel(page).locator('[role="search"] > div');
    expect(await inside.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });
});
