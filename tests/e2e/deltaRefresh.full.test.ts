import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../server/serve.ts';
import { appReady, sharedBrowser, newVisitor, type Visitor } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts, type RawPost } from '../support/contentDouble.ts';
import { storedRows } from '../support/storedTexts.ts';

const TWO_HOURS_MS = 7_200_000;
const EDITION = '_fields=id%2Cmodified_gmt';

/** Returns about 6 kB of text that does not compress well, the same for the same seed. */
function words(seed: number): string {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return Array.from({ length: 800 }, () => next().toString(36)).join(' ');
}

const article = (number: number, over: Readonly<Record<string, unknown>> = {}): RawPost =>
  doublePost(number, { content: { rendered: `<p>${words(number)}</p>`, protected: false }, ...over });
const hundred = (): RawPost[] => doublePosts(100).map(({ id }) => article(Number(id)));

let posts: RawPost[];
let server: RunningServer;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  // Without the proxy of the other tests, which does not compress: this test counts bytes.
  [server, browser] = await Promise.all([
    startServer({ content: (request) => contentDouble(posts)(request) }),
    sharedBrowser(),
  ]);
});
afterAll(async () => {
  await server.close();
});
beforeEach(async () => {
  posts = hundred();
  visitor = await newVisitor(browser);
});
afterEach(async () => {
  await visitor.context.close();
  if (visitor.problems.length > 0) throw new Error(visitor.problems.join('\n'));
});

const row = v.object({ id: v.number(), title: v.optional(v.string()) });
const rowsOf = async (page: Page, store: string) =>
  v.parse(v.array(row), await storedRows(page, 'marsa-blog', store));
const stored = async (page: Page) => ({
  titles: Object.fromEntries((await rowsOf(page, 'posts')).map(({ id, title }) => [id, title])),
  bodies: (await rowsOf(page, 'bodies')).map(({ id }) => id),
});

async function readAll(page: Page): Promise<void> {
  await page.goto(`${server.origin}/blog?page=2`);
  await page.getByText('Page 2 of 12', { exact: true }).waitFor();
  for (let number = 3; number <= 12; number += 1) {
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(`Page ${number} of 12`, { exact: true }).waitFor();
  }
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await page.getByText('Page 1 of 12', { exact: true }).waitFor();
  await page.locator('main article h2').getByText('Guide 100', { exact: true }).waitFor();
  await expect.poll(async () => (await stored(page)).bodies.length).toBe(100);
}

/** Records the responses of the content service with their transferred bytes, headers included. */
async function traffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/wp-json/')) paths.set(requestId, pathname.replace(/.*\//, '') + search);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (paths.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { asked: () => [...paths.values()], bytes: () => bytes };
}

async function openLater(path: string) {
  const page = await visitor.context.newPage();
  await page.clock.setFixedTime(Date.now() + TWO_HOURS_MS);
  const seen = await traffic(page);
  await page.goto(server.origin + path);
  const asked = (part: string) => seen.asked().filter((path) => path.includes(part));
  return { page, ...seen, whole: () => asked('_embed'), others: () => asked(`per_page=100&${EDITION}`) };
}

async function comeBack(path: string) {
  const seen = await openLater(path);
  await appReady(seen.page);
  // The requests of the page come first, then one for all other posts.
  await expect.poll(() => seen.others().length).toBe(1);
  return seen;
}

describe('a return visit with a hundred stored posts', () => {
  beforeEach(() => readAll(visitor.page));

  it('OF-08 without changes a return visit transfers at most 5 kB and nothing twice', async () => {
    const { page, asked, bytes } = await comeBack('/blog');
    await expect.poll(async () => asked().length).toBe(3);
    expect(asked().slice(0, 2).toSorted()).toEqual([
      'categories?per_page=100',
      `posts?page=1&per_page=9&${EDITION}`,
    ]);
    // Posts that the page has just checked are not checked again.
    const ids = new URLSearchParams(asked()[2]?.split('?')[1]).get('include')?.split(',');
    expect(ids?.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 91 }, (_, index) => `${index + 1}`),
    );
    expect(Object.keys((await stored(page)).titles)).toHaveLength(100);
    await page.waitForLoadState('networkidle');
    expect(asked()).toHaveLength(3);
    expect(bytes()).toBeGreaterThan(500);
    expect(bytes()).toBeLessThan(5_000);
  });

  it('OF-08 one new post transfers at most 15 kB and is shown', async () => {
    posts = [article(101), ...posts];
    const { page, asked, whole, bytes } = await comeBack('/blog');
    await page.locator('main article h2').getByText('Guide 101', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked()).toHaveLength(4);
    expect(whole()).toEqual([expect.stringMatching(/^posts\?include=101&per_page=1&/)]);
    expect(bytes()).toBeGreaterThan(5_000);
    expect(bytes()).toBeLessThan(15_000);
  });

  it('OF-08 an edited and a deleted post are updated everywhere', async () => {
    const edited = { title: { rendered: 'Guide 40, edited' }, modified_gmt: '2026-11-20T10:00:00' };
    posts = posts
      .filter(({ id }) => id !== 60)
      .map((post) => (post.slug === 'guide-40' ? article(40, edited) : post));
    const { page, whole } = await comeBack('/blog');
    await expect.poll(async () => (await stored(page)).titles[40]).toBe('Guide 40, edited');
    await expect.poll(async () => Object.keys((await stored(page)).titles).length).toBe(99);
    const { titles, bodies } = await stored(page);
    expect(titles).not.toHaveProperty('60');
    expect(bodies).not.toContain(60);
    expect(whole()).toEqual([expect.stringMatching(/^posts\?include=40&per_page=1&/)]);
    await visitor.context.setOffline(true);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of 12', { exact: true }).waitFor();
  });

  it('OF-08 an unchanged article is only compared, and a deleted one is reported', async () => {
    const { asked, whole, page } = await comeBack('/blog?page=2');
    await page.locator('main article').getByText('Guide 90', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide 90' }).waitFor();
    await expect.poll(asked).toContain(`posts?slug=guide-90&${EDITION}`);
    posts = posts.filter(({ id }) => id !== 91);
    await page.goto(`${server.origin}/blog/guide-91`);
    await page.getByRole('heading', { level: 1, name: 'Post not found' }).waitFor();
    // The request uses the id because the slug may have changed.
    expect(whole().filter((path) => !path.includes('include=91&'))).toEqual([]);
    expect((await stored(page)).titles).not.toHaveProperty('91');
  });

  it('OF-08 with Save-Data the other posts are not checked', async () => {
    await visitor.context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const { page, asked } = await openLater('/blog');
    await expect.poll(() => asked().length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(asked().filter((path) => path.includes('include='))).toEqual([]);
  });
});
