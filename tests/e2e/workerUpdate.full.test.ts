import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { releases } from '../../src/content/releases.ts';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { appReady } from '../support/browser.ts';
import { saveButton, savedLink } from '../support/library.ts';
import { cutOff } from '../support/outages.ts';
import { overflow } from '../support/pageMeasures.ts';
import { announcedElsewhere, announcement, firstVersion, open, version } from '../support/newVersion.ts';
import { isContentRequest } from '../support/site.ts';
import { cachedUrls } from '../support/warmed.ts';

const first = firstVersion();

const cachedFiles = async (tab: Page, part: string): Promise<string[]> =>
  (await cachedUrls(tab)).filter((url) => url.includes(part));

const fetchedFiles = (tab: Page, part: string): Promise<string[]> =>
  tab.evaluate((name) => {
    const asked = performance.getEntriesByType('resource').map((entry) => entry.name);
    return [...new Set(asked.filter((address) => address.includes(name) && address.endsWith('.js')))];
  }, part);

const notes = (...en: string[]) => {
  const changes = { en, ar: ['الجديد هنا.'], ur: ['نیا یہاں ہے۔'], hi: ['नया यहाँ है।'] };
  return JSON.stringify([{ id: 'next', changes }, ...releases]);
};
const changes = (tab: Page) => tab.getByRole('alert').getByRole('listitem').allInnerTexts();

/** Returns axe violations of the open notice on a small and a wide screen, in light and dark colours. */
async function objections(page: Page): Promise<string[]> {
  await injectAxe(page);
  const found: string[] = [];
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    if ((await overflow(page)) > 0) found.push(`wider than ${width} px`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await axeViolations(page)));
    }
  }
  return found;
}

const lostChunk = async (tab: Page): Promise<string> =>
  new URL((await cachedFiles(tab, '/assets/features-language-'))[0] ?? 'none:').pathname;

/** The former version's requests end within 60 s (service-worker/timeout.ts); a busy machine needs longer. */
const ACTIVATION_TIMEOUT_MS = 120_000;

