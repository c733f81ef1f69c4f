import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { site, visit, newPage, proxy } = visits();

const POST = '/blog/second-year-costs';
const TITLE = 'What it costs to keep a company: the second year';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const inView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });

const rawPosts = v.tuple([v.object({ content: v.object({ rendered: v.string() }) })]);

const asked = () =>
  proxy()
    .requests('/posts')
    .map(({ path }) => path);

it('BP-01 OF-08 an article on a prerendered page sends one request, which checks for changes', async () => {
  const page = await visit(POST);
  await appReady(page);
  await page.getByText('Available offline').waitFor();
  await expect.poll(asked).toEqual(['/wp-json/wp/v2/posts?slug=second-year-costs&_fields=id%2Cmodified_gmt']);
});

it('BP-01 an article on a page without its data sends one request for the post with its embeds', async () => {
  const page = await newPage();
  await page.route(`**${POST}`, async (route) => {
    const response = await route.fetch({ url: `${site().origin}/shell/en.html` });
    await route.fulfill({ response, status: 200 });
  });
  await page.goto(site().origin + POST);
  await title(page, TITLE).waitFor();
  expect(asked()).toEqual(['/wp-json/wp/v2/posts?slug=second-year-costs&_embed=true']);
});

it('BP-02 an article has picture, badges, title, author, date, reading time, body, tags, author box and further links', async () => {
  const answer = await fetch(`${site().origin}/wp-json/wp/v2/posts?slug=second-year-costs`);
  const [{ content }] = v.parse(rawPosts, await answer.json());
  const plain = content.rendered
    .replace(/<\/(?:p|li|h\d|t[dhr]|blockquote|figcaption)>/g, ' ')
    .replace(/<[^>]*>/g, '');
  const words = plain.match(/\S+/g)?.length ?? 0;

  const page = await visit(POST);
  await appReady(page);
  await title(page, TITLE).waitFor();
  const header = page.locator('main article header');
  expect(await header.locator('ul li').allTextContents()).toEqual(['Guides', 'Licensing']);
  await header.getByText('Marsa editorial', { exact: true }).waitFor();
  await header.getByText(`November 19, 2026 · ${Math.ceil(words / 200)} min read`, { exact: true }).waitFor();
  const cover = header.locator('picture img');
  await expect
    .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await cover.getAttribute('alt')).toBeTruthy();

  const body = page.locator('#article-body');
  expect((await body.textContent())?.length).toBeGreaterThan(3000);
  const article = page.locator('main article');
  await article.getByRole('heading', { name: 'Tags' }).waitFor();
  for (const tag of ['second year', 'renewal', 'budget', 'cost'])
    await article.getByRole('listitem').getByText(tag, { exact: true }).waitFor();
  await article.getByText('Written by', { exact: true }).waitFor();
  const aside = page.getByRole('complementary', { name: 'Which one suits you?' });
  expect(await aside.getByRole('link', { name: 'Get a Quote' }).getAttribute('href')).toBe('/quote');
  expect(await aside.getByRole('link', { name: 'Schedule Meeting' }).getAttribute('href')).toBe('/schedule');
});

it('BP-02 an author named by an address gets the default name', async () => {
  const page = await visit('/blog/selling-online-dubai-europe');
  await appReady(page);
  expect(await page.locator('main').getByText('Marsa team', { exact: true }).count()).toBe(2);
  expect(await page.locator('main').textContent()).not.toContain('desk@');
});

it('BP-03 an unknown slug shows the page for missing articles with a link to the blog', async () => {
  const page = await newPage();
  const answer = await page.goto(`${site().origin}/blog/no-such-guide`);
  expect(answer?.status()).toBe(404);
  await title(page, 'Post not found').waitFor();
  expect(await page.title()).toContain('Post not found');
  await page.getByText('Back to Blog', { exact: true }).click();
  await page.waitForURL(`${site().origin}/blog`);
  await page.locator('main article').nth(8).waitFor();
});

it('BP-03 a failure shows a message, a retry button and a link to the blog', async () => {
  proxy().setMode(({ path }) => (path.includes('slug=') ? { status: 503 } : 'pass'));
  const page = await visit('/blog/no-such-guide');
  await title(page, 'Failed to load blog post. Please try again later.').waitFor();
  expect(await page.getByText('Post not found').count()).toBe(0);
  expect(await page.getByText('Back to Blog', { exact: true }).getAttribute('href')).toBe('/blog');
  proxy().reset();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await title(page, 'Post not found').waitFor();
});

it('BP-04 the document title is the title of the post with the suffix of the blog', async () => {
  const page = await visit(POST);
  expect(await page.title()).toBe(`${TITLE} · Marsa Blog`);
  await appReady(page);
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== POST);
  const next = page.locator('h1').filter({ hasNotText: TITLE });
  const name = await next.textContent();
  await expect.poll(() => page.title()).toBe(`${name} · Marsa Blog`);
});

it.each([
  { width: 1366, folded: false },
  { width: 390, folded: true },
])('BP-05 the list of contents leads to the headings ($width px)', async ({ width, folded }) => {
  const page = await visit(POST, { viewport: { width, height: 800 } });
  await appReady(page);
  const beside = page.getByRole('navigation', { name: 'On this page' });
  const opener = page.locator('main').getByRole('button', { name: 'On this page' });
  const list = folded
    ? page.locator('main .MuiAccordion-root', { has: page.getByRole('button', { name: 'On this page' }) })
    : beside;
  expect(await beside.isVisible()).toBe(!folded);
  expect(await opener.isVisible()).toBe(folded);
  if (folded) {
    await page.locator('main button[aria-expanded="false"]', { hasText: 'On this page' }).click();
    await list.getByRole('link').first().waitFor();
    // A click on a moving list may reach another link.
    await list.evaluate((element) =>
      Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }
  const headings = (await page.locator('#article-body h2').allTextContents()).map((text) => text.trim());
  expect(await list.getByRole('link').allTextContents()).toEqual(headings);
  const last = list.getByRole('link').last();
  const target = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect.poll(() => inView(page, target)).toBe(true);
});

it('BP-05 the list of contents marks the last heading above the viewport', async () => {
  const page = await visit(POST);
  await appReady(page);
  const third = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  await third.click();
  await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
});

it('BP-05 previous, next and related articles can be opened', async () => {
  const page = await visit('/blog/corporate-bank-account-checklist');
  await appReady(page);
  const related = page.getByRole('region', { name: 'Read next' });
  expect(await related.locator('article').count()).toBe(3);
  expect(await related.getByRole('link', { name: 'Why banks say no' }).count()).toBe(1);
  const neighbours = page.getByRole('navigation', { name: 'More articles' });
  await neighbours.getByRole('link', { name: /^Previous article/ }).click();
  await title(page, 'A restaurant licence in Dubai, step by step').waitFor();
  await neighbours.getByRole('link', { name: /^Next article/ }).click();
  await title(page, 'Opening a corporate bank account: a calm checklist').waitFor();
});

it('BP-05 links to other articles in the text open without a reload, at the top', async () => {
  const page = await visit('/blog/corporate-bank-account-checklist');
  await appReady(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.locator('#article-body').getByRole('link', { name: 'a formal refusal' }).click();
  await title(page, 'Why banks say no, and what to do the week after').waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog/why-banks-say-no');
  expect(await page.locator('html[data-same-page]').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
