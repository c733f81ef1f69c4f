import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { type LanguageCode, languageOf, languages } from '../../src/i18n/languages.ts';
import {
  appReady,
  sharedBrowser,
  newVisitor,
  type Visitor,
  workerReady,
  withWorker,
} from '../support/browser.ts';
import { goOn } from '../support/goOn.ts';
import { cutOff, reconnect } from '../support/outages.ts';
import { isContentRequest, startSite, type TestSite } from '../support/site.ts';
import { storedTexts } from '../support/storedTexts.ts';
import { word } from '../support/words.ts';

/** Waits until the worker has cached these addresses. */
const cached = (page: Page, addresses: readonly string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const found = await Promise.all(wanted.map((address) => caches.match(address)));
          return wanted.filter((_, index) => !found[index]);
        }, addresses),
      { timeout: 20_000 },
    )
    .toEqual([]);

describe('pages that the worker serves', () => {
  let browser: Browser;
  let site: TestSite;
  let visitor: Visitor;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterEach(async () => {
    await visitor.context.close();
    site.proxy().reset();
  });
  afterAll(async () => {
    await site.close();
  });

  /** A visitor who has seen the list; the worker has all files of their language. */
  async function reader(
    code: LanguageCode,
  ): Promise<{ page: Page; context: BrowserContext; articles: string[] }> {
    visitor = await newVisitor(browser, { ...withWorker, language: code });
    const { page, context } = visitor;
    await page.goto(site.origin + inLanguage(code, '/blog'));
    await appReady(page);
    await workerReady(page);
    const articles = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await cached(
      page,
      ['/', '/blog'].map((path) => inLanguage(code, path)),
    );
    // Every post of the list is stored with its text.
    await expect.poll(() => storedTexts(page)).toBeGreaterThanOrEqual(articles.length);
    // From here on only what is stored can be shown.
    site.proxy().setMode(({ path }) => (isContentRequest(path) ? 'silence' : 'pass'));
    await context.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main h1')?.setAttribute('data-sent', '');
      });
    });
    return { page, context, articles };
  }

  it.each(languages.map(({ code }) => code))(
    'OF-03 OF-04 %s: a listed article is readable before any script runs, without a network, and the app shows it',
    async (code) => {
      const { page, context, articles } = await reader(code);
      expect(articles.length).toBeGreaterThan(5);
      await cutOff('the server stopped', context, site);
      for (const path of articles.slice(0, 5)) {
        const answer = await page.goto(site.origin + path);
        expect(answer?.fromServiceWorker()).toBe(true);
        const html = (await answer?.text()) ?? '';
        expect(html).toContain(`<html lang="${code}" dir="${languageOf(code).dir}" data-page="shell">`);
        const text = await page.locator('#article-body p').allTextContents();
        await appReady(page);
        await page.getByText(word(code, 'post.offlineReady')).waitFor();
        expect(html).toContain(await page.locator('main h1').innerText());
        expect(await page.locator('#article-body p').allTextContents()).toEqual(text);
        expect(await page.title()).toContain(await page.locator('main h1').innerText());
      }
      await reconnect('the server stopped', context, site);
      expect(visitor.problems).toEqual([]);
    },
  );

  it.each(['en', 'ar'] as const)(
    'OF-02 LA-07 in %s the browser itself finds home and list, without a network and without the worker',
    async (code) => {
      const { page, context } = await reader(code);
      const source = () =>
        page.evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation');
          return entry && 'workerFinalSourceType' in entry ? entry.workerFinalSourceType : undefined;
        });
      const home = inLanguage(code, '/');
      await cutOff('the network cut', context, site);
      for (const path of [home, `${home}?source=app`, inLanguage(code, '/blog')]) {
        await page.goto(site.origin + path);
        expect([path, await source()]).toEqual([path, 'cache']);
        await appReady(page);
        await page.locator('main h1[data-sent]').waitFor();
      }
      await page.goto(`${site.origin}${home}?from=mail`);
      expect(await source()).toBe('');
      await appReady(page);
      await reconnect('the network cut', context, site);
      expect(visitor.problems).toEqual([]);
    },
  );

  it.each(languages.map(({ code }) => code))(
    'OF-02 LA-07 %s: what the worker answers is what the server sends: home, list, and an opened page',
    async (code) => {
      const { page, context } = await reader(code);
      site.proxy().setMode('pass');
      const opened = '/business-guide/bank-account-guide';
      await goOn(page, inLanguage(code, opened));
      await cached(page, [inLanguage(code, opened)]);
      for (const path of ['/', '/blog', opened]) {
        const address = site.origin + inLanguage(code, path);
        const rendered = await (await fetch(address)).text();
        await cutOff('the network cut', context, site);
        expect(await (await page.goto(address))?.text()).toBe(rendered);
        await reconnect('the network cut', context, site);
        await appReady(page);
        await page.locator(`#root[data-rendered="${code}"] main h1[data-sent]`).waitFor();
      }
      expect(visitor.problems).toEqual([]);
    },
  );

  it('LA-06 the worker fetches the pages of another language once a page of it is opened', async () => {
    const { page } = await reader('hi');
    site.proxy().setMode('pass');
    await page.goto(`${site.origin}/ur/faq`);
    await cached(page, ['/ur', '/ur/blog', '/shell/ur.html']);
    await cutOff('the network cut', visitor.context, site);
    await page.goto(`${site.origin}/ur/blog`);
    await appReady(page);
    await page.locator('#root[data-rendered="ur"] main h1[data-sent]').waitFor();
    await reconnect('the network cut', visitor.context, site);
    expect(visitor.problems).toEqual([]);
  });
});
