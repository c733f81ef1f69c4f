import { describe, expect, it, vi } from 'vitest';
import { toPost } from '../../../src/features/blog/api/toPost.ts';
import type { Post } from '../../../src/features/blog/model.ts';
import { atOnce, context, rawPost } from './fixture.ts';

/** Parses a post and fails the test when it is rejected. */
function mapped(changes: Readonly<Record<string, unknown>> = {}): Post {
  const post = atOnce(toPost(rawPost(changes), context));
  if (!post) throw new Error('the post was refused');
  return post;
}

const embedded = (changes: Readonly<Record<string, unknown>>) => ({
  _embedded: { ...Object(rawPost()['_embedded']), ...changes },
});

const error = { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } };

const nothing = {
  date: undefined,
  date_gmt: undefined,
  modified_gmt: undefined,
  link: undefined,
  title: undefined,
  excerpt: undefined,
  content: undefined,
  _embedded: undefined,
};

describe('a post of the content service', () => {
  it('CS-05 is parsed', () => {
    expect(mapped()).toEqual({
      summary: {
        id: 7,
        slug: 'a-guide',
        title: 'A guide',
        excerpt: 'In short.',
        date: '2025-03-01T09:00:00',
        dateGmt: '2025-03-01T05:00:00',
        modifiedGmt: '2025-03-02T05:00:00',
        author: 'Marsa editorial',
        categories: [{ id: 3, name: 'Tax & VAT' }],
        tags: [{ id: 9, name: 'Q&A' }],
        picture: undefined,
        minutes: 1,
        lang: 'en',
        protected: false,
        link: 'https://wp.example/2025/03/a-guide/',
      },
      body: { id: 7, html: expect.stringContaining('<p>At length.</p>'), headings: [] },
    });
  });

  it('CS-05 has a plain text title', () => {
    const title = (rendered: string) => mapped({ title: { rendered } }).summary.title;
    expect(title('Fees &#038; permits, Q&amp;A: what’s “due” &#038; a < b')).toBe(
      'Fees & permits, Q&A: what’s “due” & a < b',
    );
    expect(title('A <img src=x onerror="alert(1)">title<script>alert(1)</script> <em>here</em>')).toBe(
      'A title here',
    );
    expect(title('&lt;b&gt; &amp;lt;b&amp;gt;')).toBe('<b> &lt;b&gt;');
  });

  it.each([
    ['missing', {}],
    ['an error object', { author: [error] }],
    ['an e-mail address', { author: [{ name: 'desk@marsa.example' }] }],
    ['a text with an at-sign', { author: [{ name: 'Layla @ Marsa' }] }],
    ['markup only', { author: [{ name: '<img src=x onerror="alert(1)">' }] }],
    ['a number', { author: 7 }],
  ])('BL-07 has the default author for an author that is %s', (_, changes) => {
    expect(mapped(embedded({ author: undefined, ...changes })).summary.author).toBe('The team');
  });

  it('CS-05 has defaults for missing and malformed embeds', () => {
    for (const embeds of [
      undefined,
      null,
      'none',
      [],
      { 'wp:term': 'x', 'wp:featuredmedia': [error], author: [null] },
    ]) {
      const { summary } = mapped({ _embedded: embeds });
      expect([summary.title, summary.author, summary.categories, summary.picture]).toEqual([
        'A guide',
        'The team',
        [],
        undefined,
      ]);
    }
  });

  it('CS-05 has only valid terms', () => {
    const terms = [
      [{ id: 1, name: 'One' }, error, { id: 'two', name: 'Two' }, { id: 3, name: '<img src=x>' }, null],
    ];
    expect(mapped(embedded({ 'wp:term': terms })).summary).toMatchObject({
      categories: [{ id: 1, name: 'One' }],
      tags: [],
    });
  });

  it('CS-05 is marked as protected by a password', () => {
    const content = { rendered: '', protected: true };
    expect(mapped({ content, excerpt: content })).toMatchObject({
      summary: { protected: true, excerpt: '', minutes: 0 },
      body: { html: '' },
    });
  });

  it('BL-07 has an excerpt with an ellipsis instead of “[…]”', () => {
    const excerpt = (rendered: string) => mapped({ excerpt: { rendered } }).summary.excerpt;
    expect(excerpt('<p>Words and so on [&hellip;]</p>\n')).toBe('Words and so on…');
    expect(excerpt('<p>Words [...]</p>')).toBe('Words…');
    expect(excerpt('<p>Words [&hellip;] more</p>')).toBe('Words […] more');
  });

  it('CS-05 has the local time when the UTC time is missing', () => {
    expect(mapped({ date_gmt: null, modified_gmt: '' }).summary).toMatchObject({
      dateGmt: '2025-03-01T09:00:00',
      modifiedGmt: '2025-03-01T09:00:00',
    });
  });

  it.each([
    [
      'no date',
      { date: undefined, date_gmt: undefined, modified_gmt: undefined },
      { date: '', dateGmt: '', modifiedGmt: '' },
    ],
    [
      'a date as text',
      { date: 'yesterday', date_gmt: null, modified_gmt: 7 },
      { date: '', dateGmt: '', modifiedGmt: '' },
    ],
    ['a zero date', { date: undefined, date_gmt: '0000-00-00T00:00:00' }, { date: '', dateGmt: '' }],
    ['only its UTC date', { date: null }, { date: '2025-03-01T05:00:00', dateGmt: '2025-03-01T05:00:00' }],
    ['no title', { title: null }, { title: 'a-guide' }],
    ['an empty title', { title: { rendered: ' ' } }, { title: 'a-guide' }],
    ['no excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['no content', { content: undefined }, { title: 'A guide', excerpt: 'In short.', minutes: 0 }],
    ['nothing but id, slug and title', { ...nothing, title: { rendered: 'Alone' } }, { title: 'Alone' }],
    ['nothing but id, slug and content', { ...nothing, content: { rendered: 'Text' } }, { title: 'a-guide' }],
  ])('CS-05 has defaults with %s', (_, changes, shown) => {
    expect(mapped(changes).summary).toMatchObject({ id: 7, slug: 'a-guide', ...shown });
  });

  it.each([
    ['in two sizes', { 24: '/a-24.png', 48: '/a-48.png', 96: '/a-96.png' }, 'https://wp.example/a-96.png'],
    [
      'in the small size only',
      { 24: '/a-24.png', 48: 'https://cdn.example/a-48.png' },
      'https://cdn.example/a-48.png',
    ],
    ['of a forbidden origin', { 96: 'https://gravatar.example/a' }, undefined],
    ['of a wrong type', { 96: 7, 48: '' }, undefined],
    ['switched off', false, undefined],
  ])('QU-02 has an author with a portrait %s', (_, avatar_urls, address) => {
    const { author, avatar } = mapped(embedded({ author: [{ name: 'Salma', avatar_urls }] })).summary;
    expect([author, avatar]).toEqual(['Salma', address]);
  });

  it.each([
    ['null', null],
    ['a text', 'post'],
    ['no id', rawPost({ id: undefined })],
    ['id zero', rawPost({ id: 0 })],
    ['an empty slug', rawPost({ slug: '' })],
    ['no slug', rawPost({ slug: null })],
    ['no content', rawPost({ title: null, excerpt: 7, content: [] })],
  ])('CS-05 is rejected and logged: %s', (_, raw) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(atOnce(toPost(raw, context))).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('malformed post'));
    warn.mockRestore();
  });

  it('CS-05 is rejected and logged when parsing fails', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    class Breaking extends context.dom.DOMParser {
      override parseFromString(html: string, type: DOMParserSupportedType) {
        if (html.includes('breaks')) throw new TypeError('not iterable');
        return super.parseFromString(html, type);
      }
    }
    const breaking = { ...context, dom: Object.create(context.dom, { DOMParser: { value: Breaking } }) };
    const raw = rawPost({ content: { rendered: '<p>breaks</p>', protected: false } });
    expect(atOnce(toPost(raw, breaking))).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('unreadable'));
    warn.mockRestore();
  });
});

describe('a text that is far too long', () => {
  it('CS-05 is cut before a tag and ends with the address of the post', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const rendered = `<p>Words.</p><p>${'More words. '.repeat(100_000)}</p>`;
    const { body } = mapped({ content: { rendered } });
    warn.mockRestore();
    expect(body.html).toBe('<p>Words.</p><p>… https://wp.example/2025/03/a-guide/</p>');
  });

  it.each([
    'x'.repeat(251),
    '%e0%a4%95'.repeat(84),
    'a/b',
    '%2e%2e%2fa',
    'a\\b',
    'a%00',
    '\ud83d',
    '.',
    '..',
    '%2e%2e',
    ' ',
  ])('CS-05 is rejected with the slug %j', (slug) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(atOnce(toPost(rawPost({ slug }), context))).toBeUndefined();
    warn.mockRestore();
  });
});
