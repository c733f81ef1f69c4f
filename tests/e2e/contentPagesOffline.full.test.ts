import { describe, expect, it } from 'vitest';
import { navigationPaths } from '../../src/content/navigation.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { goOn } from '../support/goOn.ts';
import { cutOff } from '../support/outages.ts';
import { visits } from '../support/visits.ts';
import { cachedUrls, IDLE_TIMEOUT_MS } from '../support/warmed.ts';
import { word } from '../support/words.ts';

const { site, visit } = visits();

describe('all content pages', () => {
  it('PG-02 OF-02 after one visit and idle time, every page opens offline', async () => {
    const page = await visit('/', withWorker);
    await appReady(page);
    await workerReady(page);
    const bodies = async () =>
      (await cachedUrls(page, 'marsa-assets')).filter((url) => url.endsWith('.json')).length;
    await expect.poll(bodies, { timeout: IDLE_TIMEOUT_MS }).toBe(navigationPaths.length);
    await cutOff('the network cut', page.context(), site());
    const documents = await page.context().newPage();
    for (const [index, path] of navigationPaths.entries()) {
      // Reads the stored document of each address. Every tenth one starts the app, which then navigates to the
      // others.
      const answer = await documents.goto(site().origin + path, { waitUntil: 'commit' });
      expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, 200, true]);
      if (index % 10 === 0) {
        await page.goto(site().origin + path);
        await appReady(page);
      } else await goOn(page, path);
      const name = word('en', `menu.titles.${path}`);
      await page.locator('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();
      // The frame contains at most the title of an earlier page.
      await page.locator('main h2').first().waitFor();
      // A tool writes its state into the address when it has loaded.
      await page.locator('[data-unhydrated]').waitFor({ state: 'detached' });
    }
  }, 180_000);
});
