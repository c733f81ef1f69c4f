import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { type LanguageCode, languageOf, languages } from '../../src/i18n/languages.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { goOn } from '../support/goOn.ts';
import { cutOff, reconnect } from '../support/outages.ts';
import { storedTexts } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';
import { filesCached } from '../support/warmed.ts';
import { word } from '../support/words.ts';

describe('pages served by the worker', () => {
  const { newPage, proxy, failContent, site } = visits();

  async function reader(code: LanguageCode): Promise<{ page: Page; articles: string[] }> {
    const page = await newPage({ ...withWorker, language: code });
    await page.goto(site().origin + inLanguage(code, '/blog'));
    await appReady(page);
    await workerReady(page);
    const articles = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await filesCached(
      page,
      ['/', '/blog'].map((path) => inLanguage(code, path)),
    );
    await expect.poll(() => storedTexts(page)).toBeGreaterThanOrEqual(articles.length);
    failContent('silence');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main h1')?.setAttribute('data-sent', '');
      });
    });
    return { page, articles };
  }

  it.each(languages.map(({ code }) => code))(
    'OF-03 OF-04 %s: a listed article is readable offline before scripts run, and the app renders it',
    async (code) => {
      const { page, articles } = await reader(code);
      expect(articles.length).toBeGreaterThan(5);
      await cutOff('the server stopped', page.context(), site());
      for (const path of articles.slice(0, 5)) {
        const answer = await page.goto(site().origin + path);
        expect(answer?.fromServiceWorker()).toBe(true);
        const html = (await answer?.text()) ?? '';
        expect(html).toContain(`<html lang="${code}" dir="${languageOf(code).dir}" data-page="shell">`);
        const text = await page.locator('#article-body p').allTextContents();
        await appReady(page);
        await page.getByText(word(code, 'blog.post.offlineReady')).waitFor();
        expect(html).toContain(await page.locator('main h1').innerText());
        expect(await page.locator('#article-body p').allTextContents()).toEqual(text);
        expect(await page.title()).toContain(await page.locator('main h1').innerText());
      }
      await reconnect('the server stopped', page.context(), site());
    },
  );

  it.each(['en', 'ar'] as const)(
    'OF-02 LA-07 in %s the static routing rule serves home and list offline without starting the worker',
    async (code) => {
      const { page } = await reader(code);
      const source = () =>
        page.evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation');
          return entry && 'workerFinalSourceType' in entry ? entry.workerFinalSourceType : undefined;
        });
      const home = inLanguage(code, '/');
      await cutOff('the network cut', page.context(), site());
      for (const path of [home, `${home}?source=app`, inLanguage(code, '/blog')]) {
        await page.goto(site().origin + path);
        expect([path, await source()]).toEqual([path, 'cache']);
        await appReady(page);
        await page.locator('main h1[data-sent]').waitFor();
      }
      await page.goto(`${site().origin}${home}?from=mail`);
      expect(await source()).toBe('');
      await appReady(page);
      await reconnect('the network cut', page.context(), site());
    },
  );

  it.each(languages.map(({ code }) => code))(
    'OF-02 LA-07 %s: the worker returns the server’s documents for home, list, and an opened page',
    async (code) => {
      const { page } = await reader(code);
      proxy().setMode('pass');
      const opened = '/business-guide/bank-account-guide';
      await goOn(page, inLanguage(code, opened));
      await filesCached(page, [inLanguage(code, opened)]);
      for (const path of ['/', '/blog', opened]) {
        const address = site().origin + inLanguage(code, path);
        const rendered = await (await fetch(address)).text();
        await cutOff('the network cut', page.context(), site());
        expect(await (await page.goto(address))?.text()).toBe(rendered);
        await reconnect('the network cut', page.context(), site());
        await appReady(page);
        await page.locator(`#root[data-rendered="${code}"] main h1[data-sent]`).waitFor();
      }
    },
  );

  it('LA-06 opening a page of another language makes the worker cache that language', async () => {
    const { page } = await reader('hi');
    proxy().setMode('pass');
    await page.goto(`${site().origin}/ur/faq`);
    await filesCached(page, ['/ur', '/ur/blog', '/shell/ur.html']);
    await cutOff('the network cut', page.context(), site());
    await page.goto(`${site().origin}/ur/blog`);
    await appReady(page);
    await page.locator('#root[data-rendered="ur"] main h1[data-sent]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ur');
    await reconnect('the network cut', page.context(), site());
  });
});
