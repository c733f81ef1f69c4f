import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { ILLUSTRATED, illustratedContent } from '../support/illustrated.ts';
import { PATIENT, visits } from '../support/visits.ts';

const withheld = new Set<string>();
const { site, visit, newPage } = visits(illustratedContent(withheld));

const ARTICLE = `/blog/${ILLUSTRATED}`;
const isFigure = (path: string) => path.includes('figure-bank-desk');

const saveButton = (page: Page) =>
  page.locator('main header').getByRole('button', { name: /^Save for offline/ });
const savedLink = (page: Page) => page.locator('main header').getByRole('link', { name: /^Saved:/ });
const rows = (page: Page) => page.locator('main article');

/** Saves the illustrated guide on its own page. */
async function saved(page: Page): Promise<void> {
  await page.goto(site().origin + ARTICLE);
  await saveButton(page).click();
  await savedLink(page).waitFor();
}

async function library(page: Page): Promise<void> {
  await page.goto(`${site().origin}/saved`);
  await appReady(page);
}

const keptPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('marsa-saved-pictures')).keys()).length);

describe('saving a guide', () => {
  it('OF-05 what the line did not bring is said, kept apart from what is here, and fetched when asked', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, 2_000));
    });
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? { status: 503 } : 'pass'));
    await page.goto(site().origin + ARTICLE);
    await saveButton(page).click();
    await page
      .locator('main header')
      .getByRole('button', { name: 'Not saved whole: the connection failed' })
      .waitFor();
    await library(page);
    await rows(page).getByText('1 of 2 pictures').waitFor();
    const again = rows(page).getByRole('button', { name: 'the connection failed' });
    await again.waitFor();
    site().proxy().reset();
    await again.click();
    await rows(page).getByText('Whole').waitFor();
    expect(await keptPictures(page)).toBe(2);
  });

  it('OF-05 interrupted by the end of the page, it goes on with the next one', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? 'silence' : 'pass'));
    await page.goto(site().origin + ARTICLE, { waitUntil: 'commit' });
    await saveButton(page).click();
    await expect.poll(() => keptPictures(page), PATIENT).toBeGreaterThan(0);
    site().proxy().reset();
    await page.goto(`${site().origin}/blog`);
    await library(page);
    await rows(page).getByText('Whole').waitFor();
    expect(await keptPictures(page)).toBe(2);
  });

  it('OF-05 a picture that the content service no longer has is not waited for', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? { status: 404 } : 'pass'));
    await saved(page);
    await library(page);
    await rows(page).getByText('Whole').waitFor();
    expect(await keptPictures(page)).toBe(1);
  });

  it('OF-05 a guide that is no longer published stays readable, and says so', async () => {
    const page = await newPage();
    await saved(page);
    withheld.add(ILLUSTRATED);
    try {
      await page.reload();
      await page.getByText('This guide is no longer published').waitFor();
      expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    } finally {
      withheld.clear();
    }
  });

  it('OF-09 where the device keeps nothing it says so, and pretends nothing', async () => {
    const page = await newPage();
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto(site().origin + ARTICLE);
    await saveButton(page).click();
    await page
      .locator('main header')
      .getByRole('button', { name: 'Not saved: this window keeps nothing' })
      .waitFor();
    expect(await savedLink(page).count()).toBe(0);
    expect(await page.locator('#article-body').isVisible()).toBe(true);
  });

  it('OF-09 without room it says so; what was saved stays, and reading goes on', async () => {
    const page = await newPage();
    await saved(page);
    await page.goto(`${site().origin}/blog/documents-and-attestation`);
    await saveButton(page).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin, quotaSize: 1 });
    await saveButton(page).click();
    await page
      .locator('main header')
      .getByRole('button', { name: 'there is no room on the device' })
      .waitFor();
    expect(await page.locator('#article-body').isVisible()).toBe(true);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin });
    await library(page);
    await rows(page).filter({ hasText: 'calm checklist' }).getByText('Whole').waitFor();
  });
});