describe('a new version', () => {
  it('OF-07 applying the version does not reload other tabs, which still load their chunks', async () => {
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
    copy.publish('second', 'features-language-');
    await open(at, page, '/blog');
    await page.getByRole('button', { name: 'Update now' }).click();
    // Pending requests would keep the former worker active.
    await other.locator('html[data-changed]').waitFor({ state: 'attached' });
    expect(await version(other)).toBe('second');
    expect(await other.locator('html[data-witness]').count()).toBe(1);
    expect(await other.getByRole('searchbox').inputValue()).toBe('half-typed');
    expect((await fetch(site.origin + (await lostChunk(other)))).status).toBe(404);
    // The menu's chunk belongs to the old version and is not loaded yet.
    await other.getByRole('button', { name: /^Language/ }).click();
    await other.getByRole('menuitem', { name: /English/ }).waitFor();
    expect(await other.locator('html[data-witness]').count()).toBe(1);
  });

  it('OF-07 the update waits while a guide is being saved, and is announced afterwards', async () => {
    const at = first();
    const { site, context, page } = at;
    const slug = 'corporate-bank-account-checklist';
    await open(at, page, `/blog/${slug}`);
    const answer = await fetch(`${site.origin}/wp-json/wp/v2/posts?slug=${slug}&_fields=id`);
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.number() })]), await answer.json());
    // Holds the lock with which tabs take turns saving a guide.
    const holder = await context.newPage();
    await holder.goto(`${site.origin}/icons/favicon.svg`);
    await holder.evaluate((turn) => {
      void navigator.locks.request(turn, () => new Promise(() => undefined));
    }, `marsa-save-${id}`);
    await saveButton(page).click();
    await page.locator('main header button[data-saving]').waitFor();
    await announcedElsewhere(at);
    expect(await announcement(page).count()).toBe(0);
    await holder.close();
    await announcement(page).waitFor();
    await savedLink(page).waitFor();
  });

  it('OF-07 the update does not wait for stalled prefetches of the former version', async () => {
    const at = first();
    const { copy, site, page } = at;
    const ahead = '/visa/';
    site.proxy().setMode(({ path }) => (path.startsWith(ahead) ? 'silence' : 'pass'));
    await expect.poll(() => site.proxy().requests(ahead).length, { timeout: 60_000 }).toBeGreaterThan(0);
    copy.publish('second');
    await open(at, page, '/blog');
    const update = page.getByRole('button', { name: 'Update now' });
    await update.waitFor();
    const loaded = page.waitForEvent('load', { timeout: ACTIVATION_TIMEOUT_MS });
    await update.click();
    await loaded;
    await appReady(page);
    expect(await version(page)).toBe('second');
  });

  it('OF-07 the update is applied within two minutes while a picture gets no response', async () => {
    const at = first();
    const { copy, site, page } = at;
    copy.publish('second');
    await open(at, page, '/blog');
    const update = page.getByRole('button', { name: 'Update now' });
    await update.waitFor();
    const picture = '/wp-content/uploads/never.webp';
    site.proxy().setMode(({ path }) => (path === picture ? 'silence' : 'pass'));
    await page.evaluate((src) => document.body.append(Object.assign(new Image(), { src })), picture);
    await expect.poll(() => site.proxy().requests(picture).length).toBeGreaterThan(0);
    const loaded = page.waitForEvent('load', { timeout: ACTIVATION_TIMEOUT_MS });
    await update.click();
    await loaded;
    await appReady(page);
    await expect.poll(() => version(page)).toBe('second');
  });

  it('OF-07 a tab of the former version opens pages whose files were not loaded and are deleted on the server', async () => {
    const at = first();
    const { copy, context, page } = at;
    const other = await context.newPage();
    const problems: string[] = [];
    other.on('pageerror', (error) => problems.push(error.message));
    await open(at, other, '/blog');
    await other.evaluate(() => {
      document.documentElement.setAttribute('data-witness', '');
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        document.documentElement.setAttribute('data-changed', ''),
      );
    });
    const [lost] = await cachedFiles(other, '/assets/pages-saved-');
    expect(await fetchedFiles(other, '/assets/pages-saved-')).toEqual([]);
    copy.publish('second', 'pages-saved-');
    await open(at, page, '/quote');
    await page.getByRole('button', { name: 'Update now' }).click();
    await other.locator('html[data-changed]').waitFor({ state: 'attached' });
    expect((await fetch(String(lost))).status).toBe(404);
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache');

    await other
      .getByRole('link', { name: /^Saved/ })
      .first()
      .click();
    await other.getByRole('heading', { level: 1, name: 'Your offline library' }).waitFor();
    expect(await fetchedFiles(other, '/assets/pages-saved-')).toEqual([lost]);
    expect(await other.locator('html[data-witness]').count()).toBe(1);
    await other.goBack();
    await other.locator('main article').first().waitFor();
    expect(await other.locator('html[data-witness]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('OF-07 the notice shows the changes in the reader’s language, as plain text', async () => {
    const at = first();
    const { copy, page } = at;
    copy.setReleaseNotes(
      notes('Guides are found faster.', '<img src=x onerror="document.title=1"> is shown as it is.'),
    );
    copy.publish('second');
    await open(at, page, '/blog');
    await announcement(page).waitFor();
    expect(await changes(page)).toEqual([
      'Guides are found faster.',
      '<img src=x onerror="document.title=1"> is shown as it is.',
    ]);
    expect(await objections(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await open(at, page, '/blog');
    await expect.poll(() => changes(page)).toEqual(['الجديد هنا.']);
    expect(await objections(page)).toEqual([]);
  });

  it('OF-07 the update waits while a pack is being saved', async () => {
    const at = first();
    const { site, page } = at;
    await page.locator('main article').first().waitFor();
    site.proxy().setMode(({ path }) => (isContentRequest(path) ? 'silence' : 'pass'));
    await page.getByRole('button', { name: /^Save all/ }).click();
    await page.getByText(/^\d+ of \d+ saved\./).waitFor();
    await announcedElsewhere(at);
    expect(await announcement(page).count()).toBe(0);
    site.proxy().reset();
    await announcement(page).waitFor({ timeout: 45_000 });
  });

  it('OF-07 the update waits while an address is typed into the newsletter form', async () => {
    const at = first();
    const { page } = at;
    const address = page.getByRole('textbox', { name: 'Your e-mail address' });
    await address.fill('amina@');
    await announcedElsewhere(at);
    expect(await announcement(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Get a Quote' }).first().click();
    await announcement(page).waitFor();
  });

  it('OF-07 the update is announced without its changes when their request stalls, fails or is truncated', async () => {
    const at = first();
    const { copy, site, page } = at;
    copy.setReleaseNotes(notes('Never told.'));
    copy.publish('second');
    for (const fault of ['silence', { status: 404 }, 'silent-body'] as const) {
      site.proxy().setMode(({ path }) => (path === '/version.json' ? fault : 'pass'));
      await open(at, page, '/blog');
      await announcement(page).waitFor();
      expect(await changes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Update now' }).waitFor();
    }
  });

  it('OF-07 the update can be postponed, keeps waiting, and deletes no stored data', async () => {
    const at = first();
    const { copy, site, context, page } = at;
    await page.locator('main article').nth(1).getByRole('link').click();
    await page.getByText('Available offline').waitFor();
    const path = new URL(page.url()).pathname;
    const text = await page.locator('#article-body').innerText();
    copy.publish('second');
    await open(at, page, '/blog');
    await page.getByRole('button', { name: 'Later' }).click();
    await announcement(page).waitFor({ state: 'detached' });
    expect(await version(page)).toBe('first');
    await open(at, page, '/blog');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    expect(await version(page)).toBe('second');
    await cutOff('the network cut', context, site);
    await open(at, page, path);
    await page.getByText(/This article was loaded .+ and can be read now/).waitFor();
    expect(await page.locator('#article-body').innerText()).toBe(text);
  });

  it('OF-07 the update waits while typed text is not sent, and is announced after it is sent or cleared', async () => {
    const at = first();
    const { page } = at;
    await open(at, page, '/');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Amina');
    await announcedElsewhere(at);
    expect(await announcement(page).count()).toBe(0);
    await name.fill('');
    await announcement(page).waitFor();
    await name.fill('Amina again');
    await announcement(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    const byMail = page.getByRole('dialog').locator('a[href^="mailto:"]');
    await byMail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    expect(await announcement(page).count()).toBe(0);
    await byMail.click();
    await announcement(page).waitFor();
    await page.keyboard.press('Escape');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await appReady(page);
    await expect.poll(() => name.inputValue()).toBe('Amina again');
  });
});
