import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const SLOWLY = { bytesPerSecond: 150_000 } as const;

describe('clicks before the page is hydrated', () => {
  const { site, newPage } = visits();

  /** A page whose scripts take their time; it is marked, so that loading it again shows. */
  async function openSlowly(path: string) {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path: asked }) => (asked.startsWith('/assets/react-') ? SLOWLY : 'pass'));
    await page.goto(site().origin + path);
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    expect(await page.locator('html[data-app]').count()).toBe(0);
    return page;
  }

  it('QU-04 a button that was clicked early does what it says as soon as it can', async () => {
    const page = await openSlowly('/');
    await page.getByRole('button', { name: /^Language/ }).click();
    expect(await page.locator('html[data-held]').count()).toBe(1);
    await page.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await page.locator('html[data-witness]').count()).toBe(1);
    expect(await page.locator('html[data-held]').count()).toBe(0);
  });

  it('QU-04 a link that was clicked early is opened by the app, without loading the site again', async () => {
    const page = await openSlowly('/');
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
    await page.getByRole('heading', { level: 1, name: word('en', 'blog.title') }).waitFor();
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 a place on the page that was asked for between the frame’s hydration and the page’s is shown', async () => {
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    const body = Promise.withResolvers<undefined>();
    site()
      .proxy()
      .setMode(({ path }) =>
        /^\/assets\/.*mainland-company-dubai-/.test(path) ? { until: body.promise, before: 'pass' } : 'pass',
      );
    await page.goto(`${site().origin}/licensing/mainland-company-dubai`);
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
    await entry.click();
    expect(await page.locator('html:not([data-main])[data-held]').count()).toBe(1);
    body.resolve(undefined);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await page.locator(':target').waitFor();
    await expect.poll(() => entry.getAttribute('aria-current')).toBe('true');
  });

  it('QU-04 a search that was sent off early is made', async () => {
    const page = await openSlowly('/blog');
    await page.getByRole('searchbox').fill('visa');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?search=visa');
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 a button of a section that is not hydrated yet does what it says when it is', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/below-') ? { bytesPerSecond: 10_000 } : 'pass'));
    await page.goto(`${site().origin}/`);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    expect(await page.locator('#booking[data-hydrated]').count()).toBe(0);
    expect(await page.locator('html[data-held]').count()).toBe(1);
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('html[data-held]').count()).toBe(0);
  });

  it('QU-04 nothing is held any more on a hydrated article', async () => {
    const page = await newPage();
    await page.goto(`${site().origin}/blog/second-year-costs`);
    await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    await page.locator('main > :last-child a[href^="/blog/"]').last().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/blog/second-year-costs');
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 a link whose app never comes is followed by the browser, again when its page stalls', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }, earlier) =>
        path.startsWith('/assets/react-') || (path === '/quote' && earlier === 0) ? 'silence' : 'pass',
      );
    await page.goto(`${site().origin}/blog`);
    await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click();
    await page.getByRole('heading', { level: 1, name: word('en', 'contact.quoteTitle') }).waitFor();
    expect(site().proxy().requests('/quote')).toHaveLength(2);
  });

  it('FR-03 the menus work before the app is there', async () => {
    const page = await openSlowly('/');
    await page.getByRole('button', { name: 'Visa', exact: true }).click();
    await page.locator('#menu-visa').getByRole('link', { name: 'Golden visa' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/visa/golden-visa-uae');
  });

  it('QU-04 a link of a section that is not hydrated is opened by the router', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/below-') ? 'silence' : 'pass'));
    await page.goto(`${site().origin}/`);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    await page.getByRole('link', { name: word('en', 'home.latest.all'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: word('en', 'blog.title') }).waitFor();
    expect(await page.locator('html[data-witness]').count()).toBe(1);
  });

  it('QU-04 links to other places are left to the browser', async () => {
    const page = await openSlowly('/blog/second-year-costs');
    const first = page.locator('main nav a[href^="#"]').first();
    const hash = (await first.getAttribute('href')) ?? '';
    await first.click();
    expect(decodeURI(new URL(page.url()).hash)).toBe(hash);
    expect(await page.locator('html[data-held]').count()).toBe(0);
    await appReady(page);
  });
});
