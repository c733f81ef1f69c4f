import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

/** Marks the document, so that loading another one shows. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));

describe('links before the app is there', () => {
  const { site, newPage } = visits();

  /** A page whose app does not come before `release` is called. */
  async function openWithoutApp(path: string) {
    const page = await newPage();
    const app = Promise.withResolvers<undefined>();
    site()
      .proxy()
      .setMode(({ path: asked }) =>
        asked.startsWith('/assets/react-') ? { until: app.promise, before: 'pass' } : 'pass',
      );
    await page.goto(site().origin + path);
    await mark(page);
    return { page, release: () => app.resolve(undefined) };
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const blogLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true });
  const states = (page: Page) =>
    page.evaluate(() => {
      const { app, held, witness } = document.documentElement.dataset;
      return { app, held, witness };
    });

  it('QU-04 their page takes the place of this one, on the same document, and the app starts on it', async () => {
    const { page, release } = await openWithoutApp('/');
    await blogLink(page).click();
    await heading(page, word('en', 'blog.title'));
    expect(new URL(page.url()).pathname).toBe('/blog');
    expect(await states(page)).toEqual({ app: undefined, held: undefined, witness: '' });
    expect(await page.evaluate(() => [document.activeElement?.localName, window.scrollY])).toEqual(['h1', 0]);
    expect(await page.title()).toContain('Blog');
    // And so on from there.
    // Far down, so that the page has to be scrolled up.
    const card = page.locator('main article h2 a').last();
    const title = await card.innerText();
    await card.click();
    await heading(page, title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await page.locator('html[data-main="ready"][data-end="ready"]').waitFor({ state: 'attached' });
    expect(await states(page)).toEqual({ app: 'ready', held: undefined, witness: '' });
    await page.goBack();
    await heading(page, word('en', 'blog.title'));
    expect((await states(page)).witness).toBe('');
  });

  it('QU-04 the way back leads to the page before', async () => {
    const { page } = await openWithoutApp('/');
    await blogLink(page).click();
    await heading(page, word('en', 'blog.title'));
    await page.evaluate(() => window.history.back());
    await heading(page, word('en', 'hero.title'));
    expect([new URL(page.url()).pathname, (await states(page)).app]).toEqual(['/', undefined]);
    await page.evaluate(() => window.history.forward());
    await heading(page, word('en', 'blog.title'));
    expect((await states(page)).witness).toBe('');
  });

  it('LA-07 stay in the language of the address', async () => {
    const { page } = await openWithoutApp('/ar');
    await page.locator('header a[href="/ar/blog"]').first().click();
    await heading(page, word('ar', 'blog.title'));
    expect(new URL(page.url()).pathname).toBe('/ar/blog');
    expect(await page.locator('main a[href^="/blog"]').count()).toBe(0);
    expect((await states(page)).witness).toBe('');
  });

  it('QU-04 a page that stalls is asked for again', async () => {
    const { page } = await openWithoutApp('/');
    let asked = 0;
    site()
      .proxy()
      .setMode(({ path }) => {
        if (path === '/blog') asked += 1;
        return path.startsWith('/assets/react-') || (path === '/blog' && asked === 1) ? 'silence' : 'pass';
      });
    await blogLink(page).click();
    await heading(page, word('en', 'blog.title'));
    expect([asked, (await states(page)).witness]).toEqual([2, '']);
  });

  it('QU-01 the font that was still coming comes with the next page', async () => {
    const page = await newPage();
    let fonts = 0;
    site()
      .proxy()
      .setMode(({ path }) => {
        if (path.endsWith('.woff2')) fonts += 1;
        return path.startsWith('/assets/react-') || (path.endsWith('.woff2') && fonts === 1)
          ? 'silence'
          : 'pass';
      });
    await page.goto(`${site().origin}/`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts).toBe(1);
    await blogLink(page).click();
    await heading(page, word('en', 'blog.title'));
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Instrument Sans') && status === 'loaded',
          ),
        ),
      )
      .toBe(true);
  });

  it('QU-04 of a section that is not hydrated are opened by the router', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/below-') ? 'silence' : 'pass'));
    await page.goto(`${site().origin}/`);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await mark(page);
    await page.getByRole('link', { name: word('en', 'home.latest.all'), exact: true }).click();
    await heading(page, word('en', 'blog.title'));
    expect([new URL(page.url()).pathname, (await states(page)).witness]).toEqual(['/blog', '']);
  });
});
