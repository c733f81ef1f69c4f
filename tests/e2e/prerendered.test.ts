import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '../../server/build/scriptHashes.ts';
import { createContentService } from '../../server/content/embeddedService.ts';
import { site as firm } from '../../src/content/site.ts';
import { rendered, renderedFiles } from '../support/renderedSite.ts';
import { startSite, type TestSite } from '../support/site.ts';

const SLUG = 'second-year-costs';
const ARTICLE = `/blog/${SLUG}`;

const post = v.object({ slug: v.string(), title: v.object({ rendered: v.string() }), date_gmt: v.string() });

const structured = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });

describe('rendered pages, read without a browser', () => {
  let site: TestSite;
  let posts: v.InferOutput<typeof post>[];

  beforeAll(async () => {
    site = await startSite();
    const ask = await createContentService();
    const answer = await ask(new Request('http://localhost/wp-json/wp/v2/posts?per_page=100'));
    posts = v.parse(v.pipe(v.array(post), v.minLength(20)), await answer.json());
  });
  afterAll(() => site.close());

  const get = (path: string) => fetch(site.origin + path, { headers: { Accept: 'text/html' } });
  const documentAt = async (path: string) => new JSDOM(await (await get(path)).text()).window.document;
  const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

  it('BP-01 the old address of a renamed article answers 301, and no list or feed contains it', async () => {
    const [former, current] = ['/blog/small-business-relief-ends-2026', '/blog/small-business-relief-uae'];
    const answer = await fetch(site.origin + former, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, current]);
    for (const list of ['/blog', '/sitemap.xml', '/feed.xml']) {
      const text = await (await get(list)).text();
      expect([list, text.includes(former), text.includes(current)]).toEqual([list, false, true]);
    }
  });

  // tests/consistency/rendered.test.ts has headings, addresses and breadcrumbs of all pages.
  it.each(['/', '/blog', '/quote', '/schedule', ARTICLE])(
    'QU-03 %s has its own text and metadata',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.redirected]).toEqual([200, false]);
      const page = new JSDOM(await answer.text()).window.document;
      expect(page.querySelector('main')?.textContent.length).toBeGreaterThan(300);
      expect(page.title.length).toBeGreaterThan(10);
      const description = content(page, 'meta[name="description"]') ?? '';
      expect(description.length).toBeGreaterThan(40);
      expect(content(page, 'meta[property="og:title"]')).toBe(page.title);
      expect(content(page, 'meta[property="og:description"]')).toBe(description);
      expect(content(page, 'meta[property="og:type"]')).toBe(path === ARTICLE ? 'article' : 'website');
      const image = new URL(content(page, 'meta[property="og:image"]') ?? '');
      expect(image.origin).toBe(new URL(firm.url).origin);
      const picture = await fetch(site.origin + image.pathname);
      expect([picture.status, picture.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
      expect(content(page, 'meta[name="robots"]')).toBeUndefined();
    },
  );

  it('QU-02 each page has only the inline script that the policy allows', async () => {
    const [script] = inlineScriptHashes(rendered('index.html'));
    expect((await get('/')).headers.get('content-security-policy')).toContain(`'self' '${script}'`);
    const pages = renderedFiles(/\.html$/).filter((file) => !file.startsWith('.'));
    expect(pages.filter((file) => String(inlineScriptHashes(rendered(file))) !== script)).toEqual([]);
  });

  it('QU-03 an article contains its text, links and structured data', async () => {
    const page = await documentAt(ARTICLE);
    const own = posts.find(({ slug }) => slug === SLUG);
    const title = new JSDOM(own?.title.rendered).window.document.body.textContent;
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.querySelector('#article-body')?.textContent.length).toBeGreaterThan(3000);
    expect(page.querySelectorAll('main a[href^="/blog/"]').length).toBeGreaterThan(2);

    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      v.parse(structured, JSON.parse(script.textContent)),
    );
    const article = data.find((each) => each['@type'] === 'BlogPosting');
    expect(article).toMatchObject({
      headline: title,
      datePublished: `${own?.date_gmt}Z`,
      mainEntityOfPage: firm.url + ARTICLE,
      author: { '@type': expect.any(String), name: expect.any(String) },
      publisher: { '@type': 'Organization', name: firm.brand },
    });
  });

  it('QU-03 every article of the content service is a page, in the sitemap and, if new, in the feed', async () => {
    const paths = posts.map(({ slug }) => `/blog/${encodeURIComponent(decodeURIComponent(slug))}`);
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
    // Arabic articles are under `/ar`: each article is listed once, in its own language (LA-07).
    const canonical = await Promise.all(
      paths.map(async (path) =>
        (await documentAt(path)).querySelector('link[rel="canonical"]')?.getAttribute('href'),
      ),
    );

    const xmlAt = async (path: string, type: RegExp) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
      return new JSDOM(await answer.text(), { contentType: 'application/xml' }).window.document;
    };
    const sitemap = await xmlAt('/sitemap.xml', /^application\/xml/);
    const addresses = [...sitemap.querySelectorAll('url > loc')].map((loc) => loc.textContent);
    for (const path of ['/', '/blog', '/quote', '/schedule']) expect(addresses).toContain(firm.url + path);
    for (const address of canonical) expect(addresses).toContain(address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const { pathname } = new URL(address);
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
    }

    const feed = await xmlAt('/feed.xml', /xml/);
    const items = [...feed.querySelectorAll('channel > item')];
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(
      paths.slice(0, 30).map((path) => firm.url + path),
    );
    for (const item of items) {
      expect(item.querySelector('title')?.textContent).not.toBe('');
      expect(Date.parse(item.querySelector('pubDate')?.textContent ?? '')).not.toBeNaN();
    }
  });

  it('QU-03 robots.txt allows all crawlers and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(`Sitemap: ${firm.url}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  });

  it.each(['/no-such-page', '/blog/no-such-article', '/blog/second-year-costs/more'])(
    'QU-03 %s answers 404 with a page that search engines do not index',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      const page = new JSDOM(await answer.text()).window.document;
      expect(page.querySelector('h1')?.textContent).toBe('Page not found');
      expect(content(page, 'meta[name="robots"]')).toBe('noindex');
      expect(page.querySelectorAll('main a[href="/blog"], main a[href="/"]').length).toBeGreaterThan(1);
    },
  );
});
