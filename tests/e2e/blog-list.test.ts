import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts } from '../support/contentDouble.ts';
import { layoutShift, overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

const full = contentDouble(doublePosts(108));
let answer = full;
const { site, visit, visitWithoutFonts, proxy } = visits((request) => answer(request));
beforeEach(() => {
  answer = full;
});

const cards = (page: Page) => page.locator('main article h2');
const pager = (page: Page) => page.locator('main').getByRole('navigation', { name: 'Pages' });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const onPage = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor();

it('BL-01 the list has a search box, chips, nine posts, pagination and the newsletter strip', async () => {
  const page = await visit('/blog?page=2');
  await onPage(page, 'Page 2 of 12');
  expect(await cards(page).allTextContents()).toEqual(
    Array.from({ length: 9 }, (_, index) => `Guide ${99 - index}`),
  );
  await page.getByRole('searchbox', { name: 'Search articles' }).waitFor();
  expect(await chips(page).getByRole('link').allTextContents()).toEqual([
    'All',
    'Banking',
    'Visas & permits',
    'Tax',
  ]);
  expect(await page.getByLabel('Your e-mail address').getAttribute('type')).toBe('email');
  await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  await page.getByText('50+ articles').waitFor();
  await page.getByText('10K+ monthly readers').waitFor();
});

it('BL-03 of very many categories the list shows the first ones, the selected one and a link to all', async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ id: index + 1, name: `Topic ${index + 1}` }));
  answer = contentDouble(doublePosts(108), many);
  const page = await visit('/blog?category=117');
  const links = chips(page).getByRole('link');
  await expect.poll(() => links.count()).toBe(26);
  expect(await links.last().innerText()).toBe('Topic 117');
  const more = chips(page).getByRole('button', { name: 'All 130 categories', expanded: false });
  await more.click();
  await expect.poll(() => links.count()).toBe(131);
  await chips(page).getByRole('button', { expanded: true }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

it('BL-02 the list requests nine embedded posts, and once a hundred categories', async () => {
  const page = await visit('/blog?page=2&category=3&search=Guide');
  await onPage(page, 'Page 2 of 4');
  const paths = proxy()
    .requests('/wp-json/')
    .map(({ path }) => path);
  // A slow request is sent twice.
  expect([...new Set(paths)].toSorted()).toEqual([
    '/wp-json/wp/v2/categories?per_page=100',
    '/wp-json/wp/v2/posts?page=2&per_page=9&_embed=true&search=Guide&categories=3',
  ]);
});

it('BL-02 a category load failure is only logged', async () => {
  proxy().setMode(({ path }) => (path.includes('/categories') ? { status: 404 } : 'pass'));
  const page = await visit('/quote');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Categories'));
  // A link in the header: the prerendered list would contain its categories.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await onPage(page, 'Page 1 of 12');
  expect((await logged).type()).toBe('info');
  expect(await cards(page).count()).toBe(9);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
});

it('BL-03 choosing a category shows its first page', async () => {
  const page = await visit('/blog?page=3');
  await onPage(page, 'Page 3 of 12');
  await chips(page).getByRole('link', { name: 'Tax' }).click();
  await onPage(page, 'Page 1 of 4');
  expect(new URL(page.url()).search).toBe('?category=7');
  expect(await chips(page).locator('[aria-current]').allTextContents()).toEqual(['Tax']);
  await chips(page).getByRole('link', { name: 'All' }).click();
  await onPage(page, 'Page 1 of 12');
});

it('BL-05 the pagination has five number buttons, and Previous and Next reach every page', async () => {
  const page = await visit('/blog?page=5');
  await onPage(page, 'Page 5 of 12');
  expect(
    await pager(page)
      .getByRole('link', { name: /^Page \d/ })
      .allTextContents(),
  ).toEqual(['1', '2', '3', '4', '5']);
  expect(await pager(page).locator('[aria-current="page"]').textContent()).toBe('5');
  for (const number of [6, 7, 8, 9, 10, 11, 12]) {
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await onPage(page, `Page ${number} of 12`);
  }
  expect(await cards(page).last().textContent()).toBe('Guide 1');
  expect(await pager(page).getByRole('link', { name: 'Next' }).count()).toBe(0);
  expect(
    await pager(page)
      .getByRole('link', { name: /^Page \d/ })
      .count(),
  ).toBe(5);
  await pager(page).getByRole('link', { name: 'Previous' }).click();
  await onPage(page, 'Page 11 of 12');
  await pager(page).getByRole('link', { name: 'Page 1', exact: true }).click();
  await onPage(page, 'Page 1 of 12');
  expect(await pager(page).getByRole('link', { name: 'Previous' }).count()).toBe(0);
});

it('BL-05 a short list has no pagination, and a page past the end links to the first', async () => {
  answer = contentDouble(doublePosts(4));
  const page = await visit('/blog?category=3');
  await cards(page).first().waitFor();
  expect(await pager(page).count()).toBe(0);
  await page.goto(`${site().origin}/blog?page=40`);
  await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  await page.getByRole('link', { name: 'Back to page 1' }).click();
  await cards(page).nth(3).waitFor();
});

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width } = card.getBoundingClientRect();
      const picture = card.firstElementChild?.getBoundingClientRect().height ?? 0;
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), picture: Math.round(picture) };
    }),
  );

