import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, launchWithPageCache, newVisitor, withWorker, workerReady } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

let browser: Browser;
let site: TestSite;
let source: Server;
let address = '';

beforeAll(async () => {
  source = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<script>addEventListener("load", () => setTimeout(() => history.back()))</script>');
  });
  source.listen(0, '127.0.0.1');
  [browser, site] = await Promise.all([launchWithPageCache(), startSite()]);
  if (!source.listening) await once(source, 'listening');
  const at = source.address();
  if (typeof at === 'object' && at) address = `http://localhost:${at.port}/`;
});
afterAll(async () => {
  source.close();
  await browser.close();
  await site.close();
});

/** Reports each return to a page to the site: Playwright does not see a page that the cache restores. */
const REPORT = `addEventListener('pageshow', ({ persisted }) => {
  const [{ type, notRestoredReasons }] = performance.getEntriesByType('navigation');
  if (persisted || type === 'back_forward')
    fetch('/returned?' + encodeURIComponent(JSON.stringify({ persisted, notRestoredReasons })));
});`;

async function leaveAndReturn(page: Page): Promise<unknown> {
  const reports = () => site.proxy().requests('/returned?');
  const before = reports().length;
  await page.evaluate((url) => {
    setTimeout(() => window.location.assign(url));
  }, address);
  await expect.poll(() => reports().length).toBe(before + 1);
  return JSON.parse(decodeURIComponent(reports().at(-1)?.path.split('?')[1] ?? ''));
}

const RESTORED = { persisted: true, notRestoredReasons: null };

describe('a page that the user leaves for another site', () => {
  it.each(['/', '/visa/golden-visa-uae', '/quote', '/saved'])(
    'QU-07 is restored from the back/forward cache: %s',
    async (path) => {
      const { context, page } = await newVisitor(browser);
      await context.addInitScript(REPORT);
      await page.goto(site.origin + path);
      await appReady(page);
      await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
      expect(await leaveAndReturn(page)).toEqual(RESTORED);
      await context.close();
    },
  );

  it('QU-07 is restored with its worker, open databases and search', async () => {
    const { context, page } = await newVisitor(browser, withWorker);
    await context.addInitScript(REPORT);
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    await workerReady(page);
    await page.locator('main article').first().getByRole('link').first().click();
    await page.getByText('Available offline').waitFor();
    await page.goBack();
    await page.getByRole('searchbox').fill('company');
    await page.locator('main article').first().waitFor();
    expect(await leaveAndReturn(page)).toEqual(RESTORED);
    await context.close();
  });
});
