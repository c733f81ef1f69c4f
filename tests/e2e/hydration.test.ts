import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { seePictures } from '../support/pictures.ts';
import { visits } from '../support/visits.ts';

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
  const { newPage, site, failContent } = visits();

  it.each(choice(6, PAGES))('QU-03 %s hydrates the sent markup without an error', CASES, async (path) => {
    const page = await newPage();
    // The content service does not respond: all content is from the page itself.
    failContent('silence');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main h1')?.setAttribute('data-sent', '');
      });
    });
    await page.goto(site().origin + encodeURI(path));
    const sent = await page.locator('main h1').innerText();
    await appReady(page);
    await page.locator('main h1[data-sent]').waitFor();
    expect(await page.locator('main h1').innerText()).toBe(sent);
    expect(await page.locator('title').count()).toBe(1);
  });

  it('QU-03 the page for an unknown address hydrates without an error', async () => {
    const page = await newPage();
    const answer = await page.goto(`${site().origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await appReady(page);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });

  it.each(['/', '/blog', '/blog/second-year-costs'])(
    'OF-02 %s shows text and links with scripts off',
    async (path) => {
      const page = await newPage({ javaScriptEnabled: false });
      const answer = await page.goto(site().origin + path);
      expect(answer?.status()).toBe(200);
      const main = page.locator('main');
      await main.locator('h1').waitFor();
      expect((await main.innerText()).length).toBeGreaterThan(1000);
      expect(await main.locator('a[href^="/blog/"]:visible').count()).toBeGreaterThan(2);
      expect(await page.locator('header a[href="/blog"]:visible').count()).toBeGreaterThan(0);
      await main.locator('a[href^="/blog/"]:visible').first().click();
      await page.waitForURL(/\/blog\/.+/);
      expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    },
  );

  it('QU-03 the markup of the list contains its pictures', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${site().origin}/blog`);
    expect(await page.locator('main article img').count()).toBe(9);
    const scripted = await newPage();
    await scripted.goto(`${site().origin}/blog`);
    expect(await seePictures(scripted)).toHaveLength(9);
  });
});
