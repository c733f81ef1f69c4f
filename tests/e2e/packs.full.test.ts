import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';

const { site, visit, newPage } = visits();

const isPicture = (path: string) => path.startsWith('/wp-content/');
const packButton = (page: Page) => page.getByRole('button', { name: /^Save (all )?\d+ guides? / });

/** Holds all pictures back: a pack that began does not end. */
const holdPictures = () =>
  site()
    .proxy()
    .setMode(({ path }) => (isPicture(path) ? 'silence' : 'pass'));

async function library(page: Page): Promise<void> {
  await page.goto(`${site().origin}/saved`, { waitUntil: 'commit' });
  await appReady(page);
}

const pack = (page: Page, name = 'Saving “Tax”') => page.getByRole('region', { name });

/** The list of a category, by its name. */
async function category(page: Page, name: string): Promise<void> {
  await page.goto(`${site().origin}/blog`);
  await appReady(page);
  await page.getByRole('link', { name, exact: true }).click();
  // The button of the whole blog stands there before.
  await page.getByRole('button', { name: `“${name}”` }).waitFor();
}

/** A page on which the pack of a category was begun, and its pictures are held back. */
async function startPack(): Promise<Page> {
  const page = await newPage();
  // What the list has shown would not have to travel again.
  site()
    .proxy()
    .setMode(({ path }) => (isPicture(path) ? { status: 503 } : 'pass'));
  await category(page, 'Tax');
  holdPictures();
  await packButton(page).click();
  await page.getByText(/^\d+ of \d+ saved\./).waitFor();
  return page;
}

describe('packs', () => {
  it('OF-05 a category is saved whole, on all its pages, and says so', async () => {
    const page = await newPage(withWorker);
    await category(page, 'Tax');
    const words = await packButton(page).innerText();
    const count = Number(/\d+/.exec(words)?.[0]);
    expect(words).toMatch(/^Save all \d+ guides on “Tax” for offline, about \d+ kB$/);
    await packButton(page).click();
    await page.getByText('All saved').waitFor();
    await library(page);
    await expect.poll(() => page.locator('main article').getByText('Complete').count()).toBe(count);
    await page.getByRole('button', { name: 'Ready to travel?' }).click();
    await page.getByText(`Yes. All ${count} guides are complete`).waitFor();
  });

  it('OF-05 goes on in the library after the page was left, can be stopped, and goes on again', async () => {
    const page = await startPack();
    await library(page);
    await pack(page).getByText('You can leave this page.').waitFor();
    await pack(page).getByRole('button', { name: 'Pause' }).click();
    await pack(page).getByText('You stopped it.').waitFor();
    site().proxy().reset();
    await library(page);
    await pack(page).getByText('You stopped it.').waitFor();
    await pack(page).getByRole('button', { name: 'Resume' }).click();
    await pack(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main article').getByText('Complete').count()).toBeGreaterThan(2);
  });

  it('OF-05 given up, it keeps what has come', async () => {
    const page = await startPack();
    await library(page);
    await page.locator('main article').first().waitFor();
    await pack(page).getByRole('button', { name: 'Cancel' }).click();
    await pack(page).waitFor({ state: 'detached' });
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });

  it('OF-05 for a visitor who saves data it goes on when they say so', async () => {
    const page = await startPack();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await library(page);
    await pack(page).getByText('Data saving is on').waitFor();
    site().proxy().reset();
    await pack(page).getByRole('button', { name: 'Resume' }).click();
    await pack(page).waitFor({ state: 'detached' });
    expect(await page.locator('main article').getByText('Complete').count()).toBeGreaterThan(2);
  });

  it('OF-05 begun without a line, it begins when there is one', async () => {
    const page = await visit('/blog', withWorker);
    await answers(packButton(page));
    await workerReady(page);
    await page.context().setOffline(true);
    await packButton(page).click();
    await page.getByText(/^0 of \d+ saved\./).waitFor();
    await page.context().setOffline(false);
    await page.getByText('All saved').waitFor({ timeout: 40_000 });
    await library(page);
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(20);
  });
});
