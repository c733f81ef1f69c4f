import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** Pictures of the content service in the main part, except portraits, which have a letter as fallback. */
const contentPictures = (page: Page) => page.locator('main img[src*="/wp-content/"]:not([src*="/avatars/"])');

/** Returns pictures that are not loaded, broken or hidden after an error. */
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

/** A busy machine can be slow to decode a picture. */
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
 * Scrolls through the page until every picture of the content service is visible.
 * @returns the addresses of the selected files
 * @throws Error when a picture stays empty
 */
export async function seePictures(page: Page): Promise<string[]> {
  const pictures = contentPictures(page);
  await pictures.first().waitFor({ state: 'attached' });
  // Repeated, because hydration can scroll a part back to its start.
  await untilNone(async () => {
    await scrollThrough(pictures);
    return emptyPictures(page);
  });
  return pictures.evaluateAll((images) =>
    images.flatMap((image) => (image instanceof HTMLImageElement ? [image.currentSrc] : [])),
  );
}
