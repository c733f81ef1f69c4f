import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const allHydrated = (page: Page) =>
  page.locator('html[data-app="ready"][data-main="ready"]').waitFor({ state: 'attached' });

describe('a page whose files do not come, once the app is there', () => {
  const { site, newPage } = visits();

  const LATE = /^\/assets\/(?:BlogListPage|BlogPostPage|requestForms)-/;

  /** The home page with its app; a file of lists, of articles and of forms does not come before `release` is called. */
  async function openHome(path = '/') {
    const page = await newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const files = Promise.withResolvers<undefined>();
    const held = new Map<string, Promise<undefined>>();
    site()
      .proxy()
      .setMode(({ path: asked }) => {
        const until = LATE.test(asked) ? files.promise : held.get(asked);
        return until ? { until, before: 'pass' } : 'pass';
      });
    await page.goto(site().origin + path);
    await allHydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    return {
      page,
      messages,
      release: () => files.resolve(undefined),
      hold: (asked: string, until: Promise<undefined>) => held.set(asked, until),
    };
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const states = (page: Page) =>
    page.evaluate(() => {
      const { app, main, witness } = document.documentElement.dataset;
      return { app, main, witness };
    });

  it('QU-04 the page of the build takes its place, and the app starts on it when they come', async () => {
    const { page, messages, release } = await openHome();
    await page.getByRole('link', { name: word('en', 'home.latest.all'), exact: true }).click();
    await heading(page, word('en', 'blog.title'));
    expect(new URL(page.url()).pathname).toBe('/blog');
    expect(await page.locator('main article h2').count()).toBeGreaterThan(3);
    expect(await page.evaluate(() => [document.activeElement?.localName, window.scrollY])).toEqual(['h1', 0]);
    expect(await page.title()).toContain('Blog');
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    expect(await states(page)).toEqual({ app: 'ready', main: undefined, witness: '' });
    release();
    await allHydrated(page);
    expect(await states(page)).toEqual({ app: 'ready', main: 'ready', witness: '' });
    // The list works: another category is shown by the app, without another document.
    const chip = page.locator('main a[href*="category"]').nth(1);
    await chip.click();
    await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
    expect((await states(page)).witness).toBe('');
    await page.goBack();
    await page.goBack();
    await heading(page, word('en', 'hero.title'));
    expect((await states(page)).witness).toBe('');
    expect(messages.filter((message) => /hydrat|did not match|unmounted/i.test(message))).toEqual([]);
  });

  it('QU-04 an article comes with its text, and keeps it when its files come', async () => {
    const { page, messages, release } = await openHome('/ar');
    const card = page.locator('main article a[href^="/ar/blog/"]').first();
    const title = await card.innerText();
    await card.click();
    await heading(page, title);
    expect(new URL(page.url()).pathname).toMatch(/^\/ar\/blog\//);
    const text = page.locator('#article-body');
    const before = await text.innerText();
    expect(before.length).toBeGreaterThan(1000);
    release();
    await allHydrated(page);
    expect(await text.innerText()).toBe(before);
    expect((await states(page)).witness).toBe('');
    expect(messages.filter((message) => /hydrat|did not match|unmounted/i.test(message))).toEqual([]);
  });

  /** The page for a quote, of which the app has all but the form, and whose page of the build waits for `send`. */
  async function openQuote() {
    const { page, release, hold } = await openHome();
    const sent = Promise.withResolvers<undefined>();
    hold('/quote', sent.promise);
    await page
      .getByRole('link', { name: word('en', 'common.getQuote'), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await heading(page, word('en', 'contact.quoteTitle'));
    await expect.poll(() => site().proxy().requests('/quote').length).toBeGreaterThan(0);
    return { page, release, send: () => sent.resolve(undefined) };
  }

  it('FO-03 what is typed into a form before its files come is kept; the page stays where the reader is', async () => {
    const { page, release, send } = await openQuote();
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
    send();
    const name = page.locator('main form[data-unhydrated] input[name="name"]');
    await name.waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(60);
    await name.fill('Amal');
    release();
    await allHydrated(page);
    await page.locator('main form:not([data-unhydrated])').waitFor();
    expect(await page.locator('main form input[name="name"]').inputValue()).toBe('Amal');
  });

  it('QU-04 a page that does not come either is given up, and its files come', async () => {
    const { page, release } = await openQuote();
    await page.locator('main').evaluate((main) => main.setAttribute('data-kept', ''));
    release();
    await page.locator('main[data-kept] form').waitFor();
    expect((await states(page)).main).toBe('ready');
  });
});
