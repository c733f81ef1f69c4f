import { afterAll, describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { earlierRelease } from '../support/earlierRelease.ts';
import { ARTICLE, openLibrary, rows, savedLink } from '../support/library.ts';
import { forgetAnswers } from '../support/outages.ts';
import { startSite } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const release = earlierRelease('first-library');
const { site, newPage } = visits(undefined, () => startSite(release.dir));
afterAll(() => release.remove());

describe('a device on which an earlier release is installed', () => {
  it('OF-07 meets this build: the page opens, updates on the reader’s word, and no saved guide is lost', async () => {
    const page = await newPage(withWorker);
    const version = () =>
      page.evaluate(async () => {
        const database = (await indexedDB.databases()).find(({ name }) => name === 'marsa-library');
        return database?.version;
      });
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
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
    // What could wait at its install comes when the device rests: the announcement of a new version, and what it imports.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return ['UpdateSnackbar', 'MuiRoot'].filter(
            (part) => !files.flat().some(({ url }) => url.includes(`/assets/${part}-`)),
          );
        }),
      )
      .toEqual([]);

    release.publishToday();
    // The earlier release's own page, from its own cache: its files are no longer on the server.
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
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

    // The list of a category counts the guides of it that are saved.
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
