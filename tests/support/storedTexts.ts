import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** Returns the rows of an object store; none before its database exists. */
export const storedRows = (page: Page, database: string, store: string): Promise<readonly unknown[]> =>
  page.evaluate(
    ([database, store]) =>
      new Promise<readonly unknown[]>((resolve) => {
        const opening = indexedDB.open(database);
        // Aborts the creation of a missing database: the app would find the right version without stores.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction(store).objectStore(store).getAll();
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(rows.result);
          });
        });
      }),
    [database, store] as const,
  );

/** Returns the number of stored bodies of articles. */
export const storedTexts = async (page: Page): Promise<number> =>
  (await storedRows(page, 'marsa-blog', 'bodies')).length;

/** Waits until `count` bodies are stored; also works in hooks, which have no `expect.poll`. */
export const textsStored = (page: Page, count: number): Promise<void> =>
  vi.waitFor(async () => expect(await storedTexts(page)).toBeGreaterThanOrEqual(count), {
    timeout: 60_000,
    interval: 50,
  });
