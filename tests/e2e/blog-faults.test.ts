import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { contentDouble, doublePost, doublePosts, jsonAnswer } from '../support/contentDouble.ts';
import type { Fault } from '../support/faults.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const full = contentDouble(doublePosts(108));
let answer = full;
const { site, visit, newPage } = visits((request) => answer(request));
beforeEach(() => {
  answer = full;
});

// Not prerendered: a first-time visitor has nothing of it.
const ADDRESS = '/blog?page=2';
const MESSAGE = 'Failed to load blog posts. Please try again later.';
const START = Date.UTC(2026, 10, 20, 9);

const cards = (page: Page) => page.locator('main article h2');
const onPage = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor();
const failWith = (fault: Fault) =>
  site()
    .proxy()
    .setMode(({ path }) => (isContentRequest(path) ? fault : 'pass'));

/** Of the content service only lists of posts are answered, so: when anything else is, a failed list comes back by itself. */
const answerPosts = (how: Fault | 'pass') =>
  site()
    .proxy()
    .setMode(({ path }) => {
      if (!isContentRequest(path)) return 'pass';
      return path.includes('/posts') ? how : 'silence';
    });

it.each<[string, Fault]>([
  ['garbage', 'garbage'],
  ['truncated JSON', 'truncated'],
  ['a web page with status 200', 'html'],
  ['wrong types', 'wrong-types'],
  ['503', { status: 503 }],
  ['429 with a long Retry-After', { status: 429, retryAfter: '3600' }],
  ['dropped connections', 'drop'],
])(
  'CS-05 BL-06 %s: a first-time visitor gets the message, and Try Again loads the list',
  async (_, fault) => {
    answerPosts(fault);
    const page = await visit(ADDRESS);
    const panel = page.getByRole('alert');
    await panel.getByText(MESSAGE, { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
    answerPosts('pass');
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await onPage(page, 'Page 2 of 12');
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

it.each<[string, Fault]>([
  ['silence', 'silence'],
  ['bodies that never end', 'silent-body'],
])('CS-05 %s is given up within 30 s, and Try Again works', async (_, fault) => {
  failWith(fault);
  const page = await newPage();
  await page.clock.install({ time: START });
  await page.goto(site().origin + ADDRESS);
  await page.locator('main [aria-busy="true"]').waitFor();
  const panel = page.getByRole('alert').getByText(MESSAGE, { exact: true });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return panel.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(await page.evaluate(() => Date.now())).toBeLessThan(START + 30_000);
  site().proxy().reset();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await onPage(page, 'Page 2 of 12');
});

it('CS-05 a notice before the JSON does not matter', async () => {
  failWith('notice');
  const page = await visit(ADDRESS);
  await onPage(page, 'Page 2 of 12');
  expect(await cards(page).count()).toBe(9);
  await page.getByRole('link', { name: 'Visas & permits' }).waitFor();
});

it('CS-05 without total headers the pages can still be turned', async () => {
  failWith('no-totals');
  const page = await visit(ADDRESS);
  await onPage(page, 'Page 2 of 3');
  await page.getByRole('link', { name: 'Next' }).click();
  await onPage(page, 'Page 3 of 4');
  expect(await cards(page).first().textContent()).toBe('Guide 90');
});

it('CS-05 a Retry-After that is short enough is waited for', async () => {
  site()
    .proxy()
    .setMode(({ path }, earlier) =>
      path.includes('/posts') && earlier === 0 ? { status: 429, retryAfter: '5' } : 'pass',
    );
  const page = await newPage();
  await page.clock.install({ time: START });
  const refused = page.waitForResponse((response) => response.status() === 429);
  await page.goto(site().origin + ADDRESS);
  await (await refused).finished();
  await page.clock.pauseAt(START + 4_000);
  expect(site().proxy().requests('/posts')).toHaveLength(1);
  await page.clock.resume();
  await onPage(page, 'Page 2 of 12');
  expect(site().proxy().requests('/posts')).toHaveLength(2);
});

it('CS-05 malformed posts in a good answer are skipped', async () => {
  const odd = [
    null,
    'text',
    7,
    [],
    { id: 'seven' },
    { ...doublePost(5), title: null, excerpt: null, content: null },
    { ...doublePost(4), slug: '' },
  ];
  const gone = { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } };
  answer = async (request) =>
    request.url.includes('/posts')
      ? jsonAnswer([
          doublePost(9, {
            _embedded: { author: [gone], 'wp:featuredmedia': [{ name: 'REST index', routes: {} }] },
          }),
          ...odd,
          doublePost(8, { _embedded: 'none', excerpt: null, categories: 'x' }),
          doublePost(7, { title: { rendered: '' }, content: { rendered: '', protected: true } }),
        ])
      : full(request);
  const page = await visit(ADDRESS);
  await cards(page).getByText('Guide 9').waitFor();
  expect(await cards(page).allTextContents()).toEqual(['Guide 9', 'Guide 8', 'guide-7']);
  expect(await page.locator('main article').getByText('Marsa team').count()).toBe(2);
});
