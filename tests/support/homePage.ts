import type { CDPSession, Locator, Page } from 'playwright-core';
import { appReady } from './browser.ts';
import type { Visits } from './visits.ts';

/** The ids of the home page's sections, in the order of SPEC §2 (HO-01). */
export const SECTIONS = [
  'hero',
  'industries',
  'booking',
  'support',
  'track',
  'packages',
  'licences',
  'latest',
  'reviews',
  'partners',
  'story',
] as const;
export const PHONE = { width: 390, height: 844 };
export const SCREENS = [{ width: 1366, height: 768 }, PHONE];

/** Opens the home page and waits until its frame is hydrated; its sections hydrate when idle or near the viewport. */
export async function openHome(
  visit: Visits['visit'],
  options: Parameters<Visits['visit']>[1] = {},
): Promise<Page> {
  const page = await visit('/', options);
  await appReady(page);
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  return page;
}

export const texts = async (elements: Locator): Promise<string[]> =>
  (await elements.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

export const trackOf = (page: Page, section: string): Locator =>
  page.locator(`#${section} ul[tabindex="-1"]`);

/** Returns the indexes of a carousel's fully visible items. */
export const itemsInSight = (page: Page, section: string): Promise<number[]> =>
  trackOf(page, section).evaluate((track) => {
    const box = track.getBoundingClientRect();
    const [from, to] = [Math.max(0, box.left) - 2, Math.min(innerWidth, box.right) + 2];
    return Array.from(track.children, (item) => item.getBoundingClientRect()).flatMap(
      ({ left, right }, index) => (left >= from && right <= to ? [index] : []),
    );
  });

/** Drags a track by three fifths of the screen's width, without a fling: to the left (-1) or to the right (1). */
export async function swipe(cdp: CDPSession, page: Page, section: string, direction: -1 | 1): Promise<void> {
  const box = await trackOf(page, section).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box) throw new Error(`#${section} has no track`);
  const y = box.y + Math.min(box.height / 2, 120);
  const from = width * (direction < 0 ? 0.8 : 0.2);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    await touch('touchMove', from + direction * part * width);
  // The finger rests for some frames, or the browser would continue with its speed.
  for (let frame = 0; frame < 10; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await touch('touchMove', from + direction * 0.6 * width + (frame % 2));
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
