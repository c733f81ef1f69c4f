import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

const { site, visit } = visits(contentDouble(doublePosts(12)));

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const titles = (page: Page) => page.locator('main article h2').allTextContents();
const asked = (part: string) => site().proxy().requests(part).length;
const here = (page: Page) => page.getByRole('checkbox', { name: 'Saved on this device only' });
const guides = (...numbers: number[]) => numbers.map((number) => `Guide ${number}`);

/** The list with guides 12 to 4, open on a device whose searches the service does not answer. */
async function unanswered(): Promise<Page> {
  const page = await visit('/blog');
  await page.getByText('Page 1 of 2', { exact: true }).waitFor();
  await appReady(page);
  site()
    .proxy()
    .setMode(({ path }) => (path.includes('search=') ? 'silence' : 'pass'));
  return page;
}

describe('searching as one types', () => {
  it('OF-06 shows at each key what the device has, its words marked', async () => {
    const page = await unanswered();
    await field(page).pressSequentially('guide 1');
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(guides(10, 11, 12));
    await field(page).press('2');
    await expect.poll(() => titles(page)).toEqual(guides(12));
    expect(await page.locator('main article h2 mark').allTextContents()).toEqual(['Guide', '12']);
  });

  it('OF-06 the list stays after the first key until the device has found something', async () => {
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

  it('OF-06 the service adds what is not here, and what is shown stays where it is', async () => {
    const page = await unanswered();
    await field(page).fill('guide 1');
    await page.getByText('3 articles').waitFor();
    const before = await titles(page);
    site().proxy().reset();
    await page.getByText('4 articles').waitFor();
    expect(await titles(page)).toEqual([...before, 'Guide 1']);
  });

  it('OF-06 a mistyped word finds what is like it, and says so', async () => {
    const page = await unanswered();
    await field(page).fill('guidr 11');
    await page.getByText('No exact matches. Similar results:').waitFor();
    expect(await titles(page)).toEqual(guides(11));
  });

  it('OF-06 kept on the device, nothing is asked; the address says it, and it is taken back', async () => {
    const page = await visit('/blog');
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    await field(page).fill('guide 1');
    await page.getByText('4 articles').waitFor();
    await here(page).check();
    await page.waitForURL(/on=device/);
    // The search before has brought the fourth one.
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

  it('BL-06 kept on the device, a search that fails or finds nothing says what SPEC 8 says', async () => {
    const script = (path: string) => path.includes('searchWorker');
    site()
      .proxy()
      .setMode(({ path }) => (script(path) ? { status: 404 } : 'pass'));
    const page = await visit('/blog?search=nothing+like+it&on=device');
    const panel = page.getByRole('alert');
    await panel.getByText('Search failed. Please try again.', { exact: true }).waitFor();
    expect(await page.getByText('Failed to load blog posts').count()).toBe(0);
    site().proxy().reset();
    await panel.getByRole('button', { name: 'Try Again', exact: true }).click();
    await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
    await page.getByText('Try adjusting your search terms', { exact: true }).waitFor();
    expect(await page.getByText('Check back soon').count()).toBe(0);
    await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('OF-06 who goes on to a result comes back to the search', async () => {
    const page = await unanswered();
    await field(page).fill('guide 12');
    await page.getByText('1 article').waitFor();
    await page.getByRole('link', { name: 'Guide 12' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide 12' }).waitFor();
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(guides(12));
    expect(await field(page).inputValue()).toBe('guide 12');
  });

  it('OF-06 what another tab has fetched is found here', async () => {
    const page = await visit('/blog');
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    await page.goto(`${site().origin}/blog?search=guide+2&on=device`);
    await page.getByText('No articles found').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site().origin}/blog?page=2`);
    await expect.poll(() => titles(page)).toEqual(guides(2));
  });
});
