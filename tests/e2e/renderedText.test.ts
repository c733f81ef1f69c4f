import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, newVisitor, sharedBrowser } from '../support/browser.ts';
import { goOn } from '../support/goOn.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const { site, newPage, visit, proxy } = visits();

const VISA = '/visa/golden-visa-uae';
const NEXT = '/visa/work-visa-uae';

/** Chunks with the code that a rendered text needs only after navigation. */
const CODE = ['pages-content-text-', 'dexie-'];

const mainReady = async (page: Page) => {
  await appReady(page);
  await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
};

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    titles: document.head.querySelectorAll('title').length,
    descriptions: document.head.querySelectorAll('meta[name="description"]').length,
    canonical: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }));

const headFor = (path: string) => ({
  title: `${word('en', `menu.titles.${path}`)} · ${word('en', 'brand')}`,
  titles: 1,
  descriptions: 1,
  canonical: [path],
});

describe('the text of a content page', () => {
  it('QU-04 the page loads neither the data nor the code of its text on a first visit', async () => {
    const files = readdirSync(resolve(import.meta.dirname, '../../dist/assets'));
    for (const chunk of CODE)
      expect([chunk, files.some((file) => file.startsWith(chunk))]).toEqual([chunk, true]);
    const page = await visit(VISA);
    await mainReady(page);
    expect(proxy().requests('golden-visa-uae.json')).toEqual([]);
    for (const chunk of CODE) expect(proxy().requests(`/assets/${chunk}`)).toEqual([]);
    expect(await page.locator('main h2').count()).toBeGreaterThan(5);
  });

  it('PG-02 QU-04 the tool of the page keeps its rendered markup until it is hydrated', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('#tool fieldset')?.setAttribute('data-as-rendered', ''),
      );
    });
    await page.goto(`${site().origin}/checklist`);
    await page.locator('#tool:not([data-unhydrated])').waitFor();
    expect(await page.locator('#tool fieldset[data-as-rendered]').count()).toBe(1);
  });

  it('PG-01 navigation replaces the text without loading a document, and Back restores it', async () => {
    const page = await visit(VISA);
    await mainReady(page);
    expect(await headOf(page)).toEqual(headFor(VISA));
    await goOn(page, NEXT);
    await expect.poll(() => headOf(page)).toEqual(headFor(NEXT));
    expect(await page.locator('main h1').allInnerTexts()).toEqual([word('en', `menu.titles.${NEXT}`)]);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(headFor(VISA));
    expect(await page.locator('main h1').allInnerTexts()).toEqual([word('en', `menu.titles.${VISA}`)]);
    const documents = proxy()
      .requests(NEXT)
      .map(({ path }) => path);
    expect(documents).toEqual([`${NEXT}.json`]);
  });

  it('FO-01 links in the text fill the form of the next page', async () => {
    const page = await visit(VISA);
    await mainReady(page);
    await page
      .getByRole('complementary', { name: word('en', 'content.askTitle') })
      .locator('a[href="/quote"]')
      .click();
    const title = word('en', `menu.titles.${VISA}`);
    await expect.poll(() => page.locator('textarea').first().inputValue()).toContain(title);
  });

  it('QU-03 the text stays when an extension has changed the header and React renders the page again', async () => {
    const { page, context, problems } = await newVisitor(await sharedBrowser());
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('#root > header')?.prepend(document.createElement('section'));
      });
    });
    await page.goto(site().origin + VISA);
    await mainReady(page);
    await expect.poll(() => page.locator('#root > header section').count()).toBe(0);
    expect(await page.locator('main h2').count()).toBeGreaterThan(5);
    expect(await headOf(page)).toMatchObject({ title: headFor(VISA).title });
    expect(problems.splice(0).length).toBeGreaterThan(0);
    await context.close();
  });
});
