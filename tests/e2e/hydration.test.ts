import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, sharedBrowser, newVisitor } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { seePictures } from '../support/pictures.ts';
import { isContentRequest, startSite, type TestSite } from '../support/site.ts';

/** Every kind of page that is prerendered; articles in all scripts. */
const PAGES = [
  '/',
  '/blog?from=newsletter',
  '/quote',
  '/blog/second-year-costs',
  '/blog/تأسيس-شركة-في-دبي-خطوة-بخطوة',
  '/blog/दुबई-में-फ्री-ज़ोन-कंपनी',
  '/blog',
  '/blog/',
  '/schedule',
  '/blog/selling-online-dubai-europe',
  '/blog/دبئی-میں-کاروبار-کا-آغاز',
];

describe('prerendered pages', () => {
  let browser: Browser;
  let site: TestSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterAll(async () => {
    await site.close();
  });

  it.each(choice(6, PAGES))(
    'QU-03 %s hydrates without an error, on the markup that was sent',
    CASES,
    async (path) => {
      const { page, context, problems } = await newVisitor(browser);
      // The content service is silent: what is seen comes from the page itself.
      site.proxy().setMode(({ path: asked }) => (isContentRequest(asked) ? 'silence' : 'pass'));
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('main h1')?.setAttribute('data-sent', '');
        });
      });
      await page.goto(site.origin + encodeURI(path));
      const sent = await page.locator('main h1').innerText();
      await appReady(page);
      // The heading is still the element that came with the page.
      await page.locator('main h1[data-sent]').waitFor();
      expect(await page.locator('main h1').innerText()).toBe(sent);
      expect(await page.locator('title').count()).toBe(1);
      expect(problems).toEqual([]);
      site.proxy().reset();
      await context.close();
    },
  );

  it('QU-03 the page for an unknown address hydrates without an error', async () => {
    const { page, context, problems } = await newVisitor(browser);
    const answer = await page.goto(`${site.origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await appReady(page);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('FR-03 the menus open without scripts', async () => {
    const { page, context } = await newVisitor(browser, { javaScriptEnabled: false });
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Visa', exact: true }).click();
    await page.locator('#menu-visa').getByRole('link', { name: 'Golden visa' }).click();
    await page.waitForURL('**/visa/golden-visa-uae');
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  });

  it.each(['/', '/blog', '/blog/second-year-costs'])(
    'OF-02 %s shows text and links with scripts off',
    async (path) => {
      const { page, context } = await newVisitor(browser, { javaScriptEnabled: false });
      const answer = await page.goto(site.origin + path);
      expect(answer?.status()).toBe(200);
      const main = page.locator('main');
      await main.locator('h1').waitFor();
      expect((await main.innerText()).length).toBeGreaterThan(1000);
      expect(await main.locator('a[href^="/blog/"]:visible').count()).toBeGreaterThan(2);
      expect(await page.locator('header a[href="/blog"]:visible').count()).toBeGreaterThan(0);
      await main.locator('a[href^="/blog/"]:visible').first().click();
      await page.waitForURL(/\/blog\/.+/);
      expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
      await context.close();
    },
  );

  it('QU-03 pictures of the list are in the page with scripts off', async () => {
    const { page, context } = await newVisitor(browser, { javaScriptEnabled: false });
    await page.goto(`${site.origin}/blog`);
    expect(await page.locator('main article img').count()).toBe(9);
    await context.close();
    const scripted = await newVisitor(browser);
    await scripted.page.goto(`${site.origin}/blog`);
    expect(await seePictures(scripted.page)).toHaveLength(9);
    await scripted.context.close();
  });
});
