import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts } from '../support/contentDouble.ts';
import { itemsInSight } from '../support/homePage.ts';
import { shownText, visits } from '../support/visits.ts';

let answer = contentDouble([]);
const { visit, failContent, proxy } = visits((request) => answer(request));

/** Navigates to the home page from another one, so that it contains no articles of the build. */
async function fromQuote(): Promise<Page> {
  const page = await visit('/quote');
  await appReady(page);
  await page.locator('header a[href="/"]').first().click();
  await page.locator('#hero').waitFor();
  // Scrolls without animation: the section is replaced when its code loads.
  await page.locator('#latest').evaluate((section) => section.scrollIntoView());
  return page;
}

describe('the latest articles', () => {
  beforeEach(() => {
    answer = contentDouble(doublePosts(8));
  });

  it('HO-10 the section requests six posts of the first page and shows three, with excerpts of at most 120 characters', async () => {
    const asked: string[] = [];
    const words = 'A trade licence is one paper, the bank asks for more. '.repeat(5).trim();
    // One of 120 characters, which is shown completely, and one of 121.
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

  it('HO-10 placeholders reserve the space while articles load', async () => {
    failContent('silence');
    const page = await fromQuote();
    await page.locator('#latest [aria-busy="true"]').waitFor();
    expect(await page.locator('#latest article').count()).toBe(0);
  });

  it('HO-10 a failure to load articles shows a message and a retry button', async () => {
    failContent({ status: 403 });
    const page = await fromQuote();
    const latest = page.locator('#latest');
    await latest.getByRole('heading', { name: 'Unable to Load Articles', exact: true }).waitFor();
    await latest.getByText('Failed to load blog posts', { exact: true }).waitFor();
    expect(await latest.locator('article').count()).toBe(0);
    proxy().reset();
    await latest.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect.poll(() => page.locator('#latest article').count()).toBe(6);
  });

  it('HO-10 an empty response shows a message', async () => {
    answer = contentDouble([]);
    const page = await fromQuote();
    await page.getByRole('heading', { name: 'No Articles Yet', exact: true }).waitFor();
    expect(await shownText(page, '#latest')).toContain(
      'Check back soon for the latest business setup guides and articles.',
    );
  });
});
