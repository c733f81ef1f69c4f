import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const SLOWLY = { bytesPerSecond: 150_000 } as const;

describe('clicks before hydration', () => {
  const { site, newPage, proxy } = visits();

  /** Opens a page whose scripts load slowly, and marks it to detect a reload. */
  async function openSlowly(path: string) {
    const page = await newPage();
    proxy().setMode(({ path: asked }) => (asked.startsWith('/assets/react-') ? SLOWLY : 'pass'));
    await page.goto(site().origin + path);
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    return page;
  }

  it('QU-04 a button clicked early works once the app has loaded', async () => {
    const page = await openSlowly('/');
    await page.getByRole('button', { name: /^Language/ }).click();
    expect(await page.locator('html[data-held]').count()).toBe(1);
    await page.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 a link clicked early is opened by the app without a reload', async () => {
    const page = await openSlowly('/');
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
    await page.getByRole('heading', { level: 1, name: word('en', 'blog.title') }).waitFor();
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 a fragment requested between hydration of the frame and the page is scrolled into view', async () => {
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    const body = Promise.withResolvers<undefined>();
    proxy().setMode(({ path }) =>
      path.startsWith('/assets/pages-content-') ? { until: body.promise, before: 'pass' } : 'pass',
    );
    await page.goto(`${site().origin}/licensing/mainland-company-dubai`);
    await page.locator('html[data-hydrated~="app"]').waitFor({ state: 'attached' });
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
    await entry.click();
    expect(await page.locator('html:not([data-hydrated~="main"])').count()).toBe(1);
    body.resolve(undefined);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    const section = page.locator(':target');
    await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeLessThan(200);
  });

  it('QU-04 a search submitted early runs', async () => {
    const page = await openSlowly('/blog');
    await page.getByRole('searchbox').fill('visa');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?search=visa');
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 a button of a section that is not hydrated works after hydration', async () => {
    const page = await newPage();
    proxy().setMode(({ path }) =>
      path.startsWith('/assets/pages-home-sections-') ? { bytesPerSecond: 10_000 } : 'pass',
    );
    await page.goto(`${site().origin}/`);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    expect(await page.locator('#booking[data-hydrated]').count()).toBe(0);
    await page.getByRole('dialog').waitFor();
  });

  it('QU-04 a hydrated article delays no clicks', async () => {
    const page = await newPage();
    await page.goto(`${site().origin}/blog/second-year-costs`);
    await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    await page.locator('main > :last-child a[href^="/blog/"]').last().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/blog/second-year-costs');
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 the browser follows a link when the app does not load, also when the next page stalls', async () => {
    const page = await newPage();
    proxy().setMode(({ path }, earlier) =>
      path.startsWith('/assets/react-') || (path === '/quote' && earlier === 0) ? 'silence' : 'pass',
    );
    await page.goto(`${site().origin}/blog`);
    await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click();
    await page.getByRole('heading', { level: 1, name: word('en', 'contact.quoteTitle') }).waitFor();
    expect(proxy().requests('/quote')).toHaveLength(2);
  });

  it('FR-03 the menus work before the app has loaded', async () => {
    const page = await openSlowly('/');
    await page.getByRole('button', { name: 'Visa', exact: true }).click();
    await page.locator('#menu-visa').getByRole('link', { name: 'Golden visa' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/visa/golden-visa-uae');
  });

  it('QU-04 the router opens a link of a section that is not hydrated', async () => {
    const page = await newPage();
    proxy().setMode(({ path }) => (path.startsWith('/assets/pages-home-sections-') ? 'silence' : 'pass'));
    await page.goto(`${site().origin}/`);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    await page.getByRole('link', { name: word('en', 'home.latest.all'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: word('en', 'blog.title') }).waitFor();
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 the browser follows links to fragments at once', async () => {
    const page = await openSlowly('/blog/second-year-costs');
    const first = page.locator('main nav a[href^="#"]').first();
    const hash = (await first.getAttribute('href')) ?? '';
    await first.click();
    expect(decodeURI(new URL(page.url()).hash)).toBe(hash);
    await appReady(page);
  });
});
