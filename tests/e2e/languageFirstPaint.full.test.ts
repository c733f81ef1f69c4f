import { describe, expect, it } from 'vitest';
import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { type Frame, watchFrames } from '../support/frames.ts';
import { cutOff } from '../support/outages.ts';
import { visits } from '../support/visits.ts';
import { englishPhrases, word } from '../support/words.ts';

const ARTICLE = '/blog/second-year-costs';
const PAGES: readonly (readonly [path: string, key: string])[] = [
  ['/', 'hero.title'],
  ['/blog', 'blog.title'],
  ['/blog?page=2', 'blog.title'],
  [ARTICLE, 'blog.post.share'],
  ['/quote', 'contact.quoteTitle'],
];

describe('the stored language from the first paint on', () => {
  const { newPage, proxy, site } = visits();

  const distinct = (frames: readonly Frame[]) => [...new Set(frames.map((frame) => JSON.stringify(frame)))];
  const only = (code: LanguageCode) => [
    JSON.stringify({ lang: code, dir: languageOf(code).dir, english: [] }),
  ];

  it.each(['ar', 'ur', 'hi'] as const)('LA-06 the first visit paints only %s', async (code) => {
    for (const [path, key] of PAGES) {
      const page = await newPage({ language: code });
      const frames = await watchFrames(page.context(), englishPhrases());
      await page.goto(site().origin + path);
      await appReady(page);
      await page.locator('main').getByText(word(code, key)).first().waitFor();
      expect(distinct(frames)).toEqual(only(code));
    }
  });

  it('LA-06 with the worker only Arabic is painted, online and offline', async () => {
    const page = await newPage({ ...withWorker, language: 'ar' });
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await workerReady(page);
    await page.goto(site().origin + ARTICLE);
    await page.locator('main').getByText(word('ar', 'blog.post.offlineReady')).waitFor();
    const isCached = () => page.evaluate(async () => Boolean(await caches.match('/manifest.ar.webmanifest')));
    await expect.poll(isCached).toBe(true);
    const frames = await watchFrames(page.context(), englishPhrases());
    const openAll = async () => {
      for (const [path, key] of PAGES) {
        if (path.includes('?')) continue;
        await page.goto(site().origin + path);
        await appReady(page);
        await page.locator('main').getByText(word('ar', key)).first().waitFor();
        await page.locator('html[dir="rtl"] #root[data-rendered="ar"]').waitFor();
        expect(distinct(frames.splice(0))).toEqual(only('ar'));
      }
    };
    await openAll();
    await cutOff('the network cut', page.context(), site());
    await openAll();
    await page.goto(`${site().origin}/blog`);
    await page.locator('main').getByText(word('ar', 'blog.offline')).waitFor();
  });

  it('LA-06 with the worker only English is painted for an English reader', async () => {
    const page = await newPage(withWorker);
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await workerReady(page);
    const frames = await watchFrames(page.context(), [word('ar', 'blog.title'), word('hi', 'blog.title')]);
    await page.goto(site().origin);
    await appReady(page);
    expect(distinct(frames)).toEqual(only('en'));
  });

  it('LA-06 the rendered page stays readable when its messages fail to load', async () => {
    const page = await newPage({ language: 'ar' });
    proxy().setMode(({ path }) => (path.startsWith('/assets/ar.translation-') ? { status: 503 } : 'pass'));
    await page.goto(`${site().origin}/blog`);
    await page.getByRole('heading', { level: 1, name: word('ar', 'blog.title') }).waitFor();
    expect(await page.locator('html[lang="ar"][dir="rtl"]').count()).toBe(1);
    proxy().setMode('pass');
    await page.reload();
    await appReady(page);
  });
});
