import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';

const { site, visit, newPage, proxy } = visits();

const isPicture = (path: string) => path.startsWith('/wp-content/');
const packButton = (page: Page) => page.getByRole('button', { name: /^Save (all )?\d+ guides? / });

const holdPictures = () => proxy().setMode(({ path }) => (isPicture(path) ? 'silence' : 'pass'));

async function library(page: Page): Promise<void> {
  await page.goto(`${site().origin}/saved`, { waitUntil: 'commit' });
  await appReady(page);
}

const pack = (page: Page, name = 'Saving “Tax”') => page.getByRole('region', { name });

async function category(page: Page, name: string): Promise<void> {
  await page.goto(`${site().origin}/blog`);
  await appReady(page);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: `“${name}”` }).waitFor();
}

async function startPack(): Promise<Page> {
  const page = await newPage();
  // Pictures of the list would already be cached.
  proxy().setMode(({ path }) => (isPicture(path) ? { status: 503 } : 'pass'));
  await category(page, 'Tax');
  holdPictures();
  await packButton(page).click();
  await page.getByText(/^\d+ of \d+ saved\./).waitFor();
  return page;
}

describe('packs', () => {
  it('OF-05 a category is saved completely, with all its pages, and reported as saved', async () => {
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

  it('OF-05 a pack continues in the library, and can be paused and resumed', async () => {
    const page = await startPack();
    await library(page);
    await pack(page).getByText('You can leave this page.').waitFor();
    await pack(page).getByRole('button', { name: 'Pause' }).click();
    await pack(page).getByText('You stopped it.').waitFor();
    proxy().reset();
    await library(page);
    await pack(page).getByText('You stopped it.').waitFor();
    await pack(page).getByRole('button', { name: 'Resume' }).click();
    await pack(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main article').getByText('Complete').count()).toBeGreaterThan(2);
  });

  it('OF-05 a cancelled pack keeps the guides saved so far', async () => {
    const page = await startPack();
    await library(page);
    await page.locator('main article').first().waitFor();
    await pack(page).getByRole('button', { name: 'Cancel' }).click();
    await pack(page).waitFor({ state: 'detached' });
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });

  it('OF-05 with Save-Data a pack waits for confirmation', async () => {
    const page = await startPack();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await library(page);
    await pack(page).getByText('Data saving is on').waitFor();
    proxy().reset();
    await pack(page).getByRole('button', { name: 'Resume' }).click();
    await pack(page).waitFor({ state: 'detached' });
    expect(await page.locator('main article').getByText('Complete').count()).toBeGreaterThan(2);
  });

  it('OF-05 a pack started offline begins when the network returns', async () => {
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
