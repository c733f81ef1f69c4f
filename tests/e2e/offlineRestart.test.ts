import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, workerReady } from '../support/browser.ts';
import { chromiumPath } from '../support/chromiumPath.ts';
import { forgetAnswers } from '../support/outages.ts';
import { seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { textsStored } from '../support/storedTexts.ts';
import { filesCached } from '../support/warmed.ts';

describe('offline after a restart of the browser', () => {
  const profile = mkdtempSync(join(tmpdir(), 'marsa-profile-'));
  let site: TestSite;
  let context: BrowserContext;
  let page: Page;
  let titles: string[];

  const start = async () => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
      viewport: { width: 390, height: 844 },
    });
    page = context.pages()[0] ?? (await context.newPage());
  };
  const cardTitles = () => page.locator('main article a[href^="/blog/"]').allTextContents();

  beforeAll(async () => {
    site = await startSite();
    await start();
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    const seen = await seePictures(page);
    titles = await cardTitles();
    await workerReady(page);
    await filesCached(page, seen);
    // The page contains the list; its texts are stored later.
    await textsStored(page, titles.length);
    await forgetAnswers(context);
    await context.close();
    await site.stop();
    await start();
    await context.setOffline(true);
  });
  afterAll(async () => {
    await context.close();
    await site.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('OF-02 the list opens with its pictures', async () => {
    await page.goto(`${site.origin}/blog`);
    await page.getByText('You are offline.').filter({ visible: true }).first().waitFor();
    expect(await cardTitles()).toEqual(titles);
    expect(await seePictures(page)).toHaveLength(9);
  });

  it('OF-03 an article that was only listed is readable', async () => {
    await page.goto(`${site.origin}/blog`);
    await page.locator('main article').nth(2).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: titles[2] ?? '', exact: true }).waitFor();
    await page.getByText(/This article was loaded .+ and can be read now/).waitFor();
    expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    await seePictures(page);
  });

  it('OF-02 the installed app opens at its start address', async () => {
    await page.goto(`${site.origin}/?source=app`);
    await appReady(page);
    await page.getByRole('heading', { level: 1, name: /^Start Your Business/ }).waitFor();
    expect((await seePictures(page)).length).toBeGreaterThan(0);
  });
});
