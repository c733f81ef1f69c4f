import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { workerReady, withWorker } from '../support/browser.ts';
import { contentDouble, doublePosts } from '../support/contentDouble.ts';
import type { Fault } from '../support/faults.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const { site, visit } = visits(contentDouble(doublePosts(108)));

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
const failWith = (fault: Fault) =>
  site()
    .proxy()
    .setMode(({ path }) => (isContentRequest(path) ? fault : 'pass'));

/** A reader who has the second page of the list, its posts' texts and the app on their device. */
async function readerOfPageTwo(): Promise<Page> {
  const page = await visit(LIST, withWorker);
  await page.getByText('Page 2 of 12', { exact: true }).waitFor();
  await workerReady(page);
  return page;
}

/** When anything else were answered, what failed would come back by itself, before the button is pressed. */
const answerPostsAlone = () =>
  site()
    .proxy()
    .setMode(({ path }) => (isContentRequest(path) && !path.includes('/posts') ? 'silence' : 'pass'));

/**
 * Opens an address that was visited before while the content service has not answered anything yet: a stored title shows
 * all the same. Then the requests that were held back are answered as `fault` says.
 */
async function openHeldBack(
  page: Page,
  address: string,
  heading: 'h1' | 'h2',
  title: string,
  fault: Fault,
): Promise<void> {
  const held = Promise.withResolvers<undefined>();
  failWith({ until: held.promise, before: fault });
  await page.goto(site().origin + address, { waitUntil: 'commit' });
  await page.locator(`main article ${heading}`).getByText(title, { exact: true }).waitFor();
  expect(
    site()
      .proxy()
      .requests('/wp-json/')
      .filter(({ answered }) => answered),
  ).toEqual([]);
  held.resolve(undefined);
}

it('OF-04 whatever the service sends, a stored list shows before it has answered, and says how old it is', async () => {
  const page = await readerOfPageTwo();
  const notice = page.locator('main').getByRole('status').filter({ hasText: LIST_FAILED });
  for (const [name, fault] of failing) {
    site().proxy().reset();
    await openHeldBack(page, LIST, 'h2', 'Guide 99', fault);
    await notice.getByText(/These articles were loaded (this minute|\d+ minutes? ago)/).waitFor();
    expect([name, await cards(page).count()]).toEqual([name, 9]);
  }
  answerPostsAlone();
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBe(9);
});

it('OF-04 whatever the service sends, an article seen in a list shows before it has answered', async () => {
  const page = await readerOfPageTwo();
  const notice = page.getByText(/Not up to date\. This article was loaded (this minute|\d+ minutes? ago)/);
  for (const [name, fault] of failing.slice(2, 5)) {
    site().proxy().reset();
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
  'OF-04 %s: what is stored shows before any answer, and says how old it is when that takes long',
  async (_, fault) => {
    const page = await readerOfPageTwo();
    site().proxy().reset();
    await openHeldBack(page, LIST, 'h2', 'Guide 99', fault);
    site().proxy().reset();
    await openHeldBack(page, POST, 'h1', 'Guide 95', fault);
    failWith(fault);

    await page.clock.install({ time: START });
    await page.goto(site().origin + LIST);
    await cards(page).getByText('Guide 99').waitFor();
    const place = async () => (await cards(page).first().boundingBox())?.y;
    const before = await place();
    await page.clock.runFor(3_000);
    await page.getByText('The connection is slow. These articles were loaded').waitFor();
    expect(await cards(page).count()).toBe(9);
    // It comes by itself, so it moves nothing of what is being read.
    expect(await place()).toBe(before);
  },
);

it.each(failing.slice(1, 6))(
  'CS-05 BP-03 %s: a first-time visitor of an article gets the message and ways on',
  async (_, fault) => {
    failWith(fault);
    const page = await visit(POST);
    const panel = page.getByRole('alert');
    await panel.getByText('Failed to load blog post. Please try again later.', { exact: true }).waitFor();
    expect(await panel.getByText('Back to Blog', { exact: true }).getAttribute('href')).toBe('/blog');
    site().proxy().reset();
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide 95' }).waitFor();
  },
);

it('OF-04 a prerendered list stays readable on a first visit, and says how old it is', async () => {
  failWith({ status: 503 });
  const page = await visit('/blog');
  await page.getByText(LIST_FAILED, { exact: true }).waitFor();
  expect(await cards(page).count()).toBe(9);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
});
