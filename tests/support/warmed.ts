import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The worker fetches what it does not need itself when the device rests, some hundred files in all. */
export const REST = { timeout: 90_000 } as const;

/** Waits until the worker keeps a file of each such address; a failure names those that it lacks. */
export async function warmed(page: Page, parts: readonly RegExp[]): Promise<void> {
  const lacking = async () => {
    // In the shell or outside it, as the build decides.
    const kept = await page.evaluate(async () => {
      const ahead = (await caches.keys()).filter((name) => /^(?:workbox-precache|marsa-assets)/.test(name));
      const all = await Promise.all(ahead.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    return parts.filter((part) => !kept.some((url) => part.test(url))).map(String);
  };
  await expect.poll(lacking, REST).toEqual([]);
}
