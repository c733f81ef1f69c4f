import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { contentDouble, doublePost, doublePosts } from '../support/contentDouble.ts';
import { storedRows, textsStored } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';

const full = contentDouble(doublePosts(108));
let answer = full;
const { site, visit, proxy } = visits((request) => answer(request));
beforeEach(() => {
  answer = full;
});

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const cards = (page: Page) => page.locator('main article h2');
const onPage = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor();

/** Marks the document when the page shows a text while the address contains `part`. */
const watchFor = (page: Page, text: string, part: string) =>
  page.evaluate(
    ([text, part]) => {
      const look = () => {
        if (location.search.includes(part) && document.querySelector('main')?.textContent.includes(text))
          document.documentElement.setAttribute('data-wrong', text);
      };
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    },
    [text, part] as const,
  );

const stored = async (page: Page) => (await storedRows(page, 'marsa-blog', 'posts')).length;

it('BL-09 a slow earlier search never replaces a later one', async () => {
  const slow = Promise.withResolvers<void>();
  answer = async (request) => {
    if (!request.url.includes('search=first')) return full(request);
    await slow.promise;
    return contentDouble([doublePost(1, { title: { rendered: 'The first search' } })])(request);
  };
  const page = await visit('/blog?search=first');
  await page.locator('main [aria-busy="true"]').waitFor();
  await field(page).fill('guide 55');
  await onPage(page, '1 article');
  await watchFor(page, 'The first search', 'guide');
  expect(await stored(page)).toBe(1);
  slow.resolve();
  expect(await cards(page).allTextContents()).toEqual(['Guide 55']);
  await page.goBack();
  await cards(page).getByText('The first search').waitFor();
  await page.goForward();
  await cards(page).getByText('Guide 55').waitFor();
  expect(await page.locator('html[data-wrong]').count()).toBe(0);
});

it('BL-09 OF-08 a search that is no longer shown is aborted and stores nothing', async () => {
  const ended = Promise.withResolvers<void>();
  answer = async (request) => {
    if (!request.url.includes('search=first')) return full(request);
    return new Promise(() => undefined);
  };
  const page = await visit('/blog?search=first');
  page.on('requestfailed', (request) => {
    if (request.url().includes('search=first')) ended.resolve();
  });
  await expect.poll(() => proxy().requests('_embed=true&search=first').length).toBeGreaterThan(0);
  await field(page).fill('guide 55');
  await ended.promise;
  await onPage(page, '1 article');
  await expect.poll(() => stored(page)).toBe(1);
});

it('BL-09 an older edition of a post never replaces a newer one', async () => {
  const slow = Promise.withResolvers<void>();
  answer = async (request) => {
    if (!request.url.includes('page=2')) return contentDouble([corrected])(request);
    await slow.promise;
    return full(request);
  };
  const corrected = doublePost(99, {
    title: { rendered: 'Guide 99, corrected' },
    modified_gmt: '2026-11-20T10:00:00',
  });
  const page = await visit('/blog?page=2');
  await page.locator('main [aria-busy="true"]').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site().origin}/blog?search=corrected`);
  await cards(other).getByText('Guide 99, corrected').waitFor();
  slow.resolve();
  await onPage(page, 'Page 2 of 12');
  expect((await cards(page).allTextContents()).slice(0, 2)).toEqual(['Guide 99, corrected', 'Guide 98']);
});

it('OF-03 the posts of a prerendered list are stored when the reader leaves before the service responds', async () => {
  const slow = Promise.withResolvers<void>();
  answer = async (request) => {
    if (/[?&]page=1&/.test(request.url)) await slow.promise;
    return full(request);
  };
  const page = await visit('/blog');
  await expect.poll(() => proxy().requests('page=1&').length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await onPage(page, 'Page 2 of 12');
  expect(await cards(page).first().textContent()).toBe('Guide 99');
  await textsStored(page, 9);
  slow.resolve();
  await textsStored(page, 18);
  expect(await cards(page).first().textContent()).toBe('Guide 99');
});
