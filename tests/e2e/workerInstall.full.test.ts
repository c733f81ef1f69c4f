import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, sharedBrowser, newVisitor, workerReady, withWorker } from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { chromiumPath } from '../support/chromiumPath.ts';
import { seededFaults, wallPage } from '../support/faults.ts';
import { cutOff, forgetAnswers } from '../support/outages.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { cachedUrls } from '../support/warmed.ts';

/** Shell files as the worker requests them, without the page and the worker. */
const isShellFile = (path: string) => /^\/(?:assets|shell|icons)\/|manifest\.webmanifest$/.test(path);

describe('installation of the worker', () => {
  let browser: Browser;
  let site: TestSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterAll(async () => {
    await site.close();
  });

  it.each(choice(0, [6, 2]))(
    'OF-02 the installation succeeds when one in %i requests stalls, is truncated or fails',
    // With every second request failing, an installation takes minutes.
    { ...CASES, timeout: 500_000 },
    async (share) => {
      const { context, page } = await newVisitor(browser, withWorker);
      const bad = ['silence', 'drop-body', { status: 503 }] as const;
      const good = Array.from({ length: bad.length * (share - 1) }, () => 'pass' as const);
      const chance = seededFaults(2, [...bad, ...good]);
      site
        .proxy()
        .setMode((request, earlier) => (isShellFile(request.path) ? chance(request, earlier) : 'pass'));
      page.setDefaultTimeout(120_000);
      // The `load` event would wait for a stalled picture.
      await page.goto(`${site.origin}/blog`, { waitUntil: 'commit' });
      await appReady(page);
      await workerReady(page);
      site.proxy().setMode('pass');
      await cutOff('the network cut', context, site);
      for (const path of ['/', '/blog', '/quote', '/schedule', '/no-such-page']) {
        await page.goto(site.origin + path);
        await appReady(page);
        expect(await page.locator('main h1').innerText()).not.toBe('');
      }
      await context.close();
    },
  );

  it('OF-02 the worker is requested again after a failure', async () => {
    const { context, page } = await newVisitor(browser, withWorker);
    site
      .proxy()
      .setMode(({ path }, earlier) => (path === '/sw.js' && earlier < 2 ? { status: 503 } : 'pass'));
    await page.goto(`${site.origin}/blog`);
    await workerReady(page);
    expect(site.proxy().requests('/sw.js').length).toBeGreaterThanOrEqual(3);
    site.proxy().reset();
    await context.close();
  });

  it('OF-02 the chunk that registers the worker is fetched again after a failure', async () => {
    const { context, page } = await newVisitor(browser, withWorker);
    let lost = 0;
    await page.route('**/assets/*workbox-window*.js', (route) =>
      route.request().resourceType() === 'script' && (lost += 1) < 3
        ? route.fulfill({ status: 503 })
        : route.continue(),
    );
    await page.goto(`${site.origin}/blog`);
    await workerReady(page);
    expect(lost).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  it('OF-02 pages of a captive portal are not cached as shell files', async () => {
    const { context, page } = await newVisitor(browser, withWorker);
    let wall = true;
    site.proxy().setMode(({ path }) => (wall && path.startsWith('/shell/') ? 'html' : 'pass'));
    await page.goto(`${site.origin}/blog`);
    await expect.poll(() => site.proxy().requests('/shell/en.html').length).toBeGreaterThan(1);
    wall = false;
    await workerReady(page);
    const shell = await page.evaluate(async () =>
      (await caches.match('/shell/en.html', { ignoreSearch: true }))?.text(),
    );
    expect(shell).toContain('data-page="shell"');
    expect(shell).not.toContain(wallPage);
    site.proxy().reset();
    await context.close();
  });

  it('OF-02 an interrupted installation resumes with the missing files', async () => {
    const LAST = '/shell/en.html';
    const profile = mkdtempSync(join(tmpdir(), 'marsa-profile-'));
    const start = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: chromiumPath(),
        args: ['--no-sandbox', '--disable-gpu'],
      });
      return { context, page: await context.newPage() };
    };
    const stored = async (page: Page) =>
      (await cachedUrls(page, 'precache')).map((url) => new URL(url).pathname);
    try {
      site.proxy().setMode(({ path }) => (path === LAST ? 'silence' : 'pass'));
      const first = await start();
      await first.page.goto(`${site.origin}/blog`);
      await expect.poll(async () => (await stored(first.page)).includes('/manifest.webmanifest')).toBe(true);
      const before = await stored(first.page);
      await forgetAnswers(first.context);
      await first.context.close();
      expect(before.length).toBeGreaterThan(30);
      site.proxy().reset();

      const again = await start();
      await again.page.goto(`${site.origin}/quote`);
      await workerReady(again.page);
      const asked = site
        .proxy()
        .requests()
        .map(({ path }) => path);
      expect(asked).toContain(LAST);
      // Only the worker requests these files.
      const own = before.filter((path) => /\/pages-(?:home|blog|saved|search)-/.test(path));
      expect(own.length).toBeGreaterThan(1);
      expect(asked.filter((path) => own.includes(path))).toEqual([]);
      await again.context.close();
    } finally {
      // The browser may still write to its profile after closing.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
