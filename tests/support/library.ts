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

/** A guide's line in the library as it is stored: which of its pictures are here. */
export interface StoredLine {
  readonly slug: string;
  readonly pictures: readonly { readonly address: string; readonly bytes?: number }[];
}

/** The stored lines of saved guides. Only saving writes them; pictures are kept for guides that were only read, too. */
export const storedLines = (page: Page): Promise<readonly StoredLine[]> =>
  page.evaluate(
    () =>
      new Promise<readonly StoredLine[]>((resolve) => {
        const request = indexedDB.open('marsa-library');
        // Never made here: the app would find a database of the right version without its stores.
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        request.addEventListener('error', () => resolve([]));
        request.addEventListener('success', () => {
          const all = request.result.transaction('saved').objectStore('saved').getAll();
          all.addEventListener('success', () => {
            request.result.close();
            resolve(all.result);
          });
        });
      }),
  );

/** How many pictures the device keeps, of saved guides and of those that were read last. */
export const cachedPictures = (page: Page): Promise<number> =>
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
