import { describe, expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { shows } from '../support/shows.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const at = visits();

describe('addresses of a language', () => {
  it('LA-07 open without a network, and leave the plain addresses to the reader’s own language', async () => {
    const page = await at.visit('/ar/blog', withWorker);
    await workerReady(page);
    // The list's own words and its page are among the files that the worker keeps of a language.
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const files = keys.flat().map(({ url }) => new URL(url).pathname);
        const wanted = ['/shell/ar.html', '/ar/blog', '/assets/ar-', '/assets/ar.trips-'];
        return wanted.filter((start) => !files.some((file) => file.startsWith(start)));
      });
    await expect.poll(kept).toEqual([]);
    // The body of a content page, and what shows it, come when the device rests.
    await warmed(page, [/\/pages-ar\/faq-/, /\/NavigationRoute-/, /\/FaqTool-/, /\/useQueryState-/]);
    await cutOff('the network cut', page.context(), at.site());
    await page.goto(`${at.site().origin}/ar/blog`);
    await appReady(page);
    await shows(page, 'ar');
    expect(await page.locator('main article a').first().getAttribute('href')).toMatch(/^\/ar\/blog\//);
    await page.goto(`${at.site().origin}/ar/faq`);
    await appReady(page);
    await page.locator('html[lang="ar"]').waitFor({ state: 'attached' });
    await page.goto(`${at.site().origin}/blog`);
    await appReady(page);
    await shows(page, 'en');
  });
});