describe('the library', () => {
  it('OF-05 says where to begin when nothing is saved', async () => {
    const page = await visit('/saved');
    await page.getByText('Nothing saved yet').waitFor();
    await page.getByRole('link', { name: 'To the guides' }).click();
    await page.getByRole('heading', { level: 1, name: /^Guides for founders/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog');
  });

  it('OF-05 removes a guide, takes that back, and frees its room when the page is left', async () => {
    const page = await newPage();
    await saved(page);
    await library(page);
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByText('1 guide removed.').waitFor();
    expect(await rows(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).getByText('Whole').waitFor();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('Nothing saved yet').waitFor();
    await page.getByRole('link', { name: 'To the guides' }).click();
    await expect.poll(() => keptPictures(page), PATIENT).toBe(0);
  });

  it('OF-05 reads everything back before a journey, names what is missing, and mends it', async () => {
    const page = await newPage();
    await saved(page);
    await library(page);
    await rows(page).getByText('Whole').waitFor();
    await page.evaluate(async () => {
      const cache = await caches.open('marsa-saved-pictures');
      const [first] = await cache.keys();
      if (first) await cache.delete(first);
    });
    await page.getByRole('button', { name: 'Ready to travel?' }).click();
    await page.getByText('Something is missing in 1 guide').waitFor();
    await rows(page).getByText('1 picture is missing').waitFor();
    await page.getByRole('button', { name: 'Fetch what is missing' }).click();
    await page.getByText('Yes. 1 guide is whole').waitFor();
    expect(await keptPictures(page)).toBe(2);
  });

  it('OF-09 what the browser has cleared away is noticed at the next start, and fetched again', async () => {
    const page = await newPage();
    await saved(page);
    await page.goto(`${site().origin}/icons/favicon.svg`);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await library(page);
    await expect.poll(() => keptPictures(page), PATIENT).toBe(2);
    await rows(page).getByText('Whole').waitFor();
  });

  it('OF-03 lists what was read last apart from what is saved', async () => {
    const page = await newPage();
    await saved(page);
    await page.goto(`${site().origin}/blog/second-year-costs`);
    await appReady(page);
    await saveButton(page).waitFor();
    await library(page);
    const recent = page.getByRole('region', { name: 'Recently read' });
    await recent.getByRole('link', { name: 'What a company costs to keep: the second year' }).waitFor();
    expect(await recent.getByRole('link').count()).toBe(1);
  });

  it.each([
    ['ar', 'rtl'],
    ['ur', 'ltr'],
    ['hi', 'ltr'],
  ])('LA-01 speaks %s', async (language, direction) => {
    const page = await newPage({ language });
    await library(page);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    expect(await page.locator('main h1').innerText()).not.toMatch(/[A-Za-z]/);
  });
});

describe('sharing with the app', () => {
  it('OF-01 a shared link of a guide can be saved at once', async () => {
    const page = await newPage();
    const link = `${site().origin}/blog/second-year-costs`;
    await page.goto(`${site().origin}/saved?text=${encodeURIComponent(`Look: ${link}`)}`);
    await page.getByRole('button', { name: 'Save this guide' }).click();
    await rows(page).getByText('Whole').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('OF-01 another link is said to be none of ours', async () => {
    const page = await visit('/saved?url=https%3A%2F%2Fother.example%2F');
    await page.getByText('This link is not one of our guides.').waitFor();
    expect(await page.getByRole('button', { name: 'Save this guide' }).count()).toBe(0);
  });
});

describe('a full library', () => {
  it('OF-05 is searched in any script', async () => {
    const page = await newPage();
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    const buttons = page.locator('main article').getByRole('button', { name: /^Save for offline/ });
    for (let left = 6; left > 0; left -= 1) {
      const before = await buttons.count();
      await buttons.first().click();
      await expect.poll(() => buttons.count(), PATIENT).toBeLessThan(before);
    }
    await library(page);
    const field = page.getByRole('searchbox', { name: 'Search the library' });
    await field.fill('bank check');
    await expect.poll(() => rows(page).count(), PATIENT).toBe(1);
    await field.fill('qzqz');
    await page.getByText('Nothing in the library fits').waitFor();
    await field.fill('');
    await expect.poll(() => rows(page).count(), PATIENT).toBe(6);
  });
});
