import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** How many texts of articles the device has stored; 0 before the app has made its database. */
export const storedTexts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === 'marsa-blog')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('marsa-blog');
      opening.addEventListener('error', () => reject(new Error('not opened')));
      opening.addEventListener('success', () => {
        const count = opening.result.transaction('bodies').objectStore('bodies').count();
        count.addEventListener('success', () => {
          opening.result.close();
          resolve(count.result);
        });
      });
    });
  });

/** Waits until so many are there; in a hook, too, where `expect.poll` is not at hand. */
export const textsStored = (page: Page, count: number): Promise<void> =>
  vi.waitFor(async () => expect(await storedTexts(page)).toBeGreaterThanOrEqual(count), {
    timeout: 60_000,
    interval: 50,
  });
