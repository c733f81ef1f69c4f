import { beforeEach, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { contentDouble, doublePost, doublePosts, jsonAnswer } from '../support/contentDouble.ts';
import { CASES, IN_FULL, choice } from '../support/everyCase.ts';
import type { Fault } from '../support/faults.ts';
import { stopClock, withWorker, workerReady } from '../support/browser.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const full = contentDouble(doublePosts(108));
let answer = full;
const { site, visit, newPage, failContent, proxy } = visits((request) => answer(request));
beforeEach(() => {
  answer = full;
});

// This address is not prerendered: a first-time visitor has none of its posts.
const ADDRESS = '/blog?page=2';
const MESSAGE = 'Failed to load blog posts. Please try again later.';
const START = Date.UTC(2026, 10, 20, 9);

const cards = (page: Page) => page.locator('main article h2');
const onPage = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor();

/** Answers only requests for posts. Any other answer would make the failed list load again by itself. */
const answerPosts = (how: Fault | 'pass') =>
  proxy().setMode(({ path }) => {
    if (!isContentRequest(path)) return 'pass';
    return path.includes('/posts') ? how : 'silence';
  });

it.each(
  choice<[string, Fault]>(1, [
    ['garbage', 'garbage'],
    ['truncated JSON', 'truncated'],
    ['a web page with status 200', 'html'],
    ['wrong types', 'wrong-types'],
    ['503', { status: 503 }],
    ['429 with a long Retry-After', { status: 429, retryAfter: '3600' }],
    ['dropped connections', 'drop'],
  ]),
)(
  'CS-05 BL-06 %s: a first-time visitor gets the message, and Try Again loads the list',
  CASES,
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

const TOTAL_TIMEOUT_MS = 15_000;

/**
 * Advances the page's clock until an element is visible, and returns the milliseconds since `start` by that clock.
 */
async function shownAfter(page: Page, sought: Locator, start: number): Promise<number> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(250);
        return sought.count();
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(1);
  return (await page.evaluate(() => Date.now())) - start;
}

it.each(
  choice<[string, Fault]>(1, [
    ['silence', 'silence'],
    ['bodies that never end', 'silent-body'],
    ['one byte a second', { bytesPerSecond: 1 }],
  ]),
)(
  'CS-05 %s: lists and articles report a slow network after 5 s, offer stored articles, and stop waiting within 15 s',
  CASES,
  async (_, fault) => {
    failContent(fault);
    const page = await newPage();
    await page.clock.install({ time: START });
    await page.goto(site().origin + ADDRESS);
    await page.locator('main [aria-busy="true"]').waitFor();
    const slow = page.getByRole('status').getByText('The connection is slow.', { exact: true });
    const offer = page.getByRole('navigation', { name: 'You can read these now:' });
    expect(await slow.count()).toBe(0);
    await stopClock(page);
    const startedAt = await page.evaluate(() => Date.now());
    expect(await shownAfter(page, slow, startedAt)).toBeLessThanOrEqual(5_500);
    await offer.getByRole('link', { name: 'Costs and timelines' }).waitFor();
    // These are the posts of the prerendered list.
    expect(await offer.locator('a[href^="/blog/"]').count()).toBe(4);
    const panel = page.getByRole('alert');
    const message = panel.getByText(MESSAGE, { exact: true });
    expect(await shownAfter(page, message, startedAt)).toBeLessThan(TOTAL_TIMEOUT_MS);
    expect(await offer.count()).toBe(1);

    await page.clock.resume();
    await offer.locator('a[href^="/blog/"]').first().click();
    await page.locator('#article-body p').first().waitFor();

    await page.goto(`${site().origin}/blog/guide-5`);
    await page.locator('main [aria-busy="true"]').waitFor();
    await stopClock(page);
    const opened = await page.evaluate(() => Date.now());
    expect(await shownAfter(page, slow, opened)).toBeLessThanOrEqual(5_500);
    const failed = panel.getByText('Failed to load blog post. Please try again later.', { exact: true });
    expect(await shownAfter(page, failed, opened)).toBeLessThan(TOTAL_TIMEOUT_MS);
    await page.clock.resume();
    proxy().reset();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide 5' }).waitFor();
  },
);

it('CS-05 text before the JSON is ignored', async () => {
  failContent('notice');
  const page = await visit(ADDRESS);
  await onPage(page, 'Page 2 of 12');
  expect(await cards(page).count()).toBe(9);
  await page.getByRole('link', { name: 'Visas & permits' }).waitFor();
});

it('CS-05 pagination works without the headers of totals', IN_FULL, async () => {
  failContent('no-totals');
  const page = await visit(ADDRESS);
  await onPage(page, 'Page 2 of 3');
  await page.getByRole('link', { name: 'Next' }).click();
  await onPage(page, 'Page 3 of 4');
  expect(await cards(page).first().textContent()).toBe('Guide 90');
});

it('CS-05 a short Retry-After delays the next attempt', IN_FULL, async () => {
  proxy().setMode(({ path }, earlier) =>
    path.includes('/posts') && earlier === 0 ? { status: 429, retryAfter: '5' } : 'pass',
  );
  const page = await newPage();
  await page.clock.install({ time: START });
  const refused = page.waitForResponse((response) => response.status() === 429);
  await page.goto(site().origin + ADDRESS);
  await (await refused).finished();
  await page.clock.pauseAt(START + 4_000);
  expect(proxy().requests('/posts')).toHaveLength(1);
  await page.clock.resume();
  await onPage(page, 'Page 2 of 12');
  expect(proxy().requests('/posts')).toHaveLength(2);
});

it('CS-05 malformed posts of a valid response are skipped', async () => {
  const odd = [
    null,
    'text',
    [],
    { id: 'seven' },
    { ...doublePost(5), title: null, excerpt: null, content: null },
    { ...doublePost(4), slug: '' },
  ];
  const gone = { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } };
  answer = async (request) =>
    /\/posts\?page=2&/.test(request.url)
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

it(
  'OF-04 with a service worker, an unopened article of the build is readable while the content service is down',
  IN_FULL,
  async () => {
    const page = await visit('/quote', withWorker);
    await workerReady(page);
    failContent({ status: 503 });
    await page.goto(`${site().origin}/blog/second-year-costs`);
    await page.getByRole('heading', { level: 1, name: /second year/i }).waitFor();
    await page.locator('#article-body h2').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('#article-body h2').first().waitFor();
  },
);

it('BP-01 an article whose slug has changed is shown at its new address, also when the old one is opened later', async () => {
  const page = await visit('/blog');
  await page.getByRole('link', { name: 'Guide 105', exact: true }).waitFor();
  answer = contentDouble(
    doublePosts(108).map((post) =>
      post['id'] === 105
        ? doublePost(105, { slug: 'guide-renamed', modified_gmt: '2026-06-01T09:00:00' })
        : post,
    ),
  );
  for (const address of ['/blog/guide-105?from=mail#top', '/blog/guide-105']) {
    await page.goto(site().origin + address);
    await page.getByText('The text of guide 105.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog/guide-renamed');
  }
});
