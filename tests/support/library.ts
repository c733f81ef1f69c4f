import type { Page } from 'playwright-core';
import { appReady } from './browser.ts';
import { ILLUSTRATED } from './illustrated.ts';

/** The address of the illustrated guide, and of its picture. */
export const ARTICLE = `/blog/${ILLUSTRATED}`;
export const isFigure = (path: string): boolean => path.includes('figure-bank-desk');

/** The ways of an article's page to save it, and that it is saved. */
export const saveButton = (page: Page) =>
  page.locator('main header').getByRole('button', { name: /^Save for offline/ });
export const savedLink = (page: Page) => page.locator('main header').getByRole('link', { name: /^Saved:/ });

/** The library's lines. */
export const rows = (page: Page) => page.locator('main article');

/** Saves the illustrated guide on its own page. */
export async function saveIllustrated(page: Page, origin: string): Promise<void> {
  await page.goto(origin + ARTICLE);
  await saveButton(page).click();
  await savedLink(page).waitFor();
}

/** Opens the library. */
export async function openLibrary(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/saved`);
  await appReady(page);
}

/** How many pictures the device keeps for saved guides. */
export const keptPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('marsa-saved-pictures')).keys()).length);

/** Changes the rows of one of the library's stores: gone, or broken. */
export const inLibrary = (page: Page, store: string, change: 'delete' | 'spoil'): Promise<void> =>
  page.evaluate(
    ([name, what]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('marsa-library');
        request.addEventListener('success', () => {
          const writing = request.result.transaction(name, 'readwrite');
          const rows = writing.objectStore(name);
          const all = rows.getAll();
          all.addEventListener('success', () => {
            for (const row of all.result)
              if (what === 'delete') rows.delete(row.id);
              else rows.put({ ...row, copy: { summary: 'broken' } });
          });
          writing.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    [store, change] as const,
  );
