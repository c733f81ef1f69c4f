import type { Page } from 'playwright-core';

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
