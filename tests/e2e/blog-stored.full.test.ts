import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { workerReady, withWorker } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import type { Fault } from '../support/faults.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const { site, visit, failContent, proxy } = visits(contentDouble(doublePosts(108)));

const LIST = '/blog?page=2';
const LIST_FAILED = 'Failed to load blog posts. Please try again later.';
const POST = '/blog/guide-95';
const START = Date.UTC(2026, 10, 20, 9);

const failing: [string, Fault][] = [
  ['garbage', 'garbage'],
  ['truncated JSON', 'truncated'],
  ['a web page with status 200', 'html'],
  ['wrong types', 'wrong-types'],
  ['503', { status: 503 }],
  ['429', { status: 429, retryAfter: '3600' }],
  ['dropped connections', 'drop'],
];
const silent: [string, Fault][] = [
  ['silence', 'silence'],
  ['bodies that never end', 'silent-body'],
];

const cards = (page: Page) => page.locator('main article h2');

/** Returns a page whose device has stored the second page of the list, the bodies of its posts and the app. */
async function readerOfPageTwo(): Promise<Page> {
  const page = await visit(LIST, withWorker);
  await page.getByText('Page 2 of 12', { exact: true }).waitFor();
  await workerReady(page);
  return page;
}

/** Any other successful response would make the failed request repeat before the button is pressed. */
const answerPostsAlone = () =>
  proxy().setMode(({ path }) => (isContentRequest(path) && !path.includes('/posts') ? 'silence' : 'pass'));

/**
 * Opens an address visited before while all responses are delayed, and waits for a stored title. Then the delayed
 * requests fail with `fault`.
 */
async function openHeldBack(
  page: Page,
  address: string,
  heading: 'h1' | 'h2',
  title: string,
  fault: Fault,
): Promise<void> {
  const held = Promise.withResolvers<undefined>();
  failContent({ until: held.promise, before: fault });
  await page.goto(site().origin + address, { waitUntil: 'commit' });
  await page.locator(`main article ${heading}`).getByText(title, { exact: true }).waitFor();
  expect(
    proxy()
      .requests('/wp-json/')
      .filter(({ answered }) => answered),
  ).toEqual([]);
  held.resolve(undefined);
}

it('OF-04 a stored list is visible before any response of the service, with its age', async () => {
  const page = await readerOfPageTwo();
  const notice = page.locator('main').getByRole('status').filter({ hasText: LIST_FAILED });
  for (const [name, fault] of failing) {
    proxy().reset();
    await openHeldBack(page, LIST, 'h2', 'Guide 99', fault);
    await notice.getByText(/These articles were loaded (this minute|\d+ minutes? ago)/).waitFor();
    expect([name, await cards(page).count()]).toEqual([name, 9]);
  }
  answerPostsAlone();
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBe(9);
});

it('OF-04 an article of a stored list is visible before any response of the service, with its age', async () => {
  const page = await readerOfPageTwo();
  const notice = page.getByText(/Not up to date\. This article was loaded (this minute|\d+ minutes? ago)/);
  for (const [name, fault] of failing.slice(2, 5)) {
    proxy().reset();
    await openHeldBack(page, POST, 'h1', 'Guide 95', fault);
    await notice.waitFor();
    expect([name, await page.locator('#article-body').textContent()]).toEqual([
      name,
      'The text of guide 95.',
    ]);
  }
  answerPostsAlone();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await notice.waitFor({ state: 'detached' });
});

it.each(silent)(
  'OF-04 %s: stored content is visible before any response, with its age when the response is slow',
  async (_, fault) => {
    const page = await readerOfPageTwo();
    proxy().reset();
    await openHeldBack(page, LIST, 'h2', 'Guide 99', fault);
    proxy().reset();
    await openHeldBack(page, POST, 'h1', 'Guide 95', fault);
    failContent(fault);

    await page.clock.install({ time: START });
    await page.goto(site().origin + LIST);
    await cards(page).getByText('Guide 99').waitFor();
    const place = async () => (await cards(page).first().boundingBox())?.y;
    const before = await place();
    await page.clock.runFor(3_000);
    await page.getByText('The connection is slow. These articles were loaded').waitFor();
    expect(await cards(page).count()).toBe(9);
    expect(await place()).toBe(before);
  },
);

it.each(failing.slice(1, 6))(
  'CS-05 BP-03 %s: a first-time visitor of an article gets the message and further links',
  async (_, fault) => {
    failContent(fault);
    const page = await visit(POST);
    const panel = page.getByRole('alert');
    await panel.getByText('Failed to load blog post. Please try again later.', { exact: true }).waitFor();
    expect(await panel.getByText('Back to Blog', { exact: true }).getAttribute('href')).toBe('/blog');
    proxy().reset();
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide 95' }).waitFor();
  },
);

it('OF-04 a prerendered list stays readable when its first refresh fails', async () => {
  failContent({ status: 503 });
  const page = await visit('/blog');
  await page.getByText(LIST_FAILED, { exact: true }).waitFor();
  expect(await cards(page).count()).toBe(9);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
});
