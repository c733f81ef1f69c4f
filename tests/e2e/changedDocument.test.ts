import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appReady, newVisitor, sharedBrowser } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { translateWhenParsed } from '../support/translator.ts';
import { visits } from '../support/visits.ts';

const { site, failContent } = visits();

const PAGES = [
  '/blog/second-year-costs',
  '/',
  '/blog',
  '/visa/golden-visa-uae',
  '/calculator',
  '/ar/quote',
  '/saved',
];

/** Inserts an element while the document is parsed, as browser extensions do. */
const insertBar = (page: Page, into: string): Promise<unknown> =>
  page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      const bar = document.createElement('div');
      bar.textContent = 'Coupons for this site';
      document.querySelector(selector)?.prepend(bar);
    });
  }, into);

const CHANGES = {
  'a translator': translateWhenParsed,
  'a bar in <body>': (page: Page) => insertBar(page, 'body'),
  'a bar in the app': (page: Page) => insertBar(page, '#root'),
  'a bar in <main>': (page: Page) => insertBar(page, 'main'),
} as const;

const wordsOf = async (page: Page): Promise<number> =>
  (await page.locator('main').innerText()).split(/\s+/).length;

const cases = PAGES.flatMap((path) =>
  Object.entries(CHANGES).map(([name, change]) => ({ path, name, change })),
);

it.each(choice(4, cases))(
  'QU-03 $path keeps its text when $name changes the document before hydration',
  CASES,
  async ({ path, change }) => {
    // Requests for data fail, so that only the page itself can restore the text.
    failContent('silence');
    const { page, context, problems } = await newVisitor(await sharedBrowser());
    await change(page);
    await page.goto(site().origin + path, { waitUntil: 'domcontentloaded' });
    const before = await wordsOf(page);
    await appReady(page);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await expect.poll(() => wordsOf(page)).toBeGreaterThan(before * 0.9);
    expect(problems.filter((problem) => !/React error #(418|423)/.test(problem))).toEqual([]);
    await context.close();
  },
);
