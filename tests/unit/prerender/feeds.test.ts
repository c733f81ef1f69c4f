import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { feed, sitemap, xml } from '../../../server/prerender/feeds.ts';
import { samplePost } from '../blog/samplePosts.ts';

const site = { brand: 'Marsa & Sons', url: 'https://marsa.example' };

/** Parses XML as feed readers do. @throws when it is not well-formed. */
function parsed(text: string): Document {
  const { DOMParser } = new JSDOM('').window;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(error.textContent ?? 'Not well-formed');
  return document;
}

const textOf = (parent: ParentNode | null, selector: string) => parent?.querySelector(selector)?.textContent;

describe('text in XML', () => {
  it('QU-03 signs of markup are escaped, once', () => {
    expect(xml(`<a href="x">Tom & Jerry's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s&lt;/a&gt;',
    );
    expect(xml('&amp;')).toBe('&amp;amp;');
  });

  it('QU-03 control characters are left out, white space stays', () => {
    expect(xml('a\u0000\u0008\u001f\u0085b\tc\nd')).toBe('ab\tc\nd');
  });

  it('QU-03 letters of all scripts stay', () => {
    expect(xml('مرسى मरसा 🇦🇪')).toBe('مرسى मरसा 🇦🇪');
  });
});

describe('sitemap', () => {
  it('QU-03 lists absolute addresses, with the last change where it is known', () => {
    const document = parsed(
      sitemap([
        { address: 'https://marsa.example/' },
        { address: 'https://marsa.example/blog/a?b&c', changed: '2026-11-14T06:30:00Z' },
      ]),
    );
    expect(document.documentElement.localName).toBe('urlset');
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const urls = [...document.querySelectorAll('url')];
    expect(urls.map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])).toEqual([
      ['https://marsa.example/', undefined],
      ['https://marsa.example/blog/a?b&c', '2026-11-14T06:30:00Z'],
    ]);
  });

  it('QU-03 starts with the declaration: nothing may stand before it', () => {
    expect(sitemap([])).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  });
});

describe('feed', () => {
  const hostile = samplePost(2, {
    title: 'Tax & <script>alert(1)</script>',
    excerpt: 'A ]]> B',
    categories: [
      { id: 1, name: 'UK & Europe' },
      { id: 2, name: 'Tax' },
    ],
    dateGmt: '2026-11-12T05:00:00',
  });
  const posts = [
    { post: hostile.summary, path: '/blog/tax' },
    { post: samplePost(1, { title: 'تأسيس شركة' }).summary, path: '/blog/%D8%AA' },
  ];

  it('QU-03 RSS 2.0 with the firm and its own address', () => {
    const document = parsed(feed(site, posts));
    const channel = document.querySelector('channel');
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    expect(textOf(channel, 'title')).toBe('Marsa & Sons Blog');
    expect(textOf(channel, 'link')).toBe('https://marsa.example/blog');
    expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://marsa.example/feed.xml',
    );
  });

  it('CS-05 a post without a date has no day', () => {
    const undated = samplePost(3, { date: '', dateGmt: '' }).summary;
    const item = parsed(feed(site, [{ post: undated, path: '/blog/a' }])).querySelector('item');
    expect([textOf(item, 'title'), textOf(item, 'pubDate')]).toEqual(['Post 3', undefined]);
  });

  it('QU-03 each post with title, address, day, categories and excerpt', () => {
    const items = [...parsed(feed(site, posts)).querySelectorAll('item')];
    expect(items).toHaveLength(2);
    const [first, second] = items;
    expect(textOf(first ?? null, 'title')).toBe('Tax & <script>alert(1)</script>');
    expect(textOf(first ?? null, 'link')).toBe('https://marsa.example/blog/tax');
    expect(textOf(first ?? null, 'guid')).toBe('https://marsa.example/blog/tax');
    expect(textOf(first ?? null, 'pubDate')).toBe('Thu, 12 Nov 2026 05:00:00 GMT');
    expect(textOf(first ?? null, 'description')).toBe('A ]]> B');
    expect([...(first?.querySelectorAll('category') ?? [])].map((tag) => tag.textContent)).toEqual([
      'UK & Europe',
      'Tax',
    ]);
    expect(textOf(second ?? null, 'title')).toBe('تأسيس شركة');
  });

  it('QU-03 without posts it is still a feed', () => {
    expect(parsed(feed(site, [])).querySelector('channel title')).not.toBeNull();
  });
});
