import { expect, it } from 'vitest';
import { withWorker, workerReady } from '../../support/browser.ts';
import { cachedPictures } from '../../support/library.ts';
import {
  articleText,
  cards,
  listReady,
  open,
  openCard,
  type Reading,
  seePictures,
  titled,
  withVisitor,
} from './reader.ts';

const TRADE_NAME = 'Choosing a trade name that gets approved';

/** What was read stays readable when the site's server and WordPress are gone: the last tests of a file. */
export function offlineReading(get: () => Reading): void {
  it('OF-03 listed and opened articles are read offline with the pictures that were seen', async () => {
    const { site, wordPress, browser } = get();
    await withVisitor(
      browser,
      async ({ context, page, problems }) => {
        await open(page, `${site.origin}/blog`);
        await workerReady(page);
        await listReady(page);
        const titles = await cards(page).allTextContents();
        expect(Math.min(...(await seePictures(page)))).toBeGreaterThan(0);
        const read = await openCard(page, cards(page).filter({ hasText: 'Opening a company bank account' }));
        expect(Math.min(...(await seePictures(page)))).toBeGreaterThan(0);
        const text = await articleText(page).textContent();

        // Saved from its card, without having been opened (OF-05).
        await open(page, `${site.origin}/blog`);
        await listReady(page);
        const trade = page.locator('main article').filter({ hasText: TRADE_NAME });
        await trade.getByRole('button', { name: /^Save for offline/ }).click();
        await trade.getByRole('link', { name: /^Saved:/ }).waitFor();
        // What WordPress sends cannot be looked into, and is kept all the same.
        expect(await cachedPictures(page)).toBeGreaterThan(0);

        await site.stop();
        await wordPress.stop();
        await page.close();
        const later = await context.newPage();
        await open(later, `${site.origin}/blog`);
        await listReady(later);
        expect(await cards(later).allTextContents()).toEqual(titles);
        // WordPress sends its pictures without CORS headers: they are kept unseen (opaque), and shown.
        expect(Math.min(...(await seePictures(later)))).toBeGreaterThan(0);

        await openCard(later, cards(later).filter({ hasText: read }));
        expect(await articleText(later).textContent()).toBe(text);
        expect(Math.min(...(await seePictures(later)))).toBeGreaterThan(0);

        // Never opened, but listed: WordPress had sent its text with the list.
        await open(later, `${site.origin}/blog/choosing-a-trade-name-that-gets-approved`);
        await titled(later, TRADE_NAME);
        expect((await articleText(later).textContent())?.length).toBeGreaterThan(500);
        // What else there is to read may have pictures that were never seen.
        const own = 'main img:not([aria-labelledby="read-next"] img)';
        const widths = await seePictures(later, own);
        expect(widths).toHaveLength(2);
        expect(Math.min(...widths)).toBeGreaterThan(0);
        expect(problems).toEqual([]);
      },
      withWorker,
    );
  });
}
