import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itemsInSight, openHome, PHONE, swipe, trackOf } from '../../support/homePage.ts';
import { CASES, choice } from '../../support/everyCase.ts';
import { answers, visits } from '../../support/visits.ts';
import { word } from '../../support/words.ts';

const { visit } = visits();

const CAROUSELS = [
  { section: 'industries', total: 8, wide: 4 },
  { section: 'latest', total: 6, wide: 3 },
] as const;

/** Indexes of a number of items. */
const from = (first: number, size: number) => Array.from({ length: size }, (_, index) => first + index);

/** Scrolls to a carousel and waits until it is hydrated. */
async function near(page: Page, section: string): Promise<void> {
  await trackOf(page, section).evaluate((track) => track.scrollIntoView({ block: 'center' }));
  await answers(trackOf(page, section));
}

/** Waits until a track has not scrolled for ten frames: a swipe during a snap continues from the current position. */
const atRest = (page: Page, section: string): Promise<void> =>
  trackOf(page, section).evaluate(async (track) => {
    for (let frames = 0, left = track.scrollLeft; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (track.scrollLeft !== left) frames = 0;
      left = track.scrollLeft;
    }
  });

describe.each(choice(1, ['ar', 'en'] as const))('the carousels in %s', CASES, (language) => {
  /** Direction of the finger, and arrow key, for the next items. */
  const forward = language === 'ar' ? 1 : -1;
  const back = language === 'ar' ? -1 : 1;
  const [forwardKey, backKey] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  it('HO-04 HO-10 LA-03 arrows end at the ends, dots jump by page, keys and swipes wrap', async () => {
    const page = await openHome(visit, { language, hasTouch: true, reducedMotion: 'reduce' });
    const cdp = await page.context().newCDPSession(page);
    for (const { section, total, wide } of CAROUSELS) {
      const shown = () => itemsInSight(page, section);
      const arrow = (step: 'previous' | 'next') =>
        page.getByRole('button', { name: word(language, `home.${section}.${step}`), exact: true });
      const disabled = async () => [await arrow('previous').isDisabled(), await arrow('next').isDisabled()];
      const dots = page.locator(`#${section} [data-dots] button`);
      const current = () =>
        dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current') === 'true'));
      const [first, last] = [from(0, wide), from(total - wide, wide)];

      await near(page, section);
      await expect.poll(shown).toEqual(first);
      expect(await disabled()).toEqual([true, false]);
      await arrow('next').click();
      await expect.poll(shown).toEqual(last);
      await expect.poll(disabled).toEqual([false, true]);
      await arrow('previous').click();
      await expect.poll(shown).toEqual(first);

      expect(await dots.count()).toBe(2);
      await dots.nth(1).click();
      await expect.poll(shown).toEqual(last);
      await expect.poll(current).toEqual([false, true]);
      await dots.nth(0).click();
      await expect.poll(shown).toEqual(first);

      await trackOf(page, section).locator('a').first().focus();
      for (const [key, seen] of [
        [backKey, last],
        [backKey, first],
        [forwardKey, last],
        [forwardKey, first],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(shown).toEqual(seen);
      }

      // Beyond the ends.
      for (const [direction, seen] of [
        [back, last],
        [forward, first],
      ] as const) {
        await atRest(page, section);
        await swipe(cdp, page, section, direction);
        await expect.poll(shown).toEqual(seen);
        await expect.poll(disabled).toEqual(seen === last ? [false, true] : [true, false]);
      }
      // Between them the browser scrolls.
      await atRest(page, section);
      await swipe(cdp, page, section, forward);
      await expect.poll(async () => (await shown())[0]).toBeGreaterThan(0);
    }
  });

  it('HO-04 HO-10 on a phone each swipe moves by one item, and from the last item to the first', async () => {
    const page = await openHome(visit, {
      language,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const cdp = await page.context().newCDPSession(page);
    for (const { section, total } of CAROUSELS) {
      await near(page, section);
      for (const item of [...from(1, total - 1), 0]) {
        await atRest(page, section);
        await swipe(cdp, page, section, forward);
        await expect.poll(() => itemsInSight(page, section)).toEqual([item]);
      }
      await atRest(page, section);
      await swipe(cdp, page, section, back);
      await expect.poll(() => itemsInSight(page, section)).toEqual([total - 1]);
      await page.locator(`#${section} [data-dots] button`).nth(2).click();
      await expect.poll(() => itemsInSight(page, section)).toEqual([2]);
    }
  });
});
