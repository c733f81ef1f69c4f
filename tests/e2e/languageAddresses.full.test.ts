import { describe, expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { shows } from '../support/shows.ts';
import { visits } from '../support/visits.ts';
import { filesCached, warmed } from '../support/warmed.ts';

const at = visits();

describe('language in the address', () => {
  it('LA-07 addresses of another language open offline, and plain addresses stay in the reader’s language', async () => {
    const page = await at.visit('/ar/blog', withWorker);
    await workerReady(page);
    await filesCached(page, ['/shell/ar.html', '/ar/blog']);
    await warmed(page, [
      /\/ar\.translation-/,
      /\/ar\.trips-/,
      /\/ar\/faq\.json$/,
      /\/pages-content-/,
      /\/pages-tools-/,
      /\/tools-/,
    ]);
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
