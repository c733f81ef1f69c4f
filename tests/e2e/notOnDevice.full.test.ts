import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { appReady, newVisitor, sharedBrowser, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';
import { word } from '../support/words.ts';

const { site, visit, proxy } = visits();

const VISA = '/visa/golden-visa-uae';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Opens the list and waits until the worker has cached the code of pages and the files `rest`; files of `missing`
 * fail.
 */
async function without(missing: RegExp, ...rest: readonly RegExp[]): Promise<Page> {
  proxy().setMode(({ path }) => (missing.test(path) ? { status: 503 } : 'pass'));
  const page = await visit('/blog', withWorker);
  await appReady(page);
  await workerReady(page);
  await warmed(page, [/\/pages-content-/, /\/pages-content-text-/, /\/en\.content-/, ...rest]);
  return page;
}

describe('files missing on the device', () => {
  it('OF-02 a page that is not cached shows a message offline, and opens when the network returns', async () => {
    const page = await without(/^\/visa\/golden-visa-uae(?:\.json)?$/);
    await page.context().setOffline(true);
    await page.goto(site().origin + VISA);
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Saved guides' }).click();
    await heading(page, word('en', 'library.title')).waitFor();
    await page.goBack();
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    proxy().reset();
    await page.context().setOffline(false);
    await heading(page, word('en', `menu.titles.${VISA}`)).waitFor();
  });

  it('OF-02 a page whose messages are not cached shows a message offline, and opens when the network returns', async () => {
    proxy().setMode(({ path }) => (path.includes('/en.content-') ? { status: 503 } : 'pass'));
    const page = await visit('/blog', withWorker);
    await appReady(page);
    await workerReady(page);
    await warmed(page, [/\/pages-content-/, /\/visa\/golden-visa-uae\.json$/]);
    await page.context().setOffline(true);
    await page.goto(site().origin + VISA);
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    expect(await heading(page, word('en', `menu.titles.${VISA}`)).count()).toBe(0);
    proxy().reset();
    await page.context().setOffline(false);
    await heading(page, word('en', `menu.titles.${VISA}`)).waitFor();
  });

  it('OF-02 a document whose messages fail to load stays readable, and hydrates when they load', async () => {
    const page = await visit('/blog', withWorker);
    await appReady(page);
    await workerReady(page);
    proxy().setMode(({ path }) => (path.includes('/hi.blog-') ? { status: 503 } : 'pass'));
    const failure = page.waitForEvent('console', (message) => message.text().startsWith('Fetched later'));
    await page.goto(`${site().origin}/hi/blog`);
    await failure;
    await heading(page, word('hi', 'blog.title')).waitFor();
    expect(await page.locator('html[data-hydrated~="main"]').count()).toBe(0);
    proxy().reset();
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await heading(page, word('hi', 'blog.title')).waitFor();
  });

  it('OF-02 a page that fails on the server opens when the server recovers', async () => {
    proxy().setMode(({ path }) => (path.startsWith(VISA) ? { status: 503 } : 'pass'));
    const page = await visit('/blog', withWorker);
    await appReady(page);
    await workerReady(page);
    await page.goto(site().origin + VISA);
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    proxy().reset();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await heading(page, word('en', `menu.titles.${VISA}`)).waitFor();
  });

  it('OF-02 a page with invalid data shows an error and is not loaded again', async () => {
    const { page, context, problems } = await newVisitor(await sharedBrowser());
    await page.route(`**${VISA}.json`, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"title":1}' }),
    );
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(`${site().origin}/visa`);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await page.getByRole('main').locator(`a[href="${VISA}"]`).first().click();
    await heading(page, word('en', 'app.crashTitle')).waitFor();
    // An automatic reload would start before the page is idle.
    for (let rest = 0; rest < 10; rest += 1)
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            requestIdleCallback(() => done());
          }),
      );
    expect(loads).toBe(1);
    expect(problems.splice(0)).toEqual([expect.stringContaining('Invalid type')]);
    await context.close();
  });

  it('OF-02 a tool that fails to load leaves the page’s text and does not delay other files', async () => {
    const page = await without(/\/tools-calculator-/, /\/calculator\.json$/, /\/en\.calculator-/);
    // Retries take six seconds with growing delays, not thirty.
    expect(proxy().requests('/assets/tools-calculator-').length).toBeLessThan(12);
    await page.context().setOffline(true);
    await page.goto(`${site().origin}/calculator`);
    await page.getByRole('alert').getByText(word('en', 'content.toolMissing.title')).waitFor();
    await heading(page, word('en', 'menu.titles./calculator')).waitFor();
    expect(await page.locator('#part-1').isVisible()).toBe(true);
  });
});

describe('missing code of a small part, with the worker', () => {
  it.each([
    ['a failed request for a chunk keeps the page', { status: 503 }, 1],
    ['a chunk missing on the server reloads the page once', { status: 404 }, 2],
  ] as const)('OF-07 %s', async (_, fault, loads) => {
    proxy().setMode(({ path }) => (path.startsWith('/assets/features-pwa-install-') ? fault : 'pass'));
    const page = await visit('/blog', withWorker);
    await appReady(page);
    await workerReady(page);
    let asked = 0;
    let failed = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked += 1;
    });
    page.on('console', (message) => {
      if (message.text().startsWith('Not fetched')) failed += 1;
    });
    await page.goto(`${site().origin}/saved`);
    // The request to reload comes before the failure is reported.
    await expect.poll(() => failed).toBe(loads);
    await heading(page, word('en', 'library.title')).waitFor();
    expect(asked).toBe(loads);
  });
});
