import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts } from '../support/contentDouble.ts';
import { isContentRequest } from '../support/site.ts';
import { itemsInSight } from '../support/homePage.ts';
import { shownText, visits } from '../support/visits.ts';

/** What the content service answers; each test may put another in its place. */
let answer = contentDouble([]);
const { site, visit } = visits((request) => answer(request));

/** The home page as it is reached from another one: nothing of the build's stands in for what cannot be fetched. */
async function fromQuote(): Promise<Page> {
  const page = await visit('/quote');
  await appReady(page);
  await page.locator('header a[href="/"]').first().click();
  await page.locator('#hero').waitFor();
  // At once: the section is replaced when its part arrives.
  await page.locator('#latest').evaluate((section) => section.scrollIntoView());
  return page;
}

describe('the latest articles', () => {
  beforeEach(() => {
    answer = contentDouble(doublePosts(8));
  });

  it('HO-10 asks for six, the first page, and shows three of them, their excerpts cut at 120 characters', async () => {
    const asked: string[] = [];
    const words = 'A trade licence is one paper, the bank asks for more. '.repeat(5).trim();
    // Of 120 characters, which stands whole, and of one more.
    const excerpts = [words, words.slice(0, 120), words.slice(0, 121), 'Short.'];
    const list = contentDouble(
      Array.from({ length: 8 }, (_, index) =>
        doublePost(8 - index, { excerpt: { rendered: `<p>${excerpts[index % 4] ?? ''}</p>` } }),
      ),
    );
    answer = (request) => {
      asked.push(new URL(request.url).search);
      return list(request);
    };
    const page = await fromQuote();
    const cards = page.locator('#latest article');
    await expect.poll(() => cards.count()).toBe(6);
    expect(asked.some((query) => query.includes('per_page=6') && query.includes('page=1'))).toBe(true);
    expect(await cards.locator('h3').allTextContents()).toEqual(
      [8, 7, 6, 5, 4, 3].map((id) => `Guide ${id}`),
    );
    const cut = `${words.slice(0, 120).trimEnd()}…`;
    const shown = [cut, words.slice(0, 120), cut, 'Short.'];
    const excerpt = (index: number) =>
      cards
        .nth(index)
        .getByText(/^(?:A trade|Short)/)
        .textContent();
    for (const index of [0, 1, 2, 3]) expect(await excerpt(index)).toBe(shown[index]);
    await expect.poll(() => itemsInSight(page, 'latest')).toEqual([0, 1, 2]);
  });

  it('HO-10 hold their place while they load', async () => {
    site()
      .proxy()
      .setMode(({ path }) => (isContentRequest(path) ? 'silence' : 'pass'));
    const page = await fromQuote();
    await page.locator('#latest [aria-busy="true"]').waitFor();
    expect(await page.locator('#latest article').count()).toBe(0);
  });

  it('HO-10 say when they cannot be loaded, and try again', async () => {
    site()
      .proxy()
      .setMode(({ path }) => (isContentRequest(path) ? { status: 403 } : 'pass'));
    const page = await fromQuote();
    const latest = page.locator('#latest');
    await latest.getByRole('heading', { name: 'Unable to Load Articles', exact: true }).waitFor();
    await latest.getByText('Failed to load blog posts', { exact: true }).waitFor();
    expect(await latest.locator('article').count()).toBe(0);
    site().proxy().reset();
    await latest.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect.poll(() => page.locator('#latest article').count()).toBe(6);
  });

  it('HO-10 say when there are none yet', async () => {
    answer = contentDouble([]);
    const page = await fromQuote();
    await page.getByRole('heading', { name: 'No Articles Yet', exact: true }).waitFor();
    expect(await shownText(page, '#latest')).toContain(
      'Check back soon for the latest business setup guides and articles.',
    );
  });
});
