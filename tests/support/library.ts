import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { appReady } from './browser.ts';
import { ILLUSTRATED } from './illustrated.ts';
import { storedRows } from './storedTexts.ts';

/** The address of the illustrated guide, and of its picture. */
export const ARTICLE = `/blog/${ILLUSTRATED}`;
export const isFigure = (path: string): boolean => path.includes('figure-bank-desk');

/** The controls that save an article and show that it is saved. */
export const saveButton = (page: Page) =>
  page.locator('main header').getByRole('button', { name: /^Save for offline/ });
export const savedLink = (page: Page) => page.locator('main header').getByRole('link', { name: /^Saved:/ });

export const rows = (page: Page) => page.locator('main article');

export async function saveIllustrated(page: Page, origin: string): Promise<void> {
  await page.goto(origin + ARTICLE);
  await saveButton(page).click();
  await savedLink(page).waitFor();
}

export async function openLibrary(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/saved`);
  await appReady(page);
}

const savedGuides = v.array(
  v.object({
    slug: v.string(),
    pictures: v.array(v.object({ address: v.string(), bytes: v.optional(v.number()) })),
  }),
);

/** Returns the stored rows of saved guides. Only saving writes them; pictures of read guides are stored as well. */
export const storedLines = async (page: Page) =>
  v.parse(savedGuides, await storedRows(page, 'marsa-library', 'saved'));

/** Returns the number of stored pictures, of saved and recently read guides. */
export const cachedPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('marsa-saved-pictures')).keys()).length);

/** Deletes or corrupts the rows of one of the library's stores. */
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
