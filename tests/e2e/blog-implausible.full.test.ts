import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { contentDouble, doublePost, doublePosts, jsonAnswer } from '../support/contentDouble.ts';
import { IN_FULL } from '../support/everyCase.ts';
import { visits } from '../support/visits.ts';

const full = contentDouble(doublePosts(108));
let answer = full;
const { visit } = visits((request) => answer(request));
beforeEach(() => {
  answer = full;
});

const STALE = 'These articles were loaded';
const titles = (page: Page) => page.locator('main article h2').allTextContents();
const guides = (from: number) => Array.from({ length: 9 }, (_, index) => `Guide ${from - index}`);
const seesPage = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor();
const withoutQuery: typeof full = (request) => {
  const { origin, pathname, searchParams } = new URL(request.url);
  const list = searchParams.has('page') ? '?page=1&per_page=9&_embed=true' : `?${searchParams.toString()}`;
  return full(new Request(`${origin}${pathname}${list}`));
};

it('OF-04 an empty response and a response to another query do not change a stored page of the list', async () => {
  const page = await visit('/blog');
  await seesPage(page, 'Page 1 of 12');
  await page.goto(new URL('/blog?page=2', page.url()).href);
  await seesPage(page, 'Page 2 of 12');
  expect(await titles(page)).toEqual(guides(99));
  for (const wrong of [async () => jsonAnswer([]), withoutQuery]) {
    answer = wrong;
    await page.reload();
    await page.getByText(STALE).waitFor();
    expect(await titles(page)).toEqual(guides(99));
    await seesPage(page, 'Page 2 of 12');
  }
  answer = full;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => page.getByText(STALE).count()).toBe(0);
});

it('CS-05 a search that returns all posts shows no results', IN_FULL, async () => {
  answer = withoutQuery;
  const page = await visit('/blog?search=nonsense');
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await titles(page)).toEqual([]);
});

it.each(['0', '5', '999999999', undefined])(
  'BL-05 with a total of %s the pagination does not change',
  IN_FULL,
  async (total) => {
    const page = await visit('/blog?page=2');
    await seesPage(page, 'Page 2 of 12');
    answer = async (request) => {
      const { body } = await full(request);
      const headers = total ? { 'X-WP-Total': total, 'X-WP-TotalPages': '1' } : undefined;
      return new Response(body, { headers: { 'content-type': 'application/json', ...headers } });
    };
    const refreshed = page.waitForResponse((response) => response.url().includes('/posts?'));
    await page.reload();
    await refreshed;
    await seesPage(page, 'Page 2 of 12');
    expect(await titles(page)).toEqual(guides(99));
    expect(await page.getByText(STALE).count()).toBe(0);
  },
);

it('CS-05 posts with ids as strings and invalid dates are listed without a date', IN_FULL, async () => {
  const date = '2026-02-30T09:00:00';
  answer = contentDouble([
    doublePost(2, { id: '2', date, date_gmt: date, modified_gmt: date }),
    doublePost(1, { id: '1' }),
  ]);
  const page = await visit('/blog');
  const card = (title: string) => page.locator('main article').filter({ hasText: title });
  await card('Guide 2').waitFor();
  expect(await card('Guide 2').locator('time').count()).toBe(0);
  await expect.poll(() => card('Guide 1').locator('time').textContent()).toBe('January 2, 2026');
});
