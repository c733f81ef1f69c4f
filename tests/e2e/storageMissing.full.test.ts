import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appReady, sharedBrowser, newVisitor, workerReady, withWorker } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { answers } from '../support/visits.ts';

/** What browsers do to IndexedDB: private windows, forbidden storage, a broken profile, a hanging one. */
const breakages: readonly (readonly [string, () => void])[] = [
  ['is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'throws when it is touched',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
  [
    'refuses to open',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
      };
    },
  ],
  [
    'is forbidden with all that sites store',
    () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      IDBFactory.prototype.open = refuse;
      // Firefox refuses these too.
      Object.defineProperty(window, 'BroadcastChannel', { writable: true, value: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    },
  ],
  [
    'never answers',
    () => Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() }),
  ],
];

/** Opening is given up after 3 s; then the page asks the service. Without that it would wait for ever; the rest is the machine's. */
const DEADLINE = 30_000;

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

  /** Reads what no prerendered page brings along: a second page, a search, an article behind a link. */
  async function readOnline(): Promise<string> {
    await open('/blog?page=2');
    await page.getByText('Page 2 of').waitFor({ timeout: DEADLINE });
    expect(await seePictures(page)).toHaveLength(9);
    await page.getByRole('searchbox').fill('visa');
    await page.getByText(/^\d+ articles?$/).waitFor({ timeout: DEADLINE });
    await page.locator('main article').first().getByRole('link').click();
    return page.locator('#article-body').innerText({ timeout: DEADLINE });
  }

  /** How often the page says that the article is kept on this device. */
  const promises = () => page.getByText('Available offline').count();

  it.each(breakages)('OF-09 that %s, the site is read online', async (_, breakIt) => {
    await context.addInitScript(breakIt);
    expect((await readOnline()).length).toBeGreaterThan(2000);
    expect(await promises()).toBe(0);
  });

  it('OF-09 held by an old tab that blocks the upgrade, the site is read online within the deadline', async () => {
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

  it('OF-09 of a later version of the site, the site is read online', async () => {
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

  it('OF-09 and then without a network, the shell still opens and says what it cannot do', async () => {
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

  it('OF-09 local storage that throws does not keep the site from starting', async () => {
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
  it('OF-09 a part that cannot be fetched does not take the page away, and comes when it can', async () => {
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
