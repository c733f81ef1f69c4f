import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { feed, sitemap, xml } from '../../../server/prerender/feeds.ts';
import { samplePost } from '../blog/samplePosts.ts';

const site = { brand: 'Marsa & Sons', url: 'https://marsa.example' };

/** Parses XML as feed readers do. @throws when it is not well-formed. */
function parsed(text: string): Document {
  const document = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  return document;
}

const textOf = (parent: ParentNode | null | undefined, selector: string) =>
  parent?.querySelector(selector)?.textContent;

it('QU-03 text in XML is escaped once, without control characters, in all scripts', () => {
  expect(xml(`<a href="x">Tom & Jerry's</a> &amp;`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s&lt;/a&gt; &amp;amp;',
  );
  expect(xml('a\u0000\u0008\u001f\u0085b\tc\nd')).toBe('ab\tc\nd');
  expect(xml('مرسى मरसा 🇦🇪')).toBe('مرسى मरसा 🇦🇪');
});

it('QU-03 the sitemap lists absolute addresses, with the last change where it is known', () => {
  const changed = '2026-11-14T06:30:00Z';
  const document = parsed(
    sitemap([
      { address: 'https://marsa.example/' },
      { address: 'https://marsa.example/blog/a?b&c', changed },
    ]),
  );
  const { localName, namespaceURI } = document.documentElement;
  expect([localName, namespaceURI]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const urls = [...document.querySelectorAll('url')];
  expect(urls.map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])).toEqual([
    ['https://marsa.example/', undefined],
    ['https://marsa.example/blog/a?b&c', changed],
  ]);
});

it('QU-03 CS-05 the feed is RSS 2.0 with title, address, day, categories and excerpt of each post', () => {
  const hostile = samplePost(2, {
    title: 'Tax & <script>alert(1)</script>',
    excerpt: 'A ]]> B',
    categories: [
      { id: 1, name: 'UK & Europe' },
      { id: 2, name: 'Tax' },
    ],
    dateGmt: '2026-11-12T05:00:00',
  });
  const undated = samplePost(1, { title: 'تأسيس شركة', date: '', dateGmt: '' });
  const document = parsed(
    feed(site, [
      { post: hostile.summary, path: '/blog/tax' },
      { post: undated.summary, path: '/blog/%D8%AA' },
    ]),
  );
  const channel = document.querySelector('channel');
  expect([
    document.documentElement.getAttribute('version'),
    textOf(channel, 'title'),
    textOf(channel, 'link'),
    document.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
  ]).toEqual(['2.0', 'Marsa & Sons Blog', 'https://marsa.example/blog', 'https://marsa.example/feed.xml']);
  const items = [...document.querySelectorAll('item')].map((item) => ({
    title: textOf(item, 'title'),
    addresses: [textOf(item, 'link'), textOf(item, 'guid')],
    day: textOf(item, 'pubDate'),
    categories: [...item.querySelectorAll('category')].map((tag) => tag.textContent),
  }));
  const address = 'https://marsa.example/blog/tax';
  expect(items).toMatchObject([
    {
      title: 'Tax & <script>alert(1)</script>',
      addresses: [address, address],
      day: 'Thu, 12 Nov 2026 05:00:00 GMT',
      categories: ['UK & Europe', 'Tax'],
    },
    { title: 'تأسيس شركة', day: undefined },
  ]);
  expect(textOf(document, 'item > description')).toBe('A ]]> B');
  expect(textOf(parsed(feed(site, [])), 'channel > title')).toBe('Marsa & Sons Blog');
});
