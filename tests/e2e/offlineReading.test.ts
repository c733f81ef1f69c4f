import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  appReady,
  sharedBrowser,
  newVisitor,
  type Visitor,
  workerReady,
  withWorker,
} from '../support/browser.ts';
import { CASES, choice } from '../support/everyCase.ts';
import { cutOff, outages, reconnect, withoutJitter } from '../support/outages.ts';
import { seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { textsStored } from '../support/storedTexts.ts';
import { shownText } from '../support/visits.ts';
import { filesCached } from '../support/warmed.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
});
afterAll(async () => {
  await site.close();
});

interface Listed {
  readonly title: string;
  readonly path: string;
}

const cards = (page: Page) => page.locator('main article');

const listedOn = (page: Page): Promise<Listed[]> =>
  page
    .locator('main article a[href^="/blog/"]')
    .evaluateAll((links) =>
      links.map((link) => ({ title: link.textContent, path: link.getAttribute('href') ?? '' })),
    );

async function readOnline(page: Page): Promise<{ first: Listed[]; second: Listed[] }> {
  await page.goto(`${site.origin}/blog`);
  await appReady(page);
  const seen = await seePictures(page);
  const first = await listedOn(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByText('Page 2 of').waitFor();
  seen.push(...(await seePictures(page)));
  const second = await listedOn(page);
  await cards(page).first().getByRole('link').click();
  await page.locator('#article-body').waitFor();
  seen.push(...(await seePictures(page)));
  await workerReady(page);
  await filesCached(page, seen);
  await textsStored(page, first.length + second.length);
  return { first, second };
}

/** Waits for the notice with the age of the content: the visitor returns after two hours. */
const toldAge = (page: Page, sentence: RegExp) =>
  page.getByRole('status').filter({ hasText: sentence }).waitFor();

const LIST_AGE = /These articles were loaded 2 hours ago and can be read now\./;
const DEVICE_AGE = /These articles are on this device, loaded 2 hours ago or later\./;
const POST_AGE = /This article was loaded 2 hours ago and can be read now\./;

describe.each(choice(1, outages))('with %s', CASES, (outage) => {
  let visitor: Visitor;
  let page: Page;
  let seen: { first: Listed[]; second: Listed[] };

  beforeAll(async () => {
    visitor = await newVisitor(browser, withWorker);
    page = visitor.page;
    await withoutJitter(visitor.context);
    // Without the prefetched newest guides (OF-11), whose pictures are not stored yet.
    await visitor.context.addInitScript(() => localStorage.setItem('marsa-newest', '0'));
    seen = await readOnline(page);
    await cutOff(outage, visitor.context, site);
    await page.clock.setFixedTime(Date.now() + 2 * 3_600_000 + 60_000);
  });
  afterAll(async () => {
    await reconnect(outage, visitor.context, site);
    await visitor.context.close();
  });

  const open = async (path: string) => {
    await page.goto(site.origin + path);
    await appReady(page);
  };

  it.each([
    ['/quote', 'Get a Quote'],
    ['/schedule', 'Schedule Meeting'],
    ['/no/such/page', 'Page not found'],
    ['/blog/no-such-article', 'Failed to load blog post. Please try again later.'],
  ])('OF-02 %s opens offline without an earlier visit', async (path, heading) => {
    await open(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await page.title()).toContain('Marsa');
    expect(await shownText(page, 'footer')).toContain('Dubai');
  });

  it('OF-02 the home page opens offline with its articles, their pictures and their age', async () => {
    await open('/');
    await page.getByRole('heading', { level: 1, name: /^Start Your Business/ }).waitFor();
    await toldAge(page, /loaded .+ (?:hours?|days?) ago|loaded yesterday/);
    expect(await seePictures(page)).toHaveLength(6);
  });

  it('OF-04 the list opens offline with text, pictures and their age', async () => {
    await open('/blog');
    await toldAge(page, LIST_AGE);
    expect(await listedOn(page)).toEqual(seen.first);
    expect(await seePictures(page)).toHaveLength(9);
  });

  it('OF-06 page 2 opens offline as it was seen', async () => {
    await open('/blog?page=2');
    await toldAge(page, LIST_AGE);
    expect(await listedOn(page)).toEqual(seen.second);
    expect(await seePictures(page)).toHaveLength(9);
  });

  it('OF-06 an unvisited category shows its stored articles offline', async () => {
    await open('/blog');
    await page.getByRole('link', { name: 'Tax', exact: true }).click();
    await toldAge(page, DEVICE_AGE);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    expect(await cards(page).filter({ hasText: 'Tax' }).count()).toBe(count);
    expect(await seePictures(page)).toHaveLength(count);
  });

  it('OF-06 a new search finds stored articles offline', async () => {
    await open('/blog');
    await page.getByRole('searchbox').fill('second year');
    await toldAge(page, DEVICE_AGE);
    const wanted = [...seen.first, ...seen.second].filter(({ title }) => /second year/i.test(title));
    expect(wanted.length).toBeGreaterThan(0);
    expect(await listedOn(page)).toEqual(expect.arrayContaining(wanted));
    await seePictures(page);
  });

  it.each([
    ['that was read', () => seen.second[0]],
    ['that was only listed', () => seen.first[4]],
  ])('OF-03 an article %s opens offline with its text, picture and age', async (_, pick) => {
    const article = pick();
    await open(article?.path ?? '');
    await page.getByRole('heading', { level: 1, name: article?.title ?? '', exact: true }).waitFor();
    await toldAge(page, POST_AGE);
    expect(await page.title()).toBe(`${article?.title} · Marsa Blog`);
    expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    await page.getByText('Available offline').waitFor();
    expect((await seePictures(page)).length).toBeGreaterThan(0);
  });

  it('OF-03 an article of page 2 opens offline by its card', async () => {
    await open('/blog?page=2');
    await cards(page).nth(3).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: seen.second[3]?.title ?? '', exact: true }).waitFor();
    await toldAge(page, POST_AGE);
    expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
  });

  it('OF-04 offline reading caused no errors', () => {
    expect(visitor.problems).toEqual([]);
  });
});
