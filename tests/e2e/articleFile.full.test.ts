import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { IN_FULL } from '../support/everyCase.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const folder = mkdtempSync(join(tmpdir(), 'marsa-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { newPage, site } = visits();

const SLUG = 'corporate-bank-account-checklist';
const ARTICLE = `/blog/${SLUG}`;
/** Its cover, and one in its text. */
const PICTURES = 2;
const TITLE = 'Opening a corporate bank account: a calm checklist';
const ARABIC = 'فتح-حساب-بنكي-للشركات';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site().origin + path);
  await appReady(page);
  await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
}

/** Taps the button and gives the file. */
async function fileOf(page: Page, name = /^Save as a file$/): Promise<Download> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return coming;
}

/** Opens a file on a device that has never been on the site; tells what it asks for. */
async function opened(download: Download): Promise<{ file: Page; asked: string[]; text: string }> {
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const file = await newPage();
  const asked: string[] = [];
  file.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  await file.goto(pathToFileURL(path).href);
  return { file, asked, text: await readFile(path, 'utf8') };
}

/** Takes the texts of all articles from the device, as a browser that clears storage away may. */
const forgetTexts = (page: Page) =>
  page.evaluate(async () => {
    const stores = { 'marsa-library': ['copies'], 'marsa-blog': ['bodies', 'posts'] };
    for (const [name, tables] of Object.entries(stores))
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => {
          const work = request.result.transaction(tables, 'readwrite');
          for (const table of tables) work.objectStore(table).clear();
          work.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
        request.addEventListener('error', reject);
      });
  });

const shown = (file: Page) =>
  file.evaluate(async () => {
    const images = [...document.images];
    await Promise.all(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth > 0).length;
  });

describe('an article as a file', () => {
  it('OF-10 holds all of it, and needs nothing but itself', async () => {
    const page = await newPage();
    await open(page, ARTICLE);
    const download = await fileOf(page);
    expect(download.suggestedFilename()).toBe(`${SLUG}.html`);
    const { file, asked, text } = await opened(download);
    await file.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await file.getByText('Published November 5, 2026').waitFor();
    await file.getByRole('heading', { name: 'Owners behind owners' }).waitFor();
    const source = file.getByRole('link', { name: `https://marsa.example${ARTICLE}` });
    expect(await source.getAttribute('href')).toBe(`https://marsa.example${ARTICLE}`);
    expect(await shown(file)).toBe(PICTURES);
    expect(asked).toEqual([pathToFileURL(join(folder, download.suggestedFilename())).href]);
    expect(text).not.toContain('<script');
    expect(await file.locator('.note').count()).toBe(0);
  });

  it(
    'OF-10 is made without a network from a saved article, by the article and by the library',
    IN_FULL,
    async () => {
      const page = await newPage(withWorker);
      await open(page, ARTICLE);
      await workerReady(page);
      await page.getByRole('button', { name: /^Save for offline/ }).click();
      await page.getByRole('link', { name: `Saved: ${TITLE}` }).waitFor();
      // The worker fetches what can wait, these parts among it, when the device is idle.
      const there = () =>
        page.evaluate(async () => {
          const all = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return all.flat().filter(({ url }) => /\/assets\/(?:articleFile|en\.reading)-/.test(url)).length;
        });
      await expect.poll(there, { timeout: 30_000 }).toBe(2);
      await site().stop();
      try {
        await page.reload();
        await appReady(page);
        expect(await shown((await opened(await fileOf(page))).file)).toBe(PICTURES);
        await page.goto(`${site().origin}/saved`);
        await appReady(page);
        const { file } = await opened(await fileOf(page, new RegExp(`^Save as a file: ${TITLE}$`)));
        expect(await shown(file)).toBe(PICTURES);
      } finally {
        await site().restart();
      }
    },
  );

  it('OF-10 pictures that cannot be had leave their words, and the file says so', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/wp-content/') ? { status: 404 } : 'pass'));
    await open(page, ARTICLE);
    const { file } = await opened(await fileOf(page));
    await file.getByText('2 pictures could not be loaded when this file was made').waitFor();
    expect(await file.locator('img').count()).toBe(0);
    expect((await file.locator('main .note').allInnerTexts()).every((words) => words.length > 10)).toBe(true);
  });

  it('OF-10 is in the article’s language and direction, its frame in the reader’s', async () => {
    const page = await newPage({ language: 'hi' });
    await open(page, `/blog/${encodeURIComponent(ARABIC)}`);
    const download = await fileOf(page, /^फ़ाइल में सहेजें$/);
    expect(download.suggestedFilename()).toBe(`${ARABIC}.html`);
    const { file } = await opened(download);
    expect(await file.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual([
      'ar',
      'rtl',
    ]);
    await file.locator('[lang="hi"][dir="ltr"]').getByText('प्रकाशित').waitFor();
    expect(await shown(file)).toBeGreaterThan(0);
  });

  it('OF-10 says so when the article cannot be had, and tries again', async () => {
    const page = await newPage();
    await open(page, ARTICLE);
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await page.getByRole('link', { name: `Saved: ${TITLE}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Your offline library' }).waitFor();
    const row = page.locator('main article');
    site()
      .proxy()
      .setMode(({ path }) => (isContentRequest(path) ? { status: 403 } : 'pass'));
    await forgetTexts(page);
    await row.getByRole('button', { name: /^Save as a file/ }).click();
    await row
      .getByRole('status')
      .getByText('File not created: the article could not be loaded. Try again')
      .waitFor();
    site().proxy().reset();
    expect((await fileOf(page, /^File not created/)).suggestedFilename()).toBe(`${SLUG}.html`);
    await expect.poll(() => row.getByRole('button', { name: /^Save as a file/ }).count()).toBe(1);
  });
});
