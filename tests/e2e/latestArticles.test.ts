import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import { isContentRequest } from '../support/site.ts';
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
  await page.locator('#latest').scrollIntoViewIfNeeded();
  return page;
}

describe('the latest articles', () => {
  beforeEach(() => {
    answer = contentDouble(doublePosts(8));
  });

  it('HO-10 asks for six, the first page', async () => {
    const asked: string[] = [];
    const list = answer;
    answer = (request) => {
      asked.push(new URL(request.url).search);
      return list(request);
    };
    const page = await fromQuote();
    await expect.poll(() => page.locator('#latest article').count()).toBe(6);
    expect(asked.some((query) => query.includes('per_page=6') && query.includes('page=1'))).toBe(true);
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
