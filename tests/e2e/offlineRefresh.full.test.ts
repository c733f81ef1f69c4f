import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentService } from '../../server/content/embeddedService.ts';
import {
  appReady,
  sharedBrowser,
  newVisitor,
  type Visitor,
  workerReady,
  withWorker,
} from '../support/browser.ts';
import type { Fault } from '../support/faults.ts';
import { withoutJitter } from '../support/outages.ts';
import { isContentRequest, startSite, type TestSite } from '../support/site.ts';

const TITLE = 'What it costs to keep a company';
const REVISED = 'What a firm costs to keep, revised';

let browser: Browser;
let site: TestSite;
let revised = false;

beforeAll(async () => {
  const service = await createContentService();
  const editing = async (request: Request): Promise<Response> => {
    const answer = await service(request);
    if (!revised || !new URL(request.url).pathname.startsWith('/wp-json/')) return answer;
    const text = await answer.text();
    // An edited post has a new `modified` time, which identifies the edition.
    const edited = text
      .replaceAll(TITLE, REVISED)
      .replaceAll(/("modified_gmt":")[^"]*/g, '$12026-11-20T10:00:00');
    return new Response(edited, { status: answer.status, headers: answer.headers });
  };
  [browser, site] = await Promise.all([sharedBrowser(), startSite(undefined, editing)]);
});
afterAll(async () => {
  await site.close();
});

const cardTitles = (page: Page) => page.locator('main article a[href^="/blog/"]').allTextContents();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /loaded .+ can be read now/ });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
const again = (page: Page) => page.getByRole('button', { name: 'Try Again' });

async function reader(): Promise<Visitor & { readonly path: string }> {
  revised = false;
  const visitor = await newVisitor(browser, withWorker);
  const { page } = visitor;
  await withoutJitter(visitor.context);
  await page.goto(`${site.origin}/blog`);
  await appReady(page);
  await workerReady(page);
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByText('Available offline').waitFor();
  return { ...visitor, path: new URL(page.url()).pathname };
}

describe('after an outage', () => {
  it.each(['/', '/blog', 'the article'])(
    'OF-04 Try Again on %s refreshes when the server recovers',
    async (place) => {
      const { page, context, path, problems } = await reader();
      await site.stop();
      await page.goto(site.origin + (place === 'the article' ? path : place));
      await appReady(page);
      await notice(page).waitFor();
      await again(page).click();
      await page.getByText(TITLE).first().waitFor();
      await notice(page).waitFor();
      await site.restart();
      revised = true;
      await again(page).click();
      await page.getByText(REVISED).first().waitFor();
      await notice(page).waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('OF-04 the list refreshes by itself when the network returns', async () => {
    const { page, context } = await reader();
    await context.setOffline(true);
    await page.goto(`${site.origin}/blog`);
    await notice(page).waitFor();
    revised = true;
    await context.setOffline(false);
    await page.getByText(REVISED).first().waitFor();
    await notice(page).waitFor({ state: 'detached' });
    expect(await cardTitles(page)).not.toContainEqual(expect.stringContaining(TITLE));
    await context.close();
  });
});

describe('a failed refresh keeps all content', () => {
  let visitor: Visitor & { readonly path: string };
  let titles: string[];
  let categories: string[];
  let text: string;
  const body = () => visitor.page.locator('#article-body').innerText();

  beforeAll(async () => {
    visitor = await reader();
    text = await body();
    await visitor.page.goto(`${site.origin}/blog?page=2`);
    await visitor.page.getByText('Page 2 of').waitFor();
    titles = await cardTitles(visitor.page);
    categories = await chips(visitor.page).allTextContents();
  });
  afterAll(() => visitor.context.close());

  it.each<[string, Fault]>([
    ['answers 503', { status: 503 }],
    ['answers 404', { status: 404 }],
    ['answers a web page', 'html'],
    ['answers JSON of another shape', 'wrong-types'],
    ['drops the connection', 'drop'],
  ])('OF-04 when the content service %s', async (_, fault) => {
    const { page, path, context } = visitor;
    await page.goto(`${site.origin}/blog?page=2`);
    await expect.poll(() => cardTitles(page)).toEqual(titles);
    site.proxy().setMode(({ path: asked }) => (isContentRequest(asked) ? fault : 'pass'));
    await page.goto(`${site.origin}/blog?page=2`);
    await notice(page).waitFor();
    expect(await cardTitles(page)).toEqual(titles);
    expect(categories).toContain('Tax');
    expect(await chips(page).allTextContents()).toEqual(categories);
    await page.goto(site.origin + path);
    await notice(page).waitFor();
    expect(await body()).toBe(text);

    await context.setOffline(true);
    await page.goto(`${site.origin}/blog?page=2`);
    await notice(page).waitFor();
    expect(await cardTitles(page)).toEqual(titles);
    await context.setOffline(false);
    site.proxy().setMode('pass');
  });
});
