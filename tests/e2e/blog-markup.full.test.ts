import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { contentDouble, doublePost } from '../support/contentDouble.ts';
import { overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

const cells = (tag: string) =>
  Array.from({ length: 14 }, (_, index) => `<${tag}>AED ${index}00,000</${tag}>`).join('');
const wide = `
<figure class="wp-block-table alignwide"><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table></figure>
<pre class="wp-block-code"><code>${'no-place-to-break-'.repeat(30)}</code></pre>
<p>${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}</p>
<p><a href="https://example.org/">https://example.org/${'a-long-address/'.repeat(20)}</a></p>
<figure class="wp-block-gallery columns-3"><figure class="wp-block-image"><img src="/og.png" width="1200" height="630" alt="One"></figure><figure class="wp-block-image"><img src="/og.png" width="1200" height="630" alt="Two"></figure></figure>
<div class="wp-block-columns"><div class="wp-block-column" style="width:900px"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div>
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe width="1200" height="700" src="https://www.youtube.com/embed/abcdefghijk" title="A tour of the harbour"></iframe></div></figure>`;
const pictures = `
<figure class="wp-block-image size-large"><img src="/og.png" width="1200" height="630" alt="A harbour" srcset="/og.png 1200w, /icons/icon-512.png 512w" sizes="100vw"><figcaption>The caption</figcaption></figure>
<p><img data-src="/icons/icon-512.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Late"><noscript><img src="/icons/icon-512.png"></noscript></p>
<p><img src="/wp-content/uploads/gone.jpg" width="800" height="450" alt="A picture that is gone"></p>
<p><img src="https://tracker.example/pixel.png" alt="A foreign picture"></p>`;
const links = '<p><a href="https://content.example/guide-1/">the first guide</a></p>';

// Without a link, relative addresses of the post resolve against the content service, which is this site.
const body = (rendered: string) => ({ content: { rendered }, link: '' });
const { site, visit } = visits(
  contentDouble([
    doublePost(6, { content: { rendered: links }, _embedded: { author: [], 'wp:term': [] } }),
    doublePost(5, { content: { rendered: '', protected: true } }),
    doublePost(4, body(pictures)),
    doublePost(3, { ...body(wide), title: { rendered: 'دليل تأسيس الشركات في دبي' } }),
    doublePost(2, body(wide)),
    doublePost(1),
  ]),
);

const text = (page: Page) => page.locator('#article-body');
const readable = (page: Page) => page.getByText('Available offline', { exact: true }).waitFor();

it('BP-05 a video is a link that requests nothing from another site before a tap', async () => {
  const page = await visit('/blog');
  const foreign: string[] = [];
  await page.context().route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto(`${site().origin}/blog/guide-2`);
  await readable(page);
  const link = text(page).getByRole('link', { name: 'A tour of the harbour' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(foreign).toEqual([]);
  await link.click();
  const frame = text(page).locator('iframe[title="A tour of the harbour"]');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
  await expect.poll(() => foreign).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1']);
  expect(new URL(page.url()).pathname).toBe('/blog/guide-2');
});

it('BP-05 pictures are lazy and sized; a missing one shows its alternative text, one of another site a link', async () => {
  const page = await visit('/blog/guide-4');
  await readable(page);
  const harbour = text(page).getByRole('img', { name: 'A harbour' });
  expect(
    await harbour.evaluate((image) =>
      ['loading', 'width', 'height', 'srcset'].map((name) => image.getAttribute(name)),
    ),
  ).toEqual(['lazy', '1200', '630', '/og.png 1200w, /icons/icon-512.png 512w']);
  await text(page).locator('figcaption', { hasText: 'The caption' }).waitFor();
  expect(await text(page).getByRole('img', { name: 'Late' }).getAttribute('src')).toBe('/icons/icon-512.png');
  await text(page).locator('span', { hasText: 'A picture that is gone' }).scrollIntoViewIfNeeded();
  expect(await text(page).getByRole('img', { name: 'A picture that is gone' }).count()).toBe(0);
  const foreign = text(page).getByRole('link', { name: 'A foreign picture' });
  expect(await foreign.getAttribute('href')).toBe('https://tracker.example/pixel.png');
  expect(await text(page).locator('img[src*="tracker"]').count()).toBe(0);
});

it.each([
  { slug: 'guide-2', direction: 'ltr', colorScheme: 'light' },
  { slug: 'guide-3', direction: 'rtl', colorScheme: 'dark' },
] as const)(
  'BP-05 nothing is wider than 320 px ($direction, $colorScheme)',
  async ({ slug, direction, colorScheme }) => {
    const page = await visit(`/blog/${slug}`, { viewport: { width: 320, height: 640 }, colorScheme });
    await readable(page);
    expect(await text(page).getAttribute('dir')).toBe(direction);
    expect(await overflow(page)).toBe(0);
    const outside = await text(page).evaluate((root) =>
      [...root.querySelectorAll('*')]
        .filter((element) => !element.parentElement?.closest('pre, .table-box'))
        .filter(
          (element) =>
            element.getBoundingClientRect().left < 0 || element.getBoundingClientRect().right > 320,
        )
        .map((element) => element.outerHTML.slice(0, 60)),
    );
    expect(outside).toEqual([]);
    const table = text(page).locator('.table-box');
    const scrolled = await table.evaluate((box) => {
      box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -200 : 200;
      return Math.abs(box.scrollLeft);
    });
    expect(scrolled).toBe(200);
  },
);

it('BP-05 a link to a post at the content service opens it in the app without a reload', async () => {
  const page = await visit('/blog/guide-6');
  await readable(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await text(page).getByRole('link', { name: 'the first guide' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guide 1', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog/guide-1');
  expect(await page.locator('html[data-same-page]').count()).toBe(1);
});

it('BP-02 a post without picture, badges, tags or author omits these parts', async () => {
  const page = await visit('/blog/guide-6');
  await readable(page);
  expect(await page.locator('main article img').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Tags' }).count()).toBe(0);
  expect(await page.locator('main article header ul li').count()).toBe(0);
  expect(await page.locator('main').getByText('Marsa team', { exact: true }).count()).toBe(2);
});

it('BP-02 a post with a password says that it is protected', async () => {
  const page = await visit('/blog/guide-5');
  await page.getByText('This article is password-protected and cannot be shown here.').waitFor();
  expect(await page.locator('main header').innerText()).not.toMatch(/min read|Available offline/);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Guide 5');
});
