import { describe, expect, it } from 'vitest';
import { navigationPaths } from '../../src/content/navigation.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { goOn } from '../support/goOn.ts';
import { cutOff } from '../support/outages.ts';
import { visits } from '../support/visits.ts';
import { REST } from '../support/warmed.ts';
import { word } from '../support/words.ts';

const { site, visit } = visits();

describe('all content pages', () => {
  it('PG-02 OF-02 after one visit and a rest, every page opens without a network', async () => {
    const page = await visit('/', withWorker);
    await appReady(page);
    await workerReady(page);
    const bodies = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.startsWith('marsa-assets')) ?? '';
        const keys = await (await caches.open(name)).keys();
        // The texts for the site's search are in the same folder.
        return keys.filter(({ url }) => /\/assets\/pages-en\/(?!en-)/.test(url)).length;
      });
    await expect.poll(bodies, REST).toBe(navigationPaths.length);
    await cutOff('the network cut', page.context(), site());
    const documents = await page.context().newPage();
    for (const [index, path] of navigationPaths.entries()) {
      // The worker has a document for each address. In one of ten the app starts; to the others the reader goes on within it.
      const answer = await documents.goto(site().origin + path, { waitUntil: 'commit' });
      expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, 200, true]);
      if (index % 10 === 0) {
        await page.goto(site().origin + path);
        await appReady(page);
      } else await goOn(page, path);
      const name = word('en', `menu.titles.${path}`);
      await page.locator('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();
      // The title alone comes with the frame; the body is the page's own file.
      await page.locator('main h2').first().waitFor();
    }
  }, 180_000);
});
