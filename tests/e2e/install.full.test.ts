import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions } from '../support/browser.ts';
import { saveButton, savedLink } from '../support/library.ts';
import { overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const { site, newPage } = visits();

const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
} as const;
const INSTAGRAM = {
  viewport: PHONE.viewport,
  userAgent: PHONE.userAgent.replace(
    'Version/18.5 Mobile/15E148 Safari/604.1',
    'Mobile/22F76 Instagram 383.0',
  ),
} as const;
const ARTICLE = '/blog/corporate-bank-account-checklist';
const HOUR_MS = 3_600_000;

const card = (page: Page): Locator => page.locator('aside:has(button[aria-label]):has(h2)');
const memory = (page: Page) => page.evaluate(() => localStorage.getItem('install-offer') ?? '{}');
const setMemory = (page: Page, value: object) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('install-offer')) localStorage.setItem('install-offer', text);
  }, JSON.stringify(value));

async function secondVisit(options: VisitorOptions = PHONE): Promise<Page> {
  const page = await newPage(options);
  await setMemory(page, { visits: 1, lastSeen: Date.now() - HOUR_MS });
  return page;
}

async function open(page: Page, path = '/blog'): Promise<void> {
  await page.goto(site().origin + path);
  await appReady(page);
}

/** Emulates `beforeinstallprompt`, which test browsers never send, with a fixed choice of the user. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset['asked'] = String(
        Number(document.documentElement.dataset['asked'] ?? 0) + 1,
      );
      return { outcome: answer };
    };
    window.dispatchEvent(Object.assign(event, { prompt }));
    if (!event.defaultPrevented) throw new Error('The browser would show its own bar');
  }, outcome);
const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);

const counted = (page: Page, visits: number) =>
  expect.poll(() => memory(page)).toContain(`"visits":${visits}`);

describe('the offer to install', () => {
  it('OF-01 the offer does not appear on the first visit, however many pages are loaded', async () => {
    const page = await newPage(PHONE);
    await open(page);
    await counted(page, 1);
    // On this file no script of the site runs, so that only the next page writes.
    await page.goto(`${site().origin}/icons/favicon.svg`);
    const before = Date.now();
    await open(page, '/');
    const lastSeen = async () => JSON.parse(await memory(page)).lastSeen;
    await expect.poll(lastSeen).toBeGreaterThanOrEqual(before);
    // An offer would be stored in the same task.
    expect(await memory(page)).toContain('"visits":1');
    expect(await memory(page)).not.toContain('Offer');
    expect(await card(page).count()).toBe(0);
  });

  it('OF-01 the offer appears on the second visit with illustrated steps for Safari', async () => {
    const page = await secondVisit();
    await open(page);
    await card(page).getByRole('button', { name: 'Show how' }).click();
    expect(await card(page).getByRole('listitem').count()).toBe(3);
    await card(page).getByText('Scroll down and choose “Add to Home Screen”.').waitFor();
    const drawn = () =>
      card(page)
        .locator('li img')
        .evaluateAll((images) =>
          images.map((image) => image instanceof HTMLImageElement && image.naturalWidth),
        );
    await expect.poll(drawn).toEqual([96, 96, 96]);
    await page.getByRole('status').filter({ hasText: 'Install the app' }).waitFor({ state: 'attached' });
  });

  it('OF-01 the offer appears after the first guide is saved, and explains that the app has a separate library', async () => {
    const page = await newPage(PHONE);
    await open(page, ARTICLE);
    expect(await card(page).count()).toBe(0);
    await saveButton(page).click();
    await card(page).getByText('The app has its own library').waitFor();
  });

  it('OF-01 a dismissed offer does not return after a reload or on the next visit', async () => {
    const page = await secondVisit();
    await open(page);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await card(page).waitFor({ state: 'detached' });
    const stored = JSON.parse(await memory(page));
    expect(stored.dismissedAt).toBeGreaterThan(Date.now() - HOUR_MS);
    // On this file no script of the site runs, which would store the end of the visit.
    await page.goto(`${site().origin}/icons/favicon.svg`);
    await page.evaluate(
      (text) => localStorage.setItem('install-offer', text),
      JSON.stringify({ ...stored, lastSeen: Date.now() - 30 * HOUR_MS, returnOffer: undefined }),
    );
    await open(page, ARTICLE);
    await counted(page, 3);
    await saveButton(page).click();
    await savedLink(page).waitFor();
    expect(await card(page).count()).toBe(0);
  });

  it('OF-01 Escape dismisses the offer while it contains the focus', async () => {
    const page = await secondVisit();
    await open(page);
    await card(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await card(page).getByRole('button', { name: 'Show how' }).focus();
    await page.keyboard.press('Enter');
    await card(page).getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await memory(page)).toContain('dismissedAt');
  });

  it('OF-01 in Chromium the offer waits for the browser’s prompt and shows it on a tap', async () => {
    const page = await secondVisit({});
    await open(page);
    await counted(page, 2);
    expect(await card(page).count()).toBe(0);
    await offerPrompt(page, 'accepted');
    await card(page).waitFor();
    expect(await asked(page)).toBeUndefined();
    await card(page).getByRole('button', { name: 'Install' }).click();
    await card(page).waitFor({ state: 'detached' });
    expect(await asked(page)).toBe('1');
    expect(await memory(page)).not.toContain('dismissedAt');
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect.poll(() => memory(page)).toContain('installedAt');
  });

  it('OF-01 a prompt that arrives before the app has loaded is used', async () => {
    const page = await secondVisit({});
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/features-pwa-install-/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    await offerPrompt(page, 'dismissed');
    letGo();
    await card(page).getByRole('button', { name: 'Install' }).click();
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(() => memory(page)).toContain('dismissedAt');
  });

  it('OF-01 inside another app the first step is opening the site in a browser', async () => {
    const page = await secondVisit(INSTAGRAM);
    await open(page);
    await card(page).getByRole('button', { name: 'Show how' }).click();
    expect(await card(page).innerText()).toContain('Choose “Open in browser”.');
  });

  it('OF-01 the installed app shows no offer', async () => {
    const page = await secondVisit();
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await open(page);
    await counted(page, 2);
    await open(page, '/saved');
    await page.locator('main h1').waitFor();
    expect(await memory(page)).not.toContain('Offer');
    expect(await page.getByText('Install the app').count()).toBe(0);
    expect(await card(page).count()).toBe(0);
  });

  it('OF-01 no offer appears where its dismissal could not be stored', async () => {
    const page = await newPage(PHONE);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, ARTICLE);
    await saveButton(page).click();
    await savedLink(page).waitFor();
    expect(await card(page).count()).toBe(0);
  });
});

describe('the library', () => {
  it('OF-01 the library always explains the installation, also after a dismissal', async () => {
    const page = await newPage(PHONE);
    await setMemory(page, { visits: 3, lastSeen: Date.now(), dismissedAt: Date.now() });
    await open(page, '/saved');
    const entry = page.getByRole('region', { name: 'Install the app' });
    const how = entry.getByRole('button', { name: 'Show how' });
    await how.click();
    expect(await how.getAttribute('aria-expanded')).toBe('true');
    expect(await entry.getByRole('listitem').count()).toBe(3);
    await how.click();
    expect(await entry.getByRole('listitem').count()).toBe(0);
  });

  it('OF-01 the library uses Chromium’s prompt and shows nothing in browsers without installation', async () => {
    const page = await newPage();
    await open(page, '/saved');
    await page.locator('main h1').waitFor();
    const entry = page.getByRole('region', { name: 'Install the app' });
    expect(await entry.count()).toBe(0);
    await offerPrompt(page, 'accepted');
    await entry.getByRole('button', { name: 'Install' }).click();
    await expect.poll(() => asked(page)).toBe('1');
    await entry.waitFor({ state: 'detached' });
  });
});

describe.each(['en', 'ar', 'ur', 'hi'] as const)('the open offer in %s', (language) => {
  it('OF-01 the offer is translated and fits the smallest screen', async () => {
    const page = await secondVisit({ ...PHONE, language, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page);
    await card(page).waitFor();
    expect(await card(page).innerText()).toContain(word(language, 'pwa.install.titleHome'));
    await card(page)
      .getByRole('button', { name: word(language, 'pwa.install.how') })
      .click();
    expect(await overflow(page)).toBe(0);
    expect((await card(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
});
