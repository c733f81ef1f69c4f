import { JSDOM } from 'jsdom';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { defaultLanguage, languageOf, languages } from '../../src/i18n/languages.ts';
import {
  appReady,
  sharedBrowser,
  newVisitor,
  type Visitor,
  workerReady,
  withWorker,
} from '../support/browser.ts';
import { cutOff, reconnect } from '../support/outages.ts';
import { isContentRequest, startSite, type TestSite } from '../support/site.ts';
import { storedTexts } from '../support/storedTexts.ts';
import { word } from '../support/words.ts';

/** The body, but for the data of search engines, which see no page of a worker. */
function bodyOf(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  return document.body.innerHTML;
}

/** The browser finds the first pages of a language by itself (src/service-worker/startPages.ts). */
const hasStartPages = (page: Page, code: string) =>
  page.evaluate(async (key) => Boolean(await caches.match(key)), `/complete/${code}`);

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
  async function reader(code: string): Promise<{ page: Page; context: BrowserContext; articles: string[] }> {
    visitor = await newVisitor(browser, { ...withWorker, language: code });
    const { page, context } = visitor;
    await page.goto(site.origin + inLanguage(code, '/blog'));
    await appReady(page);
    await workerReady(page);
    const articles = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // Those of English are there with the worker itself.
    const names = code === defaultLanguage ? [] : ['-article', '/index', '/blog', '/quote', '/schedule'];
    const kept = names.map((name) => `/kept/${code}${name}.json`);
    const missing = () =>
      page.evaluate(async (paths) => {
        const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreSearch: true })));
        return paths.filter((_, index) => !found[index]);
      }, kept);
    await expect.poll(missing).toEqual([]);
    // Those that the browser finds without the worker.
    await expect.poll(() => hasStartPages(page, code)).toBe(true);
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
    'OF-04 %s: a listed article is whole before any script runs, and the app takes over that very markup',
    async (code) => {
      const { page, articles } = await reader(code);
      expect(articles.length).toBeGreaterThan(5);
      for (const path of articles.slice(0, 5)) {
        const answer = await page.goto(site.origin + path);
        expect(answer?.fromServiceWorker()).toBe(true);
        const html = (await answer?.text()) ?? '';
        expect(html).toContain(`<html lang="${code}" dir="${languageOf(code).dir}">`);
        expect(html.length).toBeGreaterThan(10_000);
        await appReady(page);
        await page.locator('main h1[data-sent]').waitFor();
        await page.getByText(word(code, 'post.offlineReady')).waitFor();
        expect(html).toContain(await page.locator('main h1').innerText());
        expect(await page.locator('title').count()).toBe(1);
      }
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

  it('OF-04 the pattern of an article is no page', async () => {
    const { page } = await reader('en');
    const answer = await page.goto(`${site.origin}/article`);
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(await answer?.text()).not.toContain('{{');
    await appReady(page);
    await page.getByRole('heading', { name: word('en', 'notFound.title') }).waitFor();
  });

  it('OF-07 a page that fits another edition of the shell than the one that was kept is made by the app', async () => {
    const { page } = await reader('en');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const [key] = await cache.keys('/shell/en.html', { ignoreSearch: true });
        const shell = key && (await cache.match(key));
        if (shell) await cache.put(key, new Response((await shell.text()).replace('Marsa', 'Mersa'), shell));
      }
    });
    // At an address that the browser has no page for.
    const answer = await page.goto(`${site.origin}/?from=mail`);
    expect(await answer?.text()).toContain('data-page="shell"');
    await appReady(page);
    await page.locator('main h1').waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it.each(['ar', 'ur', 'hi'] as const)(
    'LA-06 %s: home, list, quote and schedule are served as they were rendered in it',
    async (code) => {
      const { page } = await reader(code);
      for (const path of ['/', '/blog', '/quote', '/schedule']) {
        const address = site.origin + inLanguage(code, path);
        const html = (await (await page.goto(address))?.text()) ?? '';
        const rendered = await (await fetch(address)).text();
        for (const part of [/<html[^>]*>/, /<title>.*<\/title>/, /<link rel="canonical"[^>]*>/])
          expect(part.exec(html)?.[0]).toBe(part.exec(rendered)?.[0]);
        expect(bodyOf(html)).toBe(bodyOf(rendered));
        await appReady(page);
        await page.locator(`#root[data-rendered="${code}"] main h1[data-sent]`).waitFor();
      }
      expect(visitor.problems).toEqual([]);
    },
  );

  it.each(['en', 'ar'] as const)(
    'OF-03 %s: a content page that was opened once is served as it was rendered, without a network too',
    async (code) => {
      const { page, context } = await reader(code);
      site.proxy().setMode('pass');
      const path = '/business-guide/bank-account-guide';
      const address = site.origin + inLanguage(code, path);
      const shell = await (await page.goto(address))?.text();
      expect(shell).toContain('data-page="shell"');
      expect(shell).toContain(`<title>${brand[code]}</title>`);
      const isCached = () => page.evaluate(async (key) => Boolean(await caches.match(key)), address);
      await expect.poll(isCached, { timeout: 20_000 }).toBe(true);
      await cutOff('the network cut', context, site);
      const html = (await (await page.goto(address))?.text()) ?? '';
      await reconnect('the network cut', context, site);
      const rendered = await (await fetch(address)).text();
      expect(bodyOf(html)).toBe(bodyOf(rendered));
      await appReady(page);
      await page.locator(`#root[data-rendered="${code}"] main h1[data-sent]`).waitFor();
      expect(visitor.problems).toEqual([]);
    },
  );

  it('LA-06 the worker fetches the pages of another language once it is chosen', async () => {
    const { page } = await reader('hi');
    site.proxy().setMode('pass');
    await page.getByRole('button', { name: new RegExp(`^${word('hi', 'common.language')}`) }).click();
    await page.getByRole('menuitem', { name: languageOf('ur').name }).click();
    await page.locator('html[lang="ur"]').waitFor({ state: 'attached' });
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('marsa-language')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(kept).toContain('/kept/ur/schedule.json');
    await page.goto(`${site.origin}/ur/schedule`);
    await appReady(page);
    await page.locator('#root[data-rendered="ur"] main h1[data-sent]').waitFor();
  });
});
