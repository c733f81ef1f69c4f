import { expect, it } from 'vitest';
import { withWorker, workerReady } from '../../support/browser.ts';
import { cachedPictures } from '../../support/library.ts';
import {
  articleText,
  cards,
  listReady,
  open,
  openCard,
  openList,
  type Reading,
  seePictures,
  titled,
} from './reader.ts';

const TRADE_NAME = 'Choosing a trade name that gets approved';

/** Articles stay readable when the site's server and WordPress are stopped; the last tests of a file. */
export function offlineReading({ site, newPage, wordPress }: Reading): void {
  it('OF-03 listed and opened articles are readable offline with the pictures that were seen', async () => {
    const { origin } = site();
    const page = await newPage(withWorker);
    const expectPictures = async (shown = page, selector?: string) => {
      const widths = await seePictures(shown, selector);
      expect(Math.min(...widths)).toBeGreaterThan(0);
      return widths;
    };
    await open(page, `${origin}/blog`);
    await workerReady(page);
    await listReady(page);
    const titles = await cards(page).allTextContents();
    await expectPictures();
    const read = await openCard(page, cards(page).filter({ hasText: 'Opening a company bank account' }));
    await expectPictures();
    const text = await articleText(page).textContent();

    // Saved from its card and never opened (OF-05).
    await openList(page, `${origin}/blog`);
    const trade = page.locator('main article').filter({ hasText: TRADE_NAME });
    await trade.getByRole('button', { name: /^Save for offline/ }).click();
    await trade.getByRole('link', { name: /^Saved:/ }).waitFor();
    // Opaque responses of WordPress' pictures are cached.
    expect(await cachedPictures(page)).toBeGreaterThan(0);

    await site().stop();
    await wordPress().stop();
    const later = await page.context().newPage();
    await page.close();
    await openList(later, `${origin}/blog`);
    expect(await cards(later).allTextContents()).toEqual(titles);
    // WordPress sends its pictures without CORS headers: opaque responses are cached and shown.
    await expectPictures(later);

    await openCard(later, cards(later).filter({ hasText: read }));
    expect(await articleText(later).textContent()).toBe(text);
    await expectPictures(later);

    // Never opened: its text arrived with the list.
    await open(later, `${origin}/blog/choosing-a-trade-name-that-gets-approved`);
    await titled(later, TRADE_NAME);
    expect((await articleText(later).textContent())?.length).toBeGreaterThan(500);
    // Suggested articles may have pictures that were never seen.
    expect(await expectPictures(later, 'main img:not([aria-labelledby="read-next"] img)')).toHaveLength(2);
  });
}
