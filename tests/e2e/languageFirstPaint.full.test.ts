import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { appReady, sharedBrowser, newVisitor, workerReady, withWorker } from '../support/browser.ts';
import { type Frame, watchFrames } from '../support/frames.ts';
import { cutOff } from '../support/outages.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { englishPhrases, word } from '../support/words.ts';

const ARTICLE = '/blog/second-year-costs';
/** Each kind of page with a text of its own. */
const PAGES: readonly (readonly [path: string, key: string])[] = [
  ['/', 'hero.title'],
  ['/blog', 'blog.title'],
  ['/blog?page=2', 'blog.title'],
  [ARTICLE, 'post.share'],
  ['/quote', 'contact.quoteTitle'],
];

describe('the stored language from the first paint on', () => {
  let browser: Browser;
  let site: TestSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterAll(async () => {
    await site.close();
  });

  /** No frame showed English, or another language or direction than the wanted one; and there were some. */
  function expectOnly(code: LanguageCode, frames: Frame[]): void {
    const { dir } = languageOf(code);
    expect(englishPhrases().length).toBeGreaterThan(50);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames).toEqual(frames.map(() => ({ lang: code, dir, english: [] })));
  }

  it.each(['ar', 'ur', 'hi'] as const)(
    'LA-06 %s on a first visit, before there is a worker',
    async (code) => {
      for (const [path, key] of PAGES) {
        const { context, page, problems } = await newVisitor(browser, { language: code });
        const frames = await watchFrames(context, englishPhrases());
        await page.goto(site.origin + path);
        await appReady(page);
        await page.locator('main').getByText(word(code, key)).first().waitFor();
        expectOnly(code, frames);
        expect(problems).toEqual([]);
        await context.close();
      }
    },
  );

  it('LA-06 ar with the worker in charge, with a network and without one', async () => {
    const { context, page, problems } = await newVisitor(browser, { ...withWorker, language: 'ar' });
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    await workerReady(page);
    await page.goto(site.origin + ARTICLE);
    await page.locator('main').getByText(word('ar', 'post.offlineReady')).waitFor();
    const isCached = () => page.evaluate(async () => Boolean(await caches.match('/manifest.ar.webmanifest')));
    await expect.poll(isCached).toBe(true);
    const frames = await watchFrames(context, englishPhrases());
    const openAll = async () => {
      for (const [path, key] of PAGES) {
        if (path.includes('?')) continue;
        await page.goto(site.origin + path);
        await appReady(page);
        await page.locator('main').getByText(word('ar', key)).first().waitFor();
        // The worker served markup that was rendered in Arabic.
        await page.locator('html[dir="rtl"] #root[data-rendered="ar"]').waitFor();
        expectOnly('ar', frames.splice(0));
      }
    };
    await openAll();
    await cutOff('the network cut', context, site);
    await openAll();
    await page.goto(`${site.origin}/blog`);
    await page.locator('main').getByText(word('ar', 'blog.offline')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('LA-06 en with the worker in charge shows English and nothing else', async () => {
    const { context, page, problems } = await newVisitor(browser, withWorker);
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    await workerReady(page);
    const frames = await watchFrames(context, [word('ar', 'blog.title'), word('hi', 'blog.title')]);
    await page.goto(site.origin);
    await appReady(page);
    expectOnly('en', frames);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('LA-06 texts that cannot be fetched leave the page as it was rendered in the language, readable', async () => {
    const { context, page } = await newVisitor(browser, { language: 'ar' });
    site.proxy().setMode(({ path }) => (path.startsWith('/assets/ar-') ? { status: 503 } : 'pass'));
    await page.goto(`${site.origin}/blog`);
    await page.getByRole('heading', { level: 1, name: word('ar', 'blog.title') }).waitFor();
    expect(await page.locator('html[lang="ar"][dir="rtl"]').count()).toBe(1);
    site.proxy().setMode('pass');
    await page.reload();
    await appReady(page);
    await context.close();
  });
});
