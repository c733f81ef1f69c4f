import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appReady, sharedBrowser, newVisitor, workerReady, withWorker } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { answers } from '../support/visits.ts';

/** IndexedDB in private windows, with blocked storage, with a broken profile, and when it does not respond. */
const breakages: readonly (readonly [string, () => void])[] = [
  ['is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'throws on access',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
  [
    'fails to open',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
      };
    },
  ],
  [
    'is blocked with all other storage',
    () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      IDBFactory.prototype.open = refuse;
      Object.defineProperty(window, 'BroadcastChannel', { writable: true, value: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    },
  ],
  [
    'does not respond',
    () => Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() }),
  ],
];

/**
 * The page stops waiting for the database after 3 s and requests the posts. The other seconds are for a busy machine.
 */
const READ_TIMEOUT_MS = 30_000;

describe('without the device’s database', () => {
  let browser: Browser;
  let site: TestSite;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterAll(async () => {
    await site.close();
  });
  beforeEach(async () => {
    ({ context, page } = await newVisitor(browser, withWorker));
  });
  afterEach(() => context.close());

  const open = async (path: string) => {
    await page.goto(site.origin + path);
    await appReady(page);
  };

  async function readOnline(): Promise<string> {
    await open('/blog?page=2');
    await page.getByText('Page 2 of').waitFor({ timeout: READ_TIMEOUT_MS });
    expect(await seePictures(page)).toHaveLength(9);
    await page.getByRole('searchbox').fill('visa');
    await page.getByText(/^\d+ articles?$/).waitFor({ timeout: READ_TIMEOUT_MS });
    await page.locator('main article').first().getByRole('link').click();
    return page.locator('#article-body').innerText({ timeout: READ_TIMEOUT_MS });
  }

  const promises = () => page.getByText('Available offline').count();

  it.each(breakages)('OF-09 when the database %s, the site is readable online', async (_, breakIt) => {
    await context.addInitScript(breakIt);
    expect((await readOnline()).length).toBeGreaterThan(2000);
    expect(await promises()).toBe(0);
  });

  it('OF-09 when an old tab blocks the upgrade of the database, the site is readable online within the deadline', async () => {
    const old = await context.newPage();
    await old.goto(`${site.origin}/icons/favicon.svg`);
    await old.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('marsa-blog', 1);
          request.addEventListener('success', resolve);
          request.addEventListener('error', reject);
        }),
    );
    await page.bringToFront();
    expect((await readOnline()).length).toBeGreaterThan(2000);
    expect(await promises()).toBe(0);
  });

  it('OF-09 with the database of a later version, the site is readable online', async () => {
    const later = await context.newPage();
    await later.goto(`${site.origin}/icons/favicon.svg`);
    await later.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('marsa-blog', 9990);
          request.addEventListener('upgradeneeded', () => request.result.createObjectStore('unheard-of'));
          request.addEventListener('success', () => resolve(request.result.close()));
          request.addEventListener('error', reject);
        }),
    );
    await later.close();
    expect((await readOnline()).length).toBeGreaterThan(2000);
  });

  it('OF-09 without the database, the shell opens offline and explains what is unavailable', async () => {
    await open('/blog');
    await workerReady(page);
    await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await cutOff('the network cut', context, site);
    await open('/quote');
    await page.getByRole('heading', { level: 1, name: 'Get a Quote' }).waitFor();
    await open('/blog?page=2');
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load blog posts.' });
    await failure.getByRole('button', { name: 'Try Again' }).waitFor();
    expect(await page.locator('main article').count()).toBe(0);
  });

  it('OF-09 the site starts when local storage throws', async () => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await open('/blog');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: /العربية/ }).click();
    await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
    expect(await page.locator('main article').count()).toBe(9);
  });
});

describe('without a worker', () => {
  it('OF-09 the page stays when one of its files fails to load, and loads it later', async () => {
    const [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
    const { page, context, problems } = await newVisitor(browser);
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    const language = page.getByRole('button', { name: /^Language/ });
    await answers(language);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('Not fetched'));
    await language.click();
    await failed;
    expect(await page.locator('main article').count()).toBe(9);
    expect(problems).toEqual([]);
    await context.setOffline(false);
    await language.click();
    await page.getByRole('menuitem', { name: /English/ }).waitFor();
    await site.close();
  });
});
