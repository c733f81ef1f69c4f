import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** Pictures of the content service in the page's main part, but for portraits: a letter stands in for those. */
const contentPictures = (page: Page) => page.locator('main img[src*="/wp-content/"]:not([src*="/avatars/"])');

/** The pictures that show nothing: not there yet, broken, or hidden after an error. */
function emptyPictures(page: Page): Promise<string[]> {
  return contentPictures(page).evaluateAll((pictures) =>
    pictures.flatMap((picture) =>
      picture instanceof HTMLImageElement &&
      picture.complete &&
      picture.naturalWidth > 0 &&
      picture.checkVisibility()
        ? []
        : [picture.getAttribute('src') ?? ''],
    ),
  );
}

/** As long as other conditions are waited for: a busy machine draws a picture late. */
const untilNone = (ask: () => Promise<string[]>) =>
  vi.waitFor(async () => expect(await ask()).toEqual([]), { timeout: 60_000, interval: 50 });

const scrollThrough = (pictures: Locator) =>
  pictures.evaluateAll(async (images) => {
    for (const image of images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

/**
 * Scrolls through the page until every picture of the content service is really shown.
 * @returns the addresses of the files that were chosen; throws when a picture stays empty
 */
export async function seePictures(page: Page): Promise<string[]> {
  const pictures = contentPictures(page);
  await pictures.first().waitFor({ state: 'attached' });
  // Again until all are there: a part that is hydrated meanwhile goes back to its beginning.
  await untilNone(async () => {
    await scrollThrough(pictures);
    return emptyPictures(page);
  });
  return pictures.evaluateAll((images) =>
    images.flatMap((image) => (image instanceof HTMLImageElement ? [image.currentSrc] : [])),
  );
}

/** Waits until the site has put the files at these addresses into a cache of its own. */
export async function picturesCached(page: Page, addresses: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (all) => {
      const kept = await Promise.all(all.map((address) => caches.match(address, { ignoreVary: true })));
      return all.filter((_, index) => kept[index] === undefined);
    }, addresses);
  await untilNone(missing);
}
