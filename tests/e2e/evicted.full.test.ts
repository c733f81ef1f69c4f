import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appReady, withWorker } from '../support/browser.ts';
import { illustratedContent } from '../support/illustrated.ts';
import { openLibrary, rows, saveIllustrated } from '../support/library.ts';
import { cutOff } from '../support/outages.ts';
import { visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const { site, newPage } = visits(illustratedContent());

const evict = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

const cached = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache'));
    const shell = name === undefined ? [] : await (await caches.open(name)).keys();
    const pages = await Promise.all(['/', '/?source=app', '/blog'].map((path) => caches.match(path)));
    return { precache: shell.length, hasStartPages: pages.every(Boolean) };
  });

it('OF-02 OF-05 OF-09 the library reports an evicted site, and one visit online restores it', async () => {
  const page = await newPage(withWorker);
  await saveIllustrated(page, site().origin);
  await openLibrary(page, site().origin);
  await rows(page).getByText('Complete').waitFor();
  // When idle, the page has checked the saved pictures and would have fetched missing ones again.
  await warmed(page, [/\/features-language-/]);
  const complete = await cached(page);
  expect(complete.precache).toBeGreaterThan(0);

  await evict(page);
  await page.getByRole('button', { name: 'Ready to travel?' }).click();
  await page.getByText('The site itself is not on this device yet').waitFor();
  await rows(page).getByText('3 pictures are missing').waitFor();
  expect(await page.getByText(/^Yes\./).count()).toBe(0);
  await expect.poll(() => cached(page), { timeout: 30_000 }).toMatchObject({ precache: complete.precache });

  await evict(page);
  await page.goto(`${site().origin}/quote`);
  await appReady(page);
  await expect.poll(() => cached(page), { timeout: 30_000 }).toEqual(complete);
  await warmed(page, [
    /\/tools-calculator-/,
    /\/d3-/,
    /\/content-pages-/,
    /\/calculator\.json$/,
    /\/en\.calculator-/,
  ]);
  await cutOff('the network cut', page.context(), site());
  for (const [path, heading] of [
    ['/', /./],
    ['/blog', /^Guides for founders/],
    ['/calculator?utm_source=chatgpt.com', /cost/i],
    ['/saved', /./],
  ] as const) {
    await page.goto(site().origin + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
});