it.each([
  { width: 390, height: 844, columns: 1, most: 0.01 },
  { width: 1366, height: 768, columns: 3, most: 0.01 },
  { width: 1366, height: 3000, columns: 3, most: 0.05 },
])(
  'BL-06 skeletons reserve the space of the list ($width × $height)',
  async ({ columns, most, ...viewport }) => {
    const gate = Promise.withResolvers<void>();
    answer = async (request) => {
      if (request.url.includes('/posts')) await gate.promise;
      return full(request);
    };
    const page = await visitWithoutFonts('/blog?page=2', { viewport });
    const busy = page.locator('main [aria-busy="true"]');
    await busy.waitFor();
    expect(await busy.getByRole('status').textContent()).toBe('Loading');
    const before = await boxes(page, 'main [aria-busy] [aria-hidden] > *');
    expect(before).toHaveLength(9);
    expect(await cards(page).count()).toBe(0);
    gate.resolve();
    await onPage(page, 'Page 2 of 12');
    expect(await busy.count()).toBe(0);
    const after = await boxes(page, 'main article');
    expect(after.slice(0, columns)).toEqual(before.slice(0, columns));
    expect(after.map(({ x, width, picture }) => [x, width, picture])).toEqual(
      before.map(({ x, width, picture }) => [x, width, picture]),
    );
    expect(await layoutShift(page)).toBeLessThan(most);
    expect(await overflow(page)).toBe(0);
  },
);

it('BL-06 an empty list suggests coming back later', async () => {
  answer = contentDouble([]);
  const page = await visit('/blog?category=5');
  await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  await page.getByText('Check back soon for new content', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Clear Filters' }).count()).toBe(0);
});

it('BL-07 a card has badges, title, excerpt, author, date and reading time', async () => {
  const words = Array.from({ length: 401 }, (_, index) => `word${index}`).join(' ');
  const author = (name: unknown) => ({
    categories: [3],
    _embedded: { author: [{ name }], 'wp:term': [[{ id: 3, name: 'Tax &amp; audit' }]] },
  });
  answer = contentDouble([
    doublePost(2, {
      title: { rendered: 'Rates &#038; dates: what&#8217;s <em>new</em>' },
      date: '2026-03-05T23:30:00',
      excerpt: { rendered: `<p>${'abcdefghi '.repeat(30)}</p>` },
      content: { rendered: `<p>${words}</p>` },
      ...author('Noor &amp; Daniel'),
    }),
    doublePost(1, { excerpt: { rendered: `<p>${'x'.repeat(150)}</p>` }, ...author('desk@marsa.example') }),
  ]);
  const page = await visit('/blog?category=3');
  const card = page.locator('main article').first();
  await card.getByRole('heading', { name: 'Rates & dates: what’s new', exact: true }).waitFor();
  for (const part of ['Tax & audit', 'Noor & Daniel', 'March 5, 2026', '3 min read'])
    await card.getByText(part, { exact: true }).waitFor();
  expect(await card.locator('p').textContent()).toBe(`${'abcdefghi '.repeat(15).trimEnd()}…`);

  const second = page.locator('main article').nth(1);
  expect(await second.locator('p').textContent()).toBe('x'.repeat(150));
  await second.getByText('Marsa team', { exact: true }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain('@marsa');
});

it('BL-05 the link to the next page does not move during a tap on a phone', async () => {
  const page = await visit('/blog', { viewport: { width: 390, height: 844 } });
  await appReady(page);
  await onPage(page, 'Page 1 of 12');
  // Cards outside the viewport get their layout in the frames after the jump.
  const moved = await pager(page).evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element.getBoundingClientRect().top;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return Math.abs(element.getBoundingClientRect().top - before);
  });
  expect(moved).toBeLessThan(60);
});

it('OF-04 an open list refreshes when the reader returns after some time, not earlier', async () => {
  const page = await visit('/blog');
  await page.locator('main article h2').getByText('Guide 108', { exact: true }).waitFor();
  await expect
    .poll(() =>
      proxy()
        .requests('/posts')
        .every(({ answered }) => answered),
    )
    .toBe(true);
  const asked = () => proxy().requests('/posts').length;
  const before = asked();
  answer = contentDouble([doublePost(109), ...doublePosts(108)]);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await page.clock.setFixedTime(Date.now() + 61_000);
  expect(asked()).toBe(before);
  await comeBack();
  await page.locator('main article h2').getByText('Guide 109', { exact: true }).waitFor();
  expect(asked()).toBeGreaterThan(before);
});
