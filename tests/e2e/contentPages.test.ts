import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const { site, visit, newPage } = visits();

const MAINLAND = '/licensing/mainland-company-dubai';
const RESTAURANT = '/licensing/restaurant-license-dubai';
const TAX = '/business-guide/corporate-tax-basics';

/** The head has two columns only when its styles are loaded. */
const columns = (page: Page) =>
  page
    .locator('main header')
    .evaluate((head) => getComputedStyle(head).gridTemplateColumns.split(' ').length);

describe('a content page', () => {
  it('PG-01 each figure links to its source', async () => {
    const page = await visit(MAINLAND);
    await appReady(page);
    await page.locator('main table a[href^="#figure-"]').first().click();
    const row = page.locator('dl > :target');
    // The open transition starts with a text without layout.
    await expect
      .poll(async () => (await row.innerText()).replace(/\s+/g, ' '))
      .toMatch(/: (?:about )?USD [\d,]+ .+ Checked on \d+ \w+ \d{4}\.$/);
    expect(await row.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(60);
  });

  it('PG-07 a licence shows its main figure and a bill that adds up first, each with its source', async () => {
    const page = await visit(MAINLAND);
    await appReady(page);
    const head = page.locator('main header');
    const figure = head.getByRole('definition').first();
    expect(await figure.innerText()).toMatch(/^about\sUSD\s[\d,]+$/);
    const sums = (await head.getByRole('table').locator('td').allInnerTexts()).map((text) =>
      Number(text.replaceAll(/\D/g, '')),
    );
    const total = sums.pop();
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total);
    await figure.getByRole('link').click();
    const row = page.locator('dl > :target');
    await expect.poll(() => row.innerText()).toMatch(/first year through an agent.*about\sUSD/);
  });

  it.each([false, true])('PG-07 a visa asks who qualifies (scripts: %s)', async (javaScriptEnabled) => {
    const page = await newPage({ javaScriptEnabled });
    await page.goto(`${site().origin}/${javaScriptEnabled ? 'visa' : 'visa/golden-visa-uae'}`);
    if (javaScriptEnabled) {
      await appReady(page);
      await page.locator('main').getByRole('link', { name: 'Golden visa' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Golden visa' }).waitFor();
    }
    const result = page.getByRole('status').filter({ has: page.getByRole('heading') });
    const answer = (question: RegExp, choice: 'Yes' | 'No') =>
      page.getByRole('group', { name: question }).getByLabel(choice).check();
    await result.getByRole('heading', { name: 'Your answer appears here' }).waitFor();
    const questions = [/property/, /stay in a bank/, /degree/, /revenue/, /recommend/];
    for (const question of questions) {
      await answer(question, 'No');
      const isLast = question === questions.at(-1);
      await result.getByRole('heading', { name: isLast ? 'No golden visa today' : 'Not yet' }).waitFor();
    }
    await answer(/degree/, 'Yes');
    await result.getByRole('heading', { name: 'Yes: the route for skilled work' }).waitFor();
    await answer(/property/, 'Yes');
    await result.getByRole('heading', { name: 'Yes: the property route' }).waitFor();
    expect(await result.getByRole('heading').count()).toBe(1);
  });

  it('PG-07 QU-01 the light text of dark panels has contrast, and is dark on paper', async () => {
    const page = await visit('/visa/freelance-visa-dubai');
    await appReady(page);
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    const texts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('table', { name: 'A freelance year, worked out' }).getByRole('rowheader').last(),
    ];
    const red = async (text: Locator) =>
      Number(/\d+/.exec(await text.evaluate((element) => getComputedStyle(element).color))?.[0]);
    for (const text of texts) expect(await red(text)).toBeGreaterThan(150);
    await page.emulateMedia({ media: 'print' });
    for (const text of texts) expect(await red(text)).toBeLessThan(100);
  });

  it('PG-07 an emirate shows its free zones with the same numbers on a map and in a list', async () => {
    const page = await visit('/emirates/sharjah');
    const pins = await page
      .getByRole('img', { name: 'Zones by emirate: Sharjah' })
      .locator('text')
      .allTextContents();
    const rows = page.locator('main figure li');
    expect(await rows.locator('> span:first-child').allTextContents()).toEqual(pins);
    expect(await rows.filter({ hasText: 'SHAMS' }).innerText()).toMatch(/AED\s[\d,]+/);
  });

  it('PG-01 “On this page” leads to the sections; legal texts have no offer of advice', async () => {
    const page = await visit(MAINLAND, { viewport: { width: 1366, height: 768 } });
    await appReady(page);
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
    const section = page.getByRole('heading', { level: 2, name: await entry.innerText(), exact: true });
    await entry.click();
    await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeLessThan(200);
    const offer = page.getByRole('complementary', { name: 'Your case may differ' });
    expect(await offer.count()).toBe(1);
    await page.goto(`${site().origin}/legal/privacy`);
    await appReady(page);
    expect(await offer.count()).toBe(0);
  });

  it('PG-01 an expired rule is marked as expired, also on an old page', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2030-02-01T10:00:00Z');
    await page.goto(site().origin + TAX);
    await appReady(page);
    await page.getByText('AED 3,000,000 (ended)').first().waitFor();
    const source = page.locator('#figure-uae-sbr-revenue-limit');
    expect(await source.textContent()).toContain('ended 31 December 2029');
  });

  it('PG-04 the source of a figure opens at its publisher, and names of sellers are no links', async () => {
    const page = await visit('/uk/costs');
    const link = page.locator('#figure-uk-accounts-late-1 a');
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
    expect(await link.getAttribute('rel')).toBe('noopener external');
    await page.goto(`${site().origin}/business-guide/costs-timelines`);
    const seller = page.locator('#figure-llc-dubai-year-1');
    expect(await seller.textContent()).toContain('about');
    expect(await seller.locator('a').count()).toBe(0);
  });

  it.each(['', '/ar'])(
    'PG-06 the Guide menu and the footer link to the UK and Europe (%s)',
    async (prefix) => {
      const page = await visit(prefix || '/');
      for (const to of ['/uk', '/europe']) {
        const links = page.locator(`:is([popover], footer) a[href="${prefix}${to}"]`);
        expect(await links.count()).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('PG-01 navigation from another page loads its styles, and so does the next navigation', async () => {
    const page = await visit('/blog');
    await appReady(page);
    await page.locator('footer').getByRole('link', { name: 'Commercial licence' }).click();
    await page.getByRole('heading', { level: 1, name: 'Commercial licence' }).waitFor();
    expect(await columns(page)).toBe(2);
    await page.locator('main nav').last().getByRole('link').first().click();
    await expect.poll(() => page.locator('main h1').textContent()).not.toBe('Commercial licence');
    expect(await columns(page)).toBe(2);
  });

  it.each(
    choice(1, [
      ['ar', 'ضريبه', /ضريب/],
      ['en', 'corporate tax', /tax/i],
    ] as const),
  )(
    'PG-02 search finds questions by their text, and the address contains the search (%s)',
    CASES,
    async (language, search, hit) => {
      const page = await visit('/faq', { language });
      await appReady(page);
      await page.getByRole('searchbox').fill(search);
      const answers = page.locator('[role="search"] details');
      await expect.poll(() => answers.count()).toBeGreaterThan(0);
      const found = await answers.count();
      expect(found).toBeLessThan(27);
      for (const text of await answers.allTextContents()) expect(text).toMatch(hit);
      await page.waitForURL(/[?&]q=/);
      await injectAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect.poll(() => other.locator('[role="search"] details').count()).toBe(found);
    },
  );

  it.each(choice(2, ['ar', 'ur', 'hi'] as const))(
    'LA-03 the page is in %s and its direction',
    CASES,
    async (code) => {
      const page = await visit(MAINLAND, { language: code });
      await appReady(page);
      await page
        .getByRole('heading', { level: 1, name: word(code, `menu.titles.${MAINLAND}`), exact: true })
        .waitFor();
      const body = page.locator('article [lang]').filter({ has: page.locator('#part-1') });
      const written = { lang: code, dir: code === 'hi' ? 'ltr' : 'rtl' };
      expect(await body.last().evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }))).toEqual(written);
      expect(await page.getByText(word(code, 'content.english')).count()).toBe(0);
    },
  );

  it('LA-03 a page available only in English says so and links to its languages', async () => {
    const page = await visit('/ur/licensing');
    const title = word('ur', `menu.titles.${RESTAURANT}`);
    await appReady(page);
    await page.route(`**/ur${RESTAURANT}.json*`, async (route) => {
      const english = await page.request.get(`${site().origin}${RESTAURANT}.json`);
      await route.fulfill({
        json: { ...(await english.json()), title, written: 'en', readIn: ['en', 'ar'] },
      });
    });
    await page.locator('main').getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const body = page.locator('article [lang]').filter({ has: page.locator('#part-1') });
    const written = { lang: 'en', dir: 'ltr' };
    expect(await body.last().evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }))).toEqual(written);
    expect(await page.getByText(word('ur', 'content.english')).count()).toBe(1);
    await page
      .getByRole('note')
      .getByRole('link', { name: `${word('ur', 'content.readIn')} العربية` })
      .click();
    const arabic = word('ar', `menu.titles.${RESTAURANT}`);
    await page.getByRole('heading', { level: 1, name: arabic, exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.getByText(word('ar', 'content.english')).count()).toBe(0);
  });
});
