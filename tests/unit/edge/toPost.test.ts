import { describe, expect, it, vi } from 'vitest';
import { toPost } from '../../../src/features/blog/api/toPost.ts';
import type { Post } from '../../../src/features/blog/model.ts';
import { atOnce, context, rawPost } from './fixture.ts';

/** The post that an answer becomes; a test fails when it is refused. */
function mapped(changes: Readonly<Record<string, unknown>> = {}): Post {
  const post = atOnce(toPost(rawPost(changes), context));
  if (!post) throw new Error('the post was refused');
  return post;
}

const embedded = (changes: Readonly<Record<string, unknown>>) => ({
  _embedded: { ...Object(rawPost()['_embedded']), ...changes },
});

const error = { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } };

/** All that a post can be without. */
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

describe('a post at the edge', () => {
  it('CS-05 an ordinary one is taken over', () => {
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

  it('CS-05 entities and stray markup in a title become plain text', () => {
    const title = (rendered: string) => mapped({ title: { rendered } }).summary.title;
    expect(title('Fees &#038; permits, Q&amp;A: what’s “due” &#038; a < b')).toBe(
      'Fees & permits, Q&A: what’s “due” & a < b',
    );
    expect(title('A <img src=x onerror="alert(1)">title<script>alert(1)</script> <em>here</em>')).toBe(
      'A title here',
    );
    expect(title('&lt;b&gt; &amp;lt;b&amp;gt;')).toBe('<b> &lt;b&gt;');
  });

  it('CS-05 without a title it is called by its slug', () => {
    expect(mapped({ title: { rendered: ' ' }, slug: '2033-2' }).summary.title).toBe('2033-2');
  });

  it('CS-05 a native slug is decoded, one that was cut inside a letter is kept', () => {
    expect(mapped({ slug: '%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3' }).summary.slug).toBe('تأسيس');
    expect(mapped({ slug: '%d8%aa%d8' }).summary.slug).toBe('%d8%aa%d8');
  });

  it.each([
    ['missing', {}],
    ['an error object', { author: [error] }],
    ['an e-mail address', { author: [{ name: 'desk@marsa.example' }] }],
    ['nothing but markup', { author: [{ name: '<img src=x onerror="alert(1)">' }] }],
    ['a number', { author: 7 }],
  ])('BL-07 an author that is %s gets the default name', (_, changes) => {
    expect(mapped(embedded({ author: undefined, ...changes })).summary.author).toBe('The team');
  });

  it('CS-05 without embeds, or with embeds of a wrong type, it is shown with what there is', () => {
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

  it('CS-05 of a list of terms the usable ones stay', () => {
    const terms = [
      [{ id: 1, name: 'One' }, error, { id: 'two', name: 'Two' }, { id: 3, name: '<img src=x>' }, null],
    ];
    expect(mapped(embedded({ 'wp:term': terms })).summary).toMatchObject({
      categories: [{ id: 1, name: 'One' }],
      tags: [],
    });
  });

  it('CS-05 behind a password there is no text, and that is said', () => {
    const content = { rendered: '', protected: true };
    expect(mapped({ content, excerpt: content })).toMatchObject({
      summary: { protected: true, excerpt: '', minutes: 0 },
      body: { html: '' },
    });
  });

  it('BL-07 the automatic end of an excerpt becomes an ellipsis', () => {
    const excerpt = (rendered: string) => mapped({ excerpt: { rendered } }).summary.excerpt;
    expect(excerpt('<p>Words and so on [&hellip;]</p>\n')).toBe('Words and so on…');
    expect(excerpt('<p>Words [...]</p>')).toBe('Words…');
    expect(excerpt('<p>Words [&hellip;] more</p>')).toBe('Words […] more');
  });

  it('CS-05 times without their UTC form are taken as they are', () => {
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
      'a date in words',
      { date: 'yesterday', date_gmt: null, modified_gmt: 7 },
      { date: '', dateGmt: '', modifiedGmt: '' },
    ],
    [
      'a date that is not yet',
      { date: undefined, date_gmt: '0000-00-00T00:00:00' },
      { date: '', dateGmt: '' },
    ],
    ['only its UTC date', { date: null }, { date: '2025-03-01T05:00:00', dateGmt: '2025-03-01T05:00:00' }],
    ['no title', { title: null }, { title: 'a-guide' }],
    ['no excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['no content', { content: undefined }, { title: 'A guide', excerpt: 'In short.', minutes: 0 }],
    ['nothing but id, slug and title', { ...nothing, title: { rendered: 'Alone' } }, { title: 'Alone' }],
    ['nothing but id, slug and content', { ...nothing, content: { rendered: 'Text' } }, { title: 'a-guide' }],
  ])('CS-05 a post with %s is shown with what there is', (_, changes, shown) => {
    expect(mapped(changes).summary).toMatchObject({ id: 7, slug: 'a-guide', ...shown });
  });

  it.each([
    ['in two sizes', { 24: '/a-24.png', 48: '/a-48.png', 96: '/a-96.png' }, 'https://wp.example/a-96.png'],
    [
      'only in the small one',
      { 24: '/a-24.png', 48: 'https://cdn.example/a-48.png' },
      'https://cdn.example/a-48.png',
    ],
    ['of an origin that may not be asked', { 96: 'https://gravatar.example/a' }, undefined],
    ['of a wrong type', { 96: 7, 48: '' }, undefined],
    ['switched off', false, undefined],
  ])('QU-02 an author’s portrait %s', (_, avatar_urls, address) => {
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
    ['nothing to show', rawPost({ title: null, excerpt: 7, content: [] })],
  ])('CS-05 %s is refused and logged', (_, raw) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(atOnce(toPost(raw, context))).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('malformed post'));
    warn.mockRestore();
  });

  it('CS-05 a post that cannot be read is left out and logged, and stops no other', () => {
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
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be read'));
    warn.mockRestore();
  });
});

describe('a text that is far too long', () => {
  it('CS-05 is cut before a tag, and tells the address of all of it', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const rendered = `<p>Words.</p><p>${'More words. '.repeat(100_000)}</p>`;
    const { body } = mapped({ content: { rendered } });
    warn.mockRestore();
    expect(body.html).toBe('<p>Words.</p><p>… https://wp.example/2025/03/a-guide/</p>');
  });

  it.each(['x'.repeat(251), '%e0%a4%95'.repeat(84), 'a/b', '%2e%2e%2fa', 'a\\b', 'a%00'])(
    'CS-05 with %j for a slug leaves out its post',
    (slug) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(atOnce(toPost(rawPost({ slug }), context))).toBeUndefined();
      warn.mockRestore();
    },
  );
});
