import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts, jsonAnswer } from '../support/contentDouble.ts';
import { saveButton, savedLink } from '../support/library.ts';
import { overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

const word = (start: string) => start + 'donaudampfschifffahrt'.repeat(8);
const TITLE = word('Title');
const category = { id: 3, name: word('Category') };
/** A post whose names and titles are single words without break opportunities. */
const post = doublePost(30, {
  title: { rendered: TITLE },
  categories: [category.id],
  excerpt: { rendered: `<p>${word('Excerpt')}</p>` },
  content: { rendered: `<h2>${word('Heading')}</h2><p>${word('Text')}</p><h2>Second</h2><p>End.</p>` },
  _embedded: {
    author: [{ name: word('Author') }],
    'wp:term': [[category], [{ id: 90, name: word('Tag') }]],
  },
});
const content = contentDouble([post, ...doublePosts(20)]);

const { site, visit } = visits(async (request) =>
  request.url.includes('/categories') ? jsonAnswer([category]) : content(request),
);

async function overflows(page: Page): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    const pixels = await overflow(page);
    if (pixels > 0) wide.push(`${new URL(page.url()).pathname} at ${width} px: ${pixels} px too wide`);
  }
  return wide;
}

it('BL-07 BP-02 names and titles of one long word make no page wider than the screen', async () => {
  const page = await visit('/blog', { viewport: { width: 390, height: 844 } });
  const wide: string[] = [];
  const card = page.locator('main article', { hasText: TITLE });
  const measure = async () => wide.push(...(await overflows(page)));
  await card.waitFor();
  await page.getByRole('link', { name: category.name }).waitFor();
  await measure();
  await page.getByRole('link', { name: category.name }).click();
  await page.getByRole('button', { name: /^Save all/ }).waitFor();
  await measure();

  await card.getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.locator('#article-body').waitFor();
  await measure();
  await saveButton(page).click();
  await savedLink(page).waitFor();

  await page.goto(`${site().origin}/saved`);
  await appReady(page);
  await page.locator('main article', { hasText: TITLE }).waitFor();
  await measure();

  await page.goto(site().origin);
  await page.locator('#latest article', { hasText: TITLE }).scrollIntoViewIfNeeded();
  await measure();
  expect(wide).toEqual([]);
});
