import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { feed, sitemap } from '../../../server/prerender/feeds.ts';
import { samplePost } from '../blog/samplePosts.ts';

const SITE = 'https://marsa.example';
const site = { brand: 'Marsa & Sons', url: SITE };

function parsed(text: string): Document {
  const document = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  return document;
}

const textOf = (parent: ParentNode | null | undefined, selector: string) =>
  parent?.querySelector(selector)?.textContent;

it('QU-03 the sitemap lists absolute addresses with the last change', () => {
  const changed = '2026-11-14T06:30:00Z';
  const pages = [{ address: `${SITE}/` }, { address: `${SITE}/blog/a?b&c`, changed }];
  const document = parsed(sitemap(pages));
  const { localName, namespaceURI } = document.documentElement;
  expect([localName, namespaceURI]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const urls = [...document.querySelectorAll('url')];
  const listed = urls.map((url) => ({ address: textOf(url, 'loc'), changed: textOf(url, 'lastmod') }));
  expect(listed).toEqual(pages);
});

it('QU-03 CS-05 the feed is RSS 2.0 with title, address, day, categories and excerpt of each post', () => {
  const hostile = samplePost(2, {
    title: `Tax & <script>"alert"('1')</script> &amp;\u0000\u0008\u001f\u0085\tfees`,
    excerpt: 'A ]]> B',
    categories: ['UK & Europe', 'Tax'].map((name, id) => ({ id, name })),
    dateGmt: '2026-11-12T05:00:00',
  });
  const undated = samplePost(1, { title: 'تأسيس मरसा 🇦🇪', date: '', dateGmt: '' });
  const posts = [hostile, undated].map(({ summary }, index) => ({ post: summary, path: `/blog/${index}` }));
  const document = parsed(feed(site, posts));
  const channel = document.querySelector('channel');
  expect([
    document.documentElement.getAttribute('version'),
    textOf(channel, 'title'),
    textOf(channel, 'link'),
    document.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
  ]).toEqual(['2.0', 'Marsa & Sons Blog', `${SITE}/blog`, `${SITE}/feed.xml`]);
  const items = [...document.querySelectorAll('item')].map((item) => ({
    title: textOf(item, 'title'),
    addresses: [textOf(item, 'link'), textOf(item, 'guid')],
    day: textOf(item, 'pubDate'),
    categories: [...item.querySelectorAll('category')].map((tag) => tag.textContent),
    excerpt: textOf(item, 'description'),
  }));
  expect(items).toMatchObject([
    {
      // XML allows no control characters.
      title: `Tax & <script>"alert"('1')</script> &amp;\tfees`,
      addresses: [`${SITE}/blog/0`, `${SITE}/blog/0`],
      day: 'Thu, 12 Nov 2026 05:00:00 GMT',
      categories: ['UK & Europe', 'Tax'],
      excerpt: 'A ]]> B',
    },
    { title: 'تأسيس मरसा 🇦🇪', day: undefined },
  ]);
  expect(textOf(parsed(feed(site, [])), 'channel > title')).toBe('Marsa & Sons Blog');
});
