import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** The worker fetches about a hundred files when the device is idle. */
export const IDLE_TIMEOUT_MS = 90_000;

/** Returns the URLs in caches whose name contains `part`, in all caches by default. */
export const cachedUrls = (page: Page, part = ''): Promise<string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  }, part);

/** Waits until the worker has cached a file for each pattern; a failure lists the missing ones. */
export async function warmed(page: Page, parts: readonly RegExp[]): Promise<void> {
  const missing = async () => {
    const cached = await cachedUrls(page);
    return parts.filter((part) => !cached.some((url) => part.test(url))).map(String);
  };
  await expect.poll(missing, { timeout: IDLE_TIMEOUT_MS }).toEqual([]);
}

/** Waits until the site has cached the files at these addresses; also works in hooks, which have no `expect.poll`. */
export const filesCached = (page: Page, addresses: readonly string[]): Promise<void> =>
  vi.waitFor(
    async () => {
      const missing = await page.evaluate(async (all) => {
        const cached = await Promise.all(all.map((address) => caches.match(address, { ignoreVary: true })));
        return all.filter((_, index) => cached[index] === undefined);
      }, addresses);
      expect(missing).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );
