import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { SEARCH_DELAY_MS } from '../../src/features/blog/list/SearchBox.tsx';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

const { site, visit, newPage } = visits(contentDouble(doublePosts(108)));

const START = Date.UTC(2026, 10, 20, 9);

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const cards = (page: Page) => page.locator('main article h2');
const onPage = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor();
const asked = (part: string) => site().proxy().requests(part).length;
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

it('BL-04 search is applied 500 ms after the last key, on page 1', async () => {
  const page = await newPage();
  await page.clock.install({ time: START });
  await page.goto(`${site().origin}/blog?page=3`);
  await onPage(page, 'Page 3 of 12');
  await page.clock.pauseAt(START + 120_000);
  await field(page).press('1');
  await page.clock.runFor(499);
  await field(page).press('0');
  await page.clock.runFor(499);
  expect(addressOf(page)).toBe('/blog?page=3');
  expect(asked('search=')).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => addressOf(page)).toBe('/blog?search=10');
  await page.clock.resume();
  await onPage(page, '10 articles');
  expect(asked('search=')).toBe(1);
  expect(asked('posts?page=1&per_page=9&_embed=true&search=10')).toBe(1);
});

it('BL-04 FR-11 a result that is pressed while its search is applied does not move, and opens', async () => {
  const page = await newPage();
  // The user presses before the search is applied.
  await page.addInitScript((pause) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (start, self, args) => (args[1] === pause ? 0 : Reflect.apply(start, self, args)),
    });
  }, SEARCH_DELAY_MS);
  await page.goto(`${site().origin}/blog?page=3`);
  await onPage(page, 'Page 3 of 12');
  await field(page).fill('Guide 8');
  await page.getByText(/^\d+ articles$/).waitFor();
  const card = cards(page).last();
  const title = (await card.textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await card.hover();
  // Pressing takes the focus from the field, which applies the search.
  await page.mouse.down();
  await expect.poll(() => asked('search=')).toBe(1);
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  expect(addressOf(page)).toMatch(/^\/blog\/guide-8\d?$/);
});

it('BL-04 an empty search reloads the unfiltered list', async () => {
  const page = await visit('/blog?search=Guide+10');
  await onPage(page, '10 articles');
  const unfiltered = () =>
    site()
      .proxy()
      .requests('posts?page=1&per_page=9')
      .filter(({ path }) => !path.includes('search=') && !path.includes('categories=')).length;
  const before = unfiltered();
  await field(page).fill('');
  await onPage(page, 'Page 1 of 12');
  expect(addressOf(page)).toBe('/blog');
  await expect.poll(() => unfiltered()).toBe(before + 1);
});

it('BL-04 a search keeps the category, and Enter applies it at once', async () => {
  const page = await visit('/blog?category=5');
  await onPage(page, 'Page 1 of 4');
  await field(page).fill('guide 10');
  await field(page).press('Enter');
  await onPage(page, '4 articles');
  expect(addressOf(page)).toBe('/blog?category=5&search=guide+10');
});

it('BL-06 a search failure has a separate message, and Try Again searches again', async () => {
  site()
    .proxy()
    .setMode(({ path }) => (path.includes('/posts') ? { status: 503 } : 'pass'));
  const page = await visit('/blog?search=Guide+77');
  const panel = page.getByRole('alert');
  await panel.getByText('Search failed. Please try again.', { exact: true }).waitFor();
  expect(await page.getByText('Failed to load blog posts').count()).toBe(0);
  site().proxy().reset();
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await onPage(page, '1 article');
  expect(await cards(page).allTextContents()).toEqual(['Guide 77']);
});

it('BL-06 when a search fails, posts of the device are shown with the message', async () => {
  const page = await visit('/blog?page=2');
  await onPage(page, 'Page 2 of 12');
  site()
    .proxy()
    .setMode(({ path }) => (path.includes('search=') ? { status: 404 } : 'pass'));
  await field(page).fill('guide 97');
  await page.getByText('Search failed. Please try again.', { exact: true }).waitFor();
  expect(await cards(page).allTextContents()).toEqual(['Guide 97']);
  site().proxy().reset();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Search failed. Please try again.').waitFor({ state: 'detached' });
  expect(await cards(page).allTextContents()).toEqual(['Guide 97']);
});

it('BL-06 a search without results offers to clear the filters', async () => {
  const page = await visit('/blog?category=3&search=nothing+like+it');
  await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
  await page.getByText('Try adjusting your search terms', { exact: true }).waitFor();
  expect(await page.getByText('Check back soon').count()).toBe(0);
  expect(await field(page).inputValue()).toBe('nothing like it');
  await page.getByText('Clear Filters', { exact: true }).click();
  await onPage(page, 'Page 1 of 12');
  expect(addressOf(page)).toBe('/blog');
  expect(await field(page).inputValue()).toBe('');
});

it('BL-08 reload and a shared address show the same page, search and category', async () => {
  const page = await visit('/blog?page=2');
  await onPage(page, 'Page 2 of 12');
  await page.getByRole('link', { name: 'Banking' }).click();
  await onPage(page, 'Page 1 of 4');
  await field(page).fill('guide');
  await onPage(page, '36 articles');
  await page.getByRole('link', { name: 'Next' }).click();
  await onPage(page, 'Page 2 of 4');
  const titles = await cards(page).allTextContents();
  expect(addressOf(page)).toBe('/blog?page=2&category=3&search=guide');

  const shared = await visit(addressOf(page));
  await page.reload();
  for (const reader of [page, shared]) {
    await onPage(reader, 'Page 2 of 4');
    await onPage(reader, '36 articles');
    expect(await cards(reader).allTextContents()).toEqual(titles);
    expect(await field(reader).inputValue()).toBe('guide');
    expect(await reader.locator('main [aria-current="true"]').allTextContents()).toEqual(['Banking']);
  }
});

it('BL-08 Back returns through search, category and page, and the field follows', async () => {
  const page = await visit('/blog?page=2');
  await onPage(page, 'Page 2 of 12');
  await page.getByRole('link', { name: 'Banking' }).click();
  await onPage(page, 'Page 1 of 4');
  // The field keeps the focus during Back.
  await field(page).fill('guide 99');
  await expect.poll(() => addressOf(page)).toContain('search=guide+99');
  await onPage(page, '1 article');
  await page.goBack();
  await onPage(page, 'Page 1 of 4');
  expect(await field(page).inputValue()).toBe('');
  await page.goForward();
  await onPage(page, '1 article');
  expect(await field(page).inputValue()).toBe('guide 99');
  await page.goBack();
  await page.goBack();
  await onPage(page, 'Page 2 of 12');
  expect(addressOf(page)).toBe('/blog?page=2');
});

it('BL-08 Back before the search is rendered clears the field', async () => {
  const page = await visit('/blog?category=3');
  await onPage(page, 'Page 1 of 4');
  await page.evaluate(() => {
    const before = { state: history.state, address: window.location.href };
    // The browser goes back in the task in which the app navigated.
    history.pushState = (...next) => {
      delete document.documentElement.dataset['left'];
      History.prototype.pushState.apply(history, next);
      history.replaceState(before.state, '', before.address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: before.state }));
      document.documentElement.dataset['left'] = '';
    };
  });
  await field(page).fill('guide 99');
  await page.locator('html[data-left]').waitFor({ state: 'attached' });
  await onPage(page, 'Page 1 of 4');
  expect(await field(page).inputValue()).toBe('');
});
