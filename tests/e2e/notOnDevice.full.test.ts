import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';
import { word } from '../support/words.ts';

const { newPage, site, visit } = visits();

const VISA = '/visa/golden-visa-uae';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the list and waits until the worker has fetched what a page needs, and the rest of it, but nothing of `missing`. */
async function without(missing: RegExp, ...rest: readonly RegExp[]): Promise<Page> {
  site()
    .proxy()
    .setMode(({ path }) => (missing.test(path) ? { status: 503 } : 'pass'));
  const page = await visit('/blog', withWorker);
  await appReady(page);
  await workerReady(page);
  await warmed(page, [/\/NavigationRoute-/, /\/en\.pages-/, /\/en\.content-/, ...rest]);
  return page;
}

describe('what is not on the device', () => {
  it('OF-02 a page that never came says so without a network, and opens when that is back', async () => {
    const page = await without(/\/pages-en\/golden-visa-uae-/);
    await page.context().setOffline(true);
    await page.goto(site().origin + VISA);
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Saved guides' }).click();
    await heading(page, word('en', 'library.title')).waitFor();
    await page.goBack();
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    site().proxy().reset();
    await page.context().setOffline(false);
    await heading(page, word('en', `menu.titles.${VISA}`)).waitFor();
  });

  it('OF-02 a page that the server does not give opens when it does, without a word from the device', async () => {
    site()
      .proxy()
      .setMode(({ path }) => (path.includes('/pages-en/golden-visa-uae-') ? { status: 503 } : 'pass'));
    const page = await visit('/blog', withWorker);
    await appReady(page);
    await workerReady(page);
    await page.goto(site().origin + VISA);
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    site().proxy().reset();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await heading(page, word('en', `menu.titles.${VISA}`)).waitFor();
  });

  it('OF-02 a page whose script came and is broken is not loaded again and again', async () => {
    const page = await newPage();
    await page.route(/\/pages-en\/golden-visa-uae-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("broken");' }),
    );
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(`${site().origin}/visa`);
    await appReady(page);
    await page.getByRole('main').locator(`a[href="${VISA}"]`).first().click();
    await heading(page, word('en', 'menu.missing.title')).waitFor();
    // Whatever begins by itself has begun when the page rests.
    for (let rest = 0; rest < 10; rest += 1)
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            requestIdleCallback(() => done());
          }),
      );
    expect(loads).toBe(1);
  });

  it('OF-02 a tool that never came leaves the page’s text, and does not hold back other files', async () => {
    const page = await without(/\/CalculatorTool-/, /\/pages-en\/calculator-/, /\/en\.calculator-/);
    // Tried for six seconds with growing pauses, not for thirty.
    expect(site().proxy().requests('/assets/CalculatorTool-').length).toBeLessThan(12);
    await page.context().setOffline(true);
    await page.goto(`${site().origin}/calculator`);
    await page.getByRole('alert').getByText(word('en', 'content.toolMissing.title')).waitFor();
    await heading(page, word('en', 'menu.titles./calculator')).waitFor();
    expect(await page.locator('#part-1').isVisible()).toBe(true);
  });
});

describe('a small part of a page, with the worker in charge', () => {
  it.each([
    ['that the line does not bring leaves the page alone', { status: 503 }, 1],
    ['that the server has no more loads the page again, once', { status: 404 }, 2],
  ] as const)('OF-07 %s', async (_, fault, loads) => {
    site()
      .proxy()
      .setMode(({ path }) => (path.startsWith('/assets/InstallEntry-') ? fault : 'pass'));
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
    // To load the page again is asked for before the failure is told.
    await expect.poll(() => failed).toBe(loads);
    await heading(page, word('en', 'library.title')).waitFor();
    expect(asked).toBe(loads);
  });
});
