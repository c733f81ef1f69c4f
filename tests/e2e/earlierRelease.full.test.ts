import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { earlierRelease } from '../support/earlierRelease.ts';
import { ARTICLE, openLibrary, rows, savedLink } from '../support/library.ts';
import { forgetAnswers } from '../support/outages.ts';
import { startSite } from '../support/site.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const release = earlierRelease('first-library');
const { site, newPage } = visits(undefined, () => startSite(release.dir));
afterAll(() => release.remove());

/** That release marked its frame by another attribute. */
const earlierReady = (page: Page) => page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });

describe('a device with an earlier release', () => {
  it('OF-07 the page opens, updates after confirmation, and no saved guide is lost', async () => {
    const page = await newPage(withWorker);
    const version = () =>
      page.evaluate(async () => {
        const database = (await indexedDB.databases()).find(({ name }) => name === 'marsa-library');
        return database?.version;
      });
    await page.goto(`${site().origin}/blog`);
    await earlierReady(page);
    await workerReady(page);
    await page
      .locator('main article')
      .filter({ has: page.locator(`a[href$="${ARTICLE}"]`) })
      .getByRole('button', { name: /^Save for offline/ })
      .click();
    await page
      .locator('main article')
      .getByRole('link', { name: /^Saved:/ })
      .waitFor();
    expect(await version()).toBe(10);
    // The code of the update notice loads when the device is idle.
    await warmed(page, [/\/assets\/UpdateSnackbar-/, /\/assets\/MuiRoot-/]);

    release.publishToday();
    // The earlier release's page is cached: the server no longer has its files.
    await page.goto(`${site().origin}/blog`);
    await earlierReady(page);
    await page.locator('main article').first().waitFor();
    expect(await version()).toBe(10);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await appReady(page);
    const today = await (await fetch(`${site().origin}/blog/index.html`)).text();
    const entry = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .find((path) => /^\/assets\/index-.*\.js$/.test(path)),
    );
    expect(today).toContain(entry ?? 'no entry');

    await page.getByRole('link', { name: 'Banking', exact: true }).click();
    await page.getByRole('button', { name: '“Banking”' }).waitFor();
    expect(await version()).toBe(20);

    await forgetAnswers(page.context());
    await page.context().setOffline(true);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    expect(await rows(page).count()).toBe(1);
    await page.goto(site().origin + ARTICLE);
    await appReady(page);
    await savedLink(page).waitFor();
    expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    await page.context().setOffline(false);
  });
});
