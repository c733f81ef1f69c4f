import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { calmDevice } from '../support/pageKinds.ts';
import { visits } from '../support/visits.ts';

const { newPage, site } = visits();

const PHONE = 390;
const DESKTOP = 1366;

const PAGES: readonly (readonly [string, number])[] = [
  ['/', PHONE],
  ['/', DESKTOP],
  ['/blog', PHONE],
  ['/blog', DESKTOP],
  ['/blog/corporate-bank-account-checklist', PHONE],
  ['/blog/corporate-bank-account-checklist', DESKTOP],
  ['/saved', PHONE],
  ['/quote', PHONE],
  ['/schedule', DESKTOP],
  ['/licensing/mainland-company-dubai', PHONE],
  ['/company/testimonials', DESKTOP],
  ['/calculator', PHONE],
  ['/there-is-no-such-page', PHONE],
];

const SHEETS = '**/assets/*.css';

/** Keeps how each element looks; called again, gives those that look different now. */
const changedLooks = (page: Page) =>
  page.evaluate(async () => {
    // Parts that come near the screen take their room in the frame after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const looks = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${element.tagName} ${element.getAttribute('class')} ${pseudo ?? ''}`;
        // A pseudo-element without content is none.
        const keys = pseudo && style.content === 'none' ? ['content'] : [...style];
        return { name, look: Object.fromEntries(keys.map((key) => [key, style.getPropertyValue(key)])) };
      }),
    );
    const before: typeof looks = Reflect.get(globalThis, 'looks') ?? looks;
    Reflect.set(globalThis, 'looks', looks);
    return looks.flatMap(({ name, look }, index) => {
      const old = before[index]?.look ?? {};
      const different = Object.keys(look).filter((key) => look[key] !== old[key]);
      return different.map((key) => `${name} ${key}: ${old[key]} > ${look[key]}`);
    });
  });

/** Puts the whole of the styles in force, as the page's own script does before the app starts. */
async function dress(page: Page): Promise<void> {
  await page.unroute(SHEETS);
  const { styles, pageStyles } = await page.evaluate(() =>
    JSON.parse(document.getElementById('scripts')?.textContent ?? ''),
  );
  await page.addStyleTag({ url: styles });
  if (await page.locator('style[data-page-styles]').count()) await page.addStyleTag({ url: pageStyles });
}

describe('the styles that a page is first painted with', () => {
  it.each(PAGES)('QU-03 are all that %s needs at %i px until the app is alive', async (path, width) => {
    const colorScheme = width === PHONE ? 'dark' : 'light';
    const page = await newPage({ ...calmDevice, viewport: { width, height: 800 }, colorScheme });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route(SHEETS, (route) => route.abort());
    await page.goto(site().origin + path);
    // What is laid out only when it comes near has no looks before.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await changedLooks(page);
    await dress(page);
    expect(await changedLooks(page)).toEqual([]);
  });

  it.each([
    ['en', '/', PHONE, 'data-path='],
    ['en', '/blog', PHONE, 'data-path='],
    ['en', '/blog/corporate-bank-account-checklist', PHONE, 'data-path='],
    ['en', '/calculator', PHONE, 'data-page="shell"'],
    ['ar', '/', DESKTOP, 'data-path='],
    ['ar', '/schedule', PHONE, 'data-path='],
  ] as const)(
    'OF-02 in %s are all that %s needs at %i px as the worker hands it out',
    async (language, path, width, mark) => {
      const reader = await newPage({ ...withWorker, language });
      await reader.goto(`${site().origin}/blog/corporate-bank-account-checklist`);
      await appReady(reader);
      await workerReady(reader);
      let body = '';
      // The pages of a language come one after the other.
      await expect
        .poll(async () => {
          const answer = await reader.goto(site().origin + path);
          body = (await answer?.text()) ?? '';
          return (
            answer?.fromServiceWorker() === true &&
            body.includes(`<html lang="${language}"`) &&
            body.includes(mark)
          );
        })
        .toBe(true);
      const page = await newPage({ ...calmDevice, language, viewport: { width, height: 800 } });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.route(SHEETS, (route) => route.abort());
      await page.route(site().origin + path, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto(site().origin + path);
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await changedLooks(page);
      await dress(page);
      expect(await changedLooks(page)).toEqual([]);
    },
  );

  it.each([
    ['/', 'style'],
    ['/company/testimonials', 'pages'],
  ])('QU-03 on %s a sheet that hangs does not keep the app from starting', async (path, name) => {
    const page = await newPage(calmDevice);
    await page.route(`**/assets/${name}-*.css`, () => undefined);
    await page.goto(site().origin + path);
    await appReady(page);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    expect(await page.locator(`link[rel="stylesheet"][href*="/${name}-"]`).count()).toBe(0);
  });

  it('QU-03 are the whole when no script runs', async () => {
    const page = await newPage({ ...calmDevice, javaScriptEnabled: false });
    const sheet = page.waitForResponse(/\/assets\/style-.*\.css$/);
    await page.goto(site().origin);
    expect((await sheet).ok()).toBe(true);
  });
});
