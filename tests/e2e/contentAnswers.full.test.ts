import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { WebHandler } from '../../server/http/contentService.ts';
import { workerReady, withWorker } from '../support/browser.ts';
import { contentDouble, doubleCategories, doublePost, jsonAnswer } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

let answer: WebHandler;
const { visit } = visits((request) => answer(request));

const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle r="96"/></svg>';
const [banking, visas, tax] = doubleCategories;
const UPLOADS = '/wp-content/uploads';
const postBy = (number: number, name: string, avatar_urls: object, ...terms: object[]) =>
  doublePost(number, { _embedded: { author: [{ name, avatar_urls }], 'wp:term': [terms, []] } });
const posts = contentDouble([
  postBy(3, 'Salma Idris', { 48: `${UPLOADS}/48.svg`, 96: `${UPLOADS}/96.svg` }, banking, visas),
  postBy(2, 'Omar', { 96: `${UPLOADS}/missing.svg` }, tax),
  { id: 1, slug: 'bare', title: { rendered: 'Without all else' }, categories: [] },
]);

beforeEach(() => {
  answer = async (request) =>
    request.url.endsWith('/96.svg')
      ? new Response(PORTRAIT, { headers: { 'content-type': 'image/svg+xml' } })
      : posts(request);
});

const cards = (page: Page) => page.locator('main article');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });

it('CS-05 a post with only a title is listed and readable, also from a service that redirects', async () => {
  const before = answer;
  answer = async (request) => {
    const { pathname, search } = new URL(request.url);
    const moved = pathname.replace('/wp/v2/', '/moved/');
    return moved === pathname
      ? before(request)
      : new Response(null, { status: 301, headers: { location: moved + search } });
  };
  const page = await visit('/blog', withWorker);
  await card(page, 'Without all else').waitFor();
  const titles = await cards(page).locator('h2').allTextContents();
  expect(titles).toEqual(['Guide 3', 'Guide 2', 'Without all else']);
  expect(await card(page, 'Without all else').locator('time').count()).toBe(0);
  await card(page, 'Without all else').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Without all else' }).waitFor();
  await page.getByText('Available offline').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/Invalid|Failed|undefined|NaN/);
  await workerReady(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Without all else' }).waitFor();
  expect(await page.locator('main header time').count()).toBe(0);
});

it('OF-04 a renamed category appears on the cards of a returning reader without edited posts', async () => {
  const page = await visit('/blog');
  await card(page, 'Guide 3').getByText('Banking', { exact: true }).waitFor();
  const before = answer;
  answer = async (request) =>
    request.url.includes('/categories')
      ? jsonAnswer([{ ...banking, name: 'Banks &amp; accounts' }, visas, tax])
      : before(request);
  await page.reload();
  await page.getByRole('link', { name: 'Banks & accounts' }).waitFor();
  await expect
    .poll(() => card(page, 'Guide 3').locator('b').allTextContents())
    .toEqual(['Banks & accounts', 'Visas & permits']);
});

it('LA-04 known category names are in the reader’s language, others are unchanged', async () => {
  const page = await visit('/blog', { language: 'ar' });
  await card(page, 'Guide 3').waitFor();
  const chips = page.getByRole('navigation', { name: 'التصنيفات' }).getByRole('link');
  await expect
    .poll(() => chips.allTextContents())
    .toEqual(['الكل', 'الخدمات المصرفية', 'Visas & permits', 'الضرائب']);
  const named = await card(page, 'Guide 3').locator('b').allTextContents();
  expect(named).toEqual(['الخدمات المصرفية', 'Visas & permits']);
  await card(page, 'Guide 2').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Guide 2' }).waitFor();
  expect(await page.locator('main header .MuiChip-root').allTextContents()).toContain('الضرائب');
});

it('BP-02 the author’s large portrait is shown, or the first letter of the name when the picture is missing', async () => {
  const page = await visit('/blog');
  await card(page, 'Guide 3').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Guide 3' }).waitFor();
  const portraits = page.locator(`main img[src^="${UPLOADS}/"]`);
  await portraits.last().scrollIntoViewIfNeeded();
  const large = page.locator(`main img[src="${UPLOADS}/96.svg"]`);
  const widths = () => large.evaluateAll((all) => all.map((one) => Reflect.get(one, 'naturalWidth')));
  await expect.poll(widths).toEqual([96, 96]);
  expect(await portraits.count()).toBe(2);
  await page.goBack();
  await card(page, 'Guide 2').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Guide 2' }).waitFor();
  const letters = page.locator('main i', { hasText: /^O$/ });
  await letters.last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('main img[hidden]').count()).toBe(2);
  expect(await letters.count()).toBe(2);
});
