import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { announcedElsewhere, announcement, firstVersion, open, version } from '../support/newVersion.ts';

const first = firstVersion();

/** The address of the menu's chunk, as a cache has it. */
const lostChunk = (tab: Page): Promise<string> =>
  tab.evaluate(async () => {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('/assets/LanguageMenu-')) return new URL(url).pathname;
    return 'in no cache';
  });

describe('a new version', () => {
  it('OF-07 is announced, and applied on the reader’s word only', async () => {
    const at = first();
    const { copy, page } = at;
    copy.publish('second');
    await open(at, page, '/blog');
    await announcement(page).waitFor();
    expect(await version(page)).toBe('first');
    // Neither loading again nor going on reading applies it.
    await open(at, page, '/quote');
    await announcement(page).waitFor();
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page.locator('main article').first().waitFor();
    expect(await version(page)).toBe('first');

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await appReady(page);
    expect(await version(page)).toBe('second');
    expect(new URL(page.url()).pathname).toBe('/blog');
    expect(await announcement(page).count()).toBe(0);
  });

  it('OF-07 leaves other tabs alone: they are not loaded again and still find their chunks', async () => {
    const at = first();
    const { copy, site, context, page } = at;
    const other = await context.newPage();
    await open(at, other, '/blog');
    await other.getByRole('searchbox').fill('half-typed');
    await other.evaluate(() => {
      document.documentElement.setAttribute('data-witness', '');
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        document.documentElement.setAttribute('data-changed', ''),
      );
    });
    await expect.poll(() => lostChunk(other)).toMatch('/assets/');
    copy.publish('second', 'LanguageMenu-');
    await open(at, page, '/blog');
    await page.getByRole('button', { name: 'Update now' }).click();
    // Asked all the time which version it is, the former worker would be kept busy, and not give way.
    await other.locator('html[data-changed]').waitFor({ state: 'attached' });
    expect(await version(other)).toBe('second');
    expect(await other.locator('html[data-witness]').count()).toBe(1);
    expect(await other.getByRole('searchbox').inputValue()).toBe('half-typed');
    expect((await fetch(site.origin + (await lostChunk(other)))).status).toBe(404);
    // The menu's chunk belongs to the old version and was not fetched before.
    await other.getByRole('button', { name: /^Language/ }).click();
    await other.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await other.locator('html[data-witness]').count()).toBe(1);
  });

  it('OF-07 waits while a guide is being saved, and is announced when that is done', async () => {
    const at = first();
    const { site, context, page } = at;
    const slug = 'corporate-bank-account-checklist';
    await open(at, page, `/blog/${slug}`);
    const answer = await fetch(`${site.origin}/wp-json/wp/v2/posts?slug=${slug}&_fields=id`);
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.number() })]), await answer.json());
    // Tabs take turns at saving a guide: this one does not give up its turn.
    const holder = await context.newPage();
    await holder.goto(`${site.origin}/icons/favicon.svg`);
    await holder.evaluate((turn) => {
      void navigator.locks.request(turn, () => new Promise(() => undefined));
    }, `marsa-save-${id}`);
    await page
      .locator('main header')
      .getByRole('button', { name: /^Save for offline/ })
      .click();
    await page.locator('main header button[data-saving]').waitFor();
    await announcedElsewhere(at);
    expect(await announcement(page).count()).toBe(0);
    await holder.close();
    await announcement(page).waitFor();
    await page
      .locator('main header')
      .getByRole('link', { name: /^Saved:/ })
      .waitFor();
  });
});
