import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { offers } from '../../src/features/language/offers.ts';
import { appReady } from '../support/browser.ts';
import { shows } from '../support/shows.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const at = visits();

const path = (page: Page) => new URL(page.url()).pathname;

const choose = async (page: Page, name: string) => {
  await page.locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem', { name }).click();
};

const tap = async (page: Page, code: 'en' | 'ar', name: string) => {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: word(code, 'common.menu') }).click();
  const group = page.getByRole('group', { name: word(code, 'common.language') });
  await group.getByRole('button', { name }).click();
};

describe('language in the address', () => {
  it('LA-07 the address decides the language of the sent markup, and links keep it', async () => {
    const page = await at.newPage();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main h1')?.setAttribute('data-sent', '');
      });
    });
    await page.goto(`${at.site().origin}/ar/blog`);
    await appReady(page);
    await shows(page, 'ar');
    await page.locator('html[dir="rtl"]').waitFor({ state: 'attached' });
    await page.locator('main h1[data-sent]').waitFor();
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
    await page.locator('main article a').first().click();
    await page.waitForURL('**/ar/blog/**');
    await page.locator('main article h1').waitFor();
    await page
      .getByRole('link', { name: word('ar', 'common.getQuote') })
      .first()
      .click();
    await page.waitForURL('**/ar/quote');
    await page.goBack();
    await page.goBack();
    await shows(page, 'ar');
    expect(path(page)).toBe('/ar/blog');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    expect(await page.getByText(offers.en).count()).toBe(0);
  });

  it('LA-07 an address offers its language to readers with another stored one and opens in it', async () => {
    const page = await at.visit('/ur/quote', { language: 'hi' });
    await appReady(page);
    await page.locator('html[lang="ur"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: offers.hi }).click();
    await page.locator('html[lang="hi"]').waitFor({ state: 'attached' });
    expect(path(page)).toBe('/hi/quote');
  });

  it('LA-07 choosing a language opens the address of the same page', async () => {
    const page = await at.visit('/ar/blog?category=3');
    await appReady(page);
    await choose(page, 'اردو');
    await page.waitForURL('**/ur/blog?category=3');
    await appReady(page);
    await page.locator('html[lang="ur"]').waitFor({ state: 'attached' });
    await choose(page, 'English');
    await page.waitForURL(`${at.site().origin}/blog?category=3`);
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
    expect(path(page)).toBe('/blog');
  });

  it('LA-07 redirecting a plain address to the stored language adds no history entry', async () => {
    const page = await at.visit('/ar/quote', { language: 'ar' });
    await page.goto(`${at.site().origin}/blog`);
    await shows(page, 'ar');
    await page.goBack();
    await shows(page, 'ar', 'contact.quoteTitle');
    expect(path(page)).toBe('/ar/quote');
  });

  it('LA-07 choosing a language keeps the position in the page, and Back opens the previous page', async () => {
    const page = await at.visit('/faq');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${at.site().origin}/blog`);
    await appReady(page);
    const share = () =>
      page.evaluate(() => Math.round((100 * window.scrollY) / document.documentElement.scrollHeight));
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
    );
    // The page grows while it is scrolled, so the position is measured with the menu open.
    await page
      .getByRole('banner')
      .getByRole('button', { name: word('en', 'common.menu') })
      .click();
    const language = page
      .getByRole('group', { name: word('en', 'common.language') })
      .getByRole('button', { name: 'العربية' });
    await language.waitFor();
    const before = await share();
    expect(before).toBeGreaterThan(20);
    await language.click();
    await page.waitForURL('**/ar/blog');
    await expect.poll(share).toBeGreaterThan(before - 4);
    expect(await share()).toBeLessThan(before + 4);
    await page.goBack();
    await page.waitForURL('**/ar/faq');
  });

  it('LA-07 selecting the current language in a phone’s menu keeps the address', async () => {
    const page = await at.visit('/ar/blog', { language: 'en' });
    await page.setViewportSize({ width: 390, height: 844 });
    await appReady(page);
    await tap(page, 'ar', 'العربية');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
    await page.getByRole('link', { name: offers.en }).waitFor({ state: 'detached' });
  });

  it('QU-02 an address of a language never redirects to another site', async () => {
    const page = await at.newPage();
    const address = `${at.site().origin}/ar//evil.example/login`;
    await page.goto(address);
    await appReady(page);
    await choose(page, 'English');
    await page.waitForURL(`${at.site().origin}/evil.example/login`);
    await page.goto(address);
    await appReady(page);
    const offer = page.getByRole('link', { name: offers.en });
    expect(await offer.getAttribute('href')).toBe('/evil.example/login');
  });
});
