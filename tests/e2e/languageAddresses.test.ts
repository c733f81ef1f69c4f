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

/** Taps a language in the menu of a phone, whose page is in the language `code`. */
const tap = async (page: Page, code: 'en' | 'ar', name: string) => {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: word(code, 'common.menu') }).click();
  const group = page.getByRole('group', { name: word(code, 'common.language') });
  await group.getByRole('button', { name }).click();
};

describe('addresses of a language', () => {
  it('LA-07 show it at once, on the markup that was sent, and keep it in links and on the way', async () => {
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

  it('LA-07 offer their own language to readers who have chosen another, and lead to it', async () => {
    const page = await at.visit('/ur/quote', { language: 'hi' });
    await appReady(page);
    await page.locator('html[lang="ur"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: offers.hi }).click();
    await page.locator('html[lang="hi"]').waitFor({ state: 'attached' });
    expect(path(page)).toBe('/hi/quote');
  });

  it('LA-07 change with the choice of a language, to the same page', async () => {
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

  it('LA-07 of a plain page that leads to the stored language are the only entry of the history', async () => {
    const page = await at.visit('/ar/quote', { language: 'ar' });
    await page.goto(`${at.site().origin}/blog`);
    await shows(page, 'ar');
    await page.goBack();
    await shows(page, 'ar', 'contact.quoteTitle');
    expect(path(page)).toBe('/ar/quote');
  });

  it('LA-07 keep the place in the page when a language is chosen, and Back leads to the page before it', async () => {
    const page = await at.visit('/faq');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${at.site().origin}/blog`);
    await appReady(page);
    const share = () =>
      page.evaluate(() => Math.round((100 * window.scrollY) / document.documentElement.scrollHeight));
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
    );
    // The page grows while it is scrolled: its share is known once the menu is open.
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

  it('LA-07 a phone’s menu keeps the language of the address, too, when that is the one that is tapped', async () => {
    const page = await at.visit('/ar/blog', { language: 'en' });
    await page.setViewportSize({ width: 390, height: 844 });
    await appReady(page);
    await tap(page, 'ar', 'العربية');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
    await page.getByRole('link', { name: offers.en }).waitFor({ state: 'detached' });
  });

  it('QU-02 lead to no other site, whatever follows the language', async () => {
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
