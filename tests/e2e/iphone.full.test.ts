import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';

const { site, newPage } = visits();

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const iphone = { userAgent: SAFARI, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Shared {
  readonly name: string;
  readonly type: string;
  readonly start: string;
}

/** Emulates the installed app on an iPhone, with one window and the share sheet. */
function installed(): void {
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(query.includes('display-mode: standalone') ? 'all' : query);
  navigator.canShare = () => true;
  navigator.share = async ({ files = [] } = {}) => {
    const [file] = files;
    const start = (await file?.text())?.slice(0, 5);
    Object.assign(window, { shared: { name: file?.name, type: file?.type, start } });
  };
}

const shared = (page: Page) => page.evaluate((): Shared | undefined => Reflect.get(window, 'shared'));

async function swipeUp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 20, y })) });
  await touch('touchStart', 600);
  for (let y = 580; y >= 200; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe('an iPhone', () => {
  it('OF-01 launch images match the size of the screen', async () => {
    const page = await newPage({ ...iphone, deviceScaleFactor: 3, screen: { width: 390, height: 844 } });
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    const links = page.locator('head link[rel="apple-touch-startup-image"]');
    await expect.poll(() => links.count()).toBe(4);
    const images = await links.evaluateAll((found) =>
      Promise.all(
        found.map(async (link) => {
          const image = new Image();
          image.src = link.getAttribute('href') ?? '';
          await image.decode();
          return `${link.getAttribute('media')}: ${image.naturalWidth}×${image.naturalHeight}`;
        }),
      ),
    );
    expect(images).toEqual([
      '(orientation: portrait) and (prefers-color-scheme: light): 1170×2532',
      '(orientation: portrait) and (prefers-color-scheme: dark): 1170×2532',
      '(orientation: landscape) and (prefers-color-scheme: light): 2532×1170',
      '(orientation: landscape) and (prefers-color-scheme: dark): 2532×1170',
    ]);
  });

  it('PG-02 a saved file is passed to the share sheet instead of replacing the app’s only window', async () => {
    const page = await newPage(iphone);
    await page.addInitScript(installed);
    await page.goto(`${site().origin}/downloads/setup-guide`);
    await appReady(page);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect
      .poll(() => shared(page))
      .toEqual({ name: 'marsa-setup-guide.pdf', type: 'application/pdf', start: '%PDF-' });
    expect(page.url()).toBe(`${site().origin}/downloads/setup-guide`);
  });

  it('PG-02 a saved file is downloaded where files cannot be shared', async () => {
    const page = await newPage(iphone);
    await page.addInitScript(installed);
    await page.addInitScript(() => {
      navigator.canShare = () => false;
    });
    await page.goto(`${site().origin}/downloads/setup-guide`);
    await appReady(page);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('marsa-setup-guide.pdf');
  });

  it('QU-07 swiping beside a window does not scroll the page, whatever its overflow', async () => {
    const page = await newPage(iphone);
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    // Safari scrolls the page in spite of `overflow: hidden`.
    await page.evaluate(() => document.body.style.setProperty('overflow', 'visible', 'important'));
    await swipeUp(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await swipeUp(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

describe('the booking’s day', () => {
  it('HO-05 C8 the day is written in the page’s language, and an empty field does not show WebKit’s pale date of today', async () => {
    const page = await newPage({ language: 'ar' });
    await page.goto(`${site().origin}/ar`);
    await appReady(page);
    const form = page.locator('#booking form');
    await form.scrollIntoViewIfNeeded();
    await answers(form);
    const field = form.locator('.MuiFormControl-root:has(input[type="date"])');
    const input = field.locator('input');
    const colour = () => input.evaluate((element) => getComputedStyle(element).webkitTextFillColor);
    await expect.poll(colour).toBe('rgba(0, 0, 0, 0)');
    expect(await field.locator('b').innerText()).toBe('اختر يومًا');
    await input.fill('2031-03-05');
    await input.blur();
    await expect.poll(() => field.locator('b').innerText()).toBe('الأربعاء، 5 مارس 2031');
    await expect.poll(colour).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('without the Cache API', () => {
  it('OF-09 saving reports that this browser cannot store guides and does not mention the network', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'caches');
    });
    await page.goto(`${site().origin}/blog`);
    await page.locator('main article').first().getByRole('link').click();
    await page.locator('#article-body').waitFor();
    await appReady(page);
    await page.locator('main header').getByText('This window cannot save guides').waitFor();
    await page.goto(`${site().origin}/saved`);
    await page.getByRole('heading', { name: 'This window cannot save guides' }).waitFor();
    expect(await page.locator('main article').count()).toBe(0);
  });
});
