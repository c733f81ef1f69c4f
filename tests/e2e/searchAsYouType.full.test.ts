import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

const { site, visit, proxy } = visits(contentDouble(doublePosts(12)));

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const titles = (page: Page) => page.locator('main article h2').allTextContents();
const asked = (part: string) => proxy().requests(part).length;
const here = (page: Page) => page.getByRole('checkbox', { name: 'Saved on this device only' });
const guides = (...numbers: number[]) => numbers.map((number) => `Guide ${number}`);

/** The list with guides 12 to 4; the service does not answer searches. */
async function unanswered(): Promise<Page> {
  const page = await visit('/blog');
  await page.getByText('Page 1 of 2', { exact: true }).waitFor();
  await appReady(page);
  proxy().setMode(({ path }) => (path.includes('search=') ? 'silence' : 'pass'));
  return page;
}

describe('search while typing', () => {
  it('OF-06 each key shows matching posts of the device with highlighted words', async () => {
    const page = await unanswered();
    await field(page).pressSequentially('guide 1');
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(guides(10, 11, 12));
    await field(page).press('2');
    await expect.poll(() => titles(page)).toEqual(guides(12));
    expect(await page.locator('main article h2 mark').allTextContents()).toEqual(['Guide', '12']);
  });

  it('OF-06 the list stays until the device has found posts', async () => {
    const page = await unanswered();
    const counts = await page.locator('main').evaluateHandle((main) => {
      const seen: number[] = [];
      const look = () => seen.push(main.querySelectorAll('article').length);
      new MutationObserver(look).observe(main, { childList: true, subtree: true });
      return seen;
    });
    await field(page).fill('guide 12');
    await expect.poll(() => titles(page)).toEqual(guides(12));
    expect(await counts.evaluate((seen) => Math.min(...seen))).toBe(1);
  });

  it('OF-06 posts of the service are added, and shown posts do not move', async () => {
    const page = await unanswered();
    await field(page).fill('guide 1');
    await page.getByText('3 articles').waitFor();
    const before = await titles(page);
    proxy().reset();
    await page.getByText('4 articles').waitFor();
    expect(await titles(page)).toEqual([...before, 'Guide 1']);
  });

  it('OF-06 a mistyped word finds similar words and says so', async () => {
    const page = await unanswered();
    await field(page).fill('guidr 11');
    await page.getByText('No exact matches. Similar results:').waitFor();
    expect(await titles(page)).toEqual(guides(11));
  });

  it('OF-06 a search on the device only is in the address and sends no request', async () => {
    const page = await visit('/blog');
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    await field(page).fill('guide 1');
    await page.getByText('4 articles').waitFor();
    await here(page).check();
    await page.waitForURL(/on=device/);
    // The earlier search has stored the fourth guide.
    await page.getByText('4 articles').waitFor();
    const before = asked('/posts');
    await field(page).fill('guide 3');
    await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
    await page.getByText('Try adjusting your search terms', { exact: true }).waitFor();
    await page.waitForURL(/search=guide\+3/);
    await page.reload();
    await page.getByText('No articles found').waitFor();
    expect(await field(page).inputValue()).toBe('guide 3');
    expect(asked('/posts')).toBe(before);
    await here(page).uncheck();
    await expect.poll(() => titles(page)).toEqual(guides(3));
  });

  it('BL-06 a search on the device only has the messages of SPEC 8 for failures and empty results', async () => {
    const script = (path: string) => path.includes('searchWorker');
    proxy().setMode(({ path }) => (script(path) ? { status: 404 } : 'pass'));
    const page = await visit('/blog?search=nothing+like+it&on=device');
    const panel = page.getByRole('alert');
    await panel.getByText('Search failed. Please try again.', { exact: true }).waitFor();
    expect(await page.getByText('Failed to load blog posts').count()).toBe(0);
    proxy().reset();
    await panel.getByRole('button', { name: 'Try Again', exact: true }).click();
    await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
    await page.getByText('Try adjusting your search terms', { exact: true }).waitFor();
    expect(await page.getByText('Check back soon').count()).toBe(0);
    await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('OF-06 Back from a result returns to the search', async () => {
    const page = await unanswered();
    await field(page).fill('guide 12');
    await page.getByText('1 article').waitFor();
    await page.getByRole('link', { name: 'Guide 12' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide 12' }).waitFor();
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(guides(12));
    expect(await field(page).inputValue()).toBe('guide 12');
  });

  it('OF-06 finds posts that another tab has fetched', async () => {
    const page = await visit('/blog');
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    await page.goto(`${site().origin}/blog?search=guide+2&on=device`);
    await page.getByText('No articles found').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site().origin}/blog?page=2`);
    await expect.poll(() => titles(page)).toEqual(guides(2));
  });
});
